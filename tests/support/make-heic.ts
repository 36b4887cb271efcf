import { spawnSync } from 'node:child_process'
import ffmpeg from '@ffmpeg-installer/ffmpeg'

type HeicOptions = {
  readonly width: number
  readonly height: number
  /** As ffmpeg writes colors: `0xrrggbb`. */
  readonly color: string
  /** Quarter turns that a viewer has to undo, anticlockwise. */
  readonly turns?: 0 | 1 | 2 | 3
  readonly profile?: Uint8Array
  /** What the header says, if that is not the truth. */
  readonly claimedSize?: readonly [width: number, height: number]
}

const [vps, sps, pps] = [32, 33, 34]

/** A HEIC as telephones write them, for tests: one HEVC frame in boxes made by hand. */
export function makeHeic({ width, height, color, turns = 0, profile, claimedSize }: HeicOptions): Buffer {
  const units = encodeFrame(width, height, color)
  const typeOf = (unit: Buffer) => ((unit[0] ?? 0) >> 1) & 0x3f
  const head = [vps, sps, pps].flatMap((type) => units.filter((unit) => typeOf(unit) === type))
  const slices = units.filter((unit) => typeOf(unit) < vps)
  const data = Buffer.concat(slices.flatMap((unit) => [long(unit.length), unit]))
  const properties = [
    decoderConfiguration(head.map((unit) => [typeOf(unit), unit] as const)),
    box('ispe', long(0), ...(claimedSize ?? [width, height]).map(long)),
    box('irot', Buffer.from([turns])),
    ...(profile ? [box('colr', Buffer.from('prof'), profile)] : []),
  ]
  const type = box('ftyp', Buffer.from('heic'), long(0), Buffer.from('mif1heic'))
  const meta = (dataAt: number) =>
    box(
      'meta',
      long(0),
      box('hdlr', long(0), long(0), Buffer.from('pict'), Buffer.alloc(13)),
      box('pitm', long(0), short(1)),
      box(
        'iloc',
        long(0),
        short(0x4400),
        short(1),
        short(1),
        short(0),
        short(1),
        long(dataAt),
        long(data.length),
      ),
      box(
        'iinf',
        long(0),
        short(1),
        box('infe', long(0x02000000), short(1), short(0), Buffer.from('hvc1\0')),
      ),
      box(
        'iprp',
        box('ipco', ...properties),
        box(
          'ipma',
          long(0),
          long(1),
          short(1),
          Buffer.from([properties.length, ...properties.map((_, at) => at + 1)]),
        ),
      ),
    )
  const dataAt = type.length + meta(0).length + 8
  return Buffer.concat([type, meta(dataAt), box('mdat', data)])
}

function encodeFrame(width: number, height: number, color: string): readonly Buffer[] {
  const { stdout, status, stderr } = spawnSync(ffmpeg.path, [
    ...[
      '-hide_banner',
      '-loglevel',
      'error',
      '-f',
      'lavfi',
      '-i',
      `color=${color}:size=${width}x${height}:rate=1`,
    ],
    ...['-frames:v', '1', '-vf', 'scale=out_color_matrix=bt709:out_range=pc', '-pix_fmt', 'yuvj420p'],
    ...[
      '-c:v',
      'libx265',
      '-x265-params',
      'log-level=none:info=0:range=full:colormatrix=bt709',
      '-f',
      'hevc',
      '-',
    ],
  ])
  if (status !== 0) throw new Error(`No HEVC frame: ${stderr}`)
  return stdout
    .toString('latin1')
    .split('\0\0\x01')
    .map((unit) => Buffer.from(unit.replace(/\0+$/, ''), 'latin1'))
    .filter((unit) => unit.length > 0)
}

function decoderConfiguration(units: readonly (readonly [type: number, unit: Buffer])[]): Buffer {
  const arrays = units.flatMap(([type, unit]) => [
    Buffer.from([0x80 | type]),
    short(1),
    short(unit.length),
    unit,
  ])
  const profile = Buffer.from('0101600000009000000000001e', 'hex')
  const layout = Buffer.from('f000fcfdf8f800000f', 'hex')
  return box('hvcC', profile, layout, Buffer.from([units.length]), ...arrays)
}

function box(type: string, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([long(body.length + 8), Buffer.from(type), body])
}

function long(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

function short(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(value)
  return bytes
}
