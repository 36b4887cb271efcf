/** Lightness 0 to 1, green to red, blue to yellow: distances are about as large as they look. */
export type OkLab = readonly [lightness: number, a: number, b: number]

export type PaletteColor = {
  readonly color: string
  readonly lab: OkLab
  /** Of the picture, 0 to 1; the shares of a palette make 1. */
  readonly share: number
}

/** Pixels row by row, three bytes each, or four with alpha. */
export type PixelBytes = { readonly pixels: Uint8Array; readonly channels: 3 | 4 }

const rounds = 12
/** Colors nearer than this look alike and become one. */
const alike = 0.06
const smallestShare = 0.005
/** Below this much chroma a color counts as grey; film grain and JPEG stay under it. */
const greyChroma = 0.022
const white: PaletteColor = { color: '#ffffff', lab: [1, 0, 0], share: 1 }

/** The colors a picture is made of, largest share first. The same pixels give the same palette. */
export function paletteOf(picture: PixelBytes, count = 6): readonly PaletteColor[] {
  const samples = countColors(picture)
  if (samples.length === 0) return [white]
  let centers = spreadCenters(samples, count)
  for (let round = 0; round < rounds; round += 1) centers = settle(samples, centers)
  return nameColors(samples, joinAlike(samples, centers))
}

/** Lightness, a, b and share of each color, one after the other, as the catalogue keeps them. */
export function flattenPalette(palette: readonly PaletteColor[]): readonly number[] {
  return palette.flatMap(({ lab, share }) => [...lab, Math.round(share * 10_000) / 10_000])
}

/** A flat palette of colors that are known by name only, strongest first: each is taken for half the one before. */
export function paletteOfColors(colors: readonly string[]): readonly number[] {
  const weights = colors.map((_, at) => 0.5 ** at)
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return flattenPalette(
    colors.map((color, at) => ({ color, lab: rounded(labOfHex(color)), share: (weights[at] ?? 0) / all })),
  )
}

/** Whether nothing in the picture has a color, whatever its color space says. */
export function isBlackAndWhite(picture: PixelBytes): boolean {
  const samples = countColors(picture)
  const all = total(samples)
  const colored = total(samples.filter(({ lab }) => Math.hypot(lab[1], lab[2]) > greyChroma))
  return colored <= all * 0.01
}

export function labOfHex(color: string): OkLab {
  const bits = Number.parseInt(color.slice(1), 16)
  return labOf((bits >> 16) & 255, (bits >> 8) & 255, bits & 255)
}

export function hexOfLab([lightness, a, b]: OkLab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${linear.map((part) => byteOf(part).toString(16).padStart(2, '0')).join('')}`
}

type Sample = { readonly lab: OkLab; readonly count: number }

/** Thousands of pixels become some hundreds of weighted colors; what is transparent has none. */
function countColors({ pixels, channels }: PixelBytes): readonly Sample[] {
  const bins = new Map<number, [number, number, number, number]>()
  for (let at = 0; at + channels <= pixels.length; at += channels) {
    if (channels === 4 && (pixels[at + 3] ?? 0) < 128) continue
    const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]]
    const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3)
    const bin = bins.get(key)
    if (!bin) bins.set(key, [red, green, blue, 1])
    else {
      bin[0] += red
      bin[1] += green
      bin[2] += blue
      bin[3] += 1
    }
  }
  return [...bins.entries()]
    .sort(([one], [other]) => one - other)
    .map(([, [red, green, blue, count]]) => ({ lab: labOf(red / count, green / count, blue / count), count }))
}

/** The most frequent color first, then whatever is far from all chosen ones and not rare. */
function spreadCenters(samples: readonly Sample[], count: number): readonly OkLab[] {
  const centers: OkLab[] = []
  const nearest = samples.map(() => 1)
  while (centers.length < Math.min(count, samples.length)) {
    let best = { score: 0, lab: null as OkLab | null }
    samples.forEach((sample, at) => {
      const score = sample.count ** 0.5 * (nearest[at] ?? 0)
      if (score > best.score) best = { score, lab: sample.lab }
    })
    if (!best.lab) break
    const chosen = best.lab
    centers.push(chosen)
    samples.forEach(({ lab }, at) => {
      nearest[at] = Math.min(nearest[at] ?? 1, distance(lab, chosen) ** 2)
    })
  }
  return centers
}

function settle(samples: readonly Sample[], centers: readonly OkLab[]): readonly OkLab[] {
  return groupByNearest(samples, centers)
    .filter((group) => group.length > 0)
    .map(middleOf)
}

function joinAlike(samples: readonly Sample[], centers: readonly OkLab[]): readonly OkLab[] {
  const groups = groupByNearest(samples, centers).filter((group) => group.length > 0)
  const joined: Sample[][] = []
  for (const group of groups.sort((one, other) => total(other) - total(one))) {
    const host = joined.find((known) => distance(middleOf(known), middleOf(group)) < alike)
    if (host) host.push(...group)
    else joined.push([...group])
  }
  return joined.map(middleOf)
}

function nameColors(samples: readonly Sample[], centers: readonly OkLab[]): readonly PaletteColor[] {
  const all = total(samples)
  const groups = groupByNearest(samples, centers)
    .map((group) => ({ lab: middleOf(group), share: total(group) / all }))
    .filter(({ share }) => share >= smallestShare)
  const kept = groups.reduce((sum, { share }) => sum + share, 0)
  return groups
    .map(({ lab, share }) => ({ color: hexOfLab(lab), lab: rounded(lab), share: share / kept }))
    .sort((one, other) => other.share - one.share || (one.color < other.color ? -1 : 1))
}

function groupByNearest(samples: readonly Sample[], centers: readonly OkLab[]): Sample[][] {
  const groups: Sample[][] = centers.map(() => [])
  for (const sample of samples) {
    let [chosen, least] = [0, Number.POSITIVE_INFINITY]
    centers.forEach((center, at) => {
      const far = distance(sample.lab, center)
      if (far < least) [chosen, least] = [at, far]
    })
    groups[chosen]?.push(sample)
  }
  return groups
}

function middleOf(group: readonly Sample[]): OkLab {
  const weight = total(group) || 1
  const mean = (axis: 0 | 1 | 2) => group.reduce((sum, { lab, count }) => sum + lab[axis] * count, 0) / weight
  return [mean(0), mean(1), mean(2)]
}

function total(samples: readonly Sample[]): number {
  return samples.reduce((sum, { count }) => sum + count, 0)
}

function distance(one: OkLab, other: OkLab): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
}

function rounded([lightness, a, b]: OkLab): OkLab {
  const round = (value: number) => Math.round(value * 10_000) / 10_000 + 0
  return [round(lightness), round(a), round(b)]
}

function labOf(red: number, green: number, blue: number): OkLab {
  const [r, g, b] = [lightOf(red), lightOf(green), lightOf(blue)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function lightOf(byte: number): number {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function byteOf(light: number): number {
  const value = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055
  return Math.round(Math.min(1, Math.max(0, value)) * 255)
}
