import {
  ages,
  assetTypes,
  availabilities,
  compositions,
  editorialProducts,
  ethnicities,
  families,
  formerEthnicities,
  licenseModels,
  mediaTypes,
  moods,
  peopleCounts,
  type ReleaseStatus,
  releaseStatuses,
  techniques,
  viewpoints,
} from './asset-values.data.ts'
import {
  keywords,
  lastSegment,
  manyOf,
  oneOf,
  type Reader,
  type Reading,
  text,
  texts,
  wholeNumber,
  yesNo,
} from './field-readers.ts'
import { type ReadDate, readDate } from './ingest-date.ts'
import type { IngestField } from './ingest-fields.data.ts'
import type { FieldSource, MergedFields } from './raw-fields.ts'

export type FieldProblem = {
  readonly field: IngestField
  readonly reason: string
  /** Where the value stood. What an operator wrote must be right; what a camera wrote may be passed over. */
  readonly source: FieldSource
}

/** Codes of the PLUS vocabulary: none, not applicable, unlimited, limited or incomplete. */
const releaseCodes: Readonly<Record<string, ReleaseStatus>> = {
  mrnon: 'none',
  mrnap: 'notapplicable',
  mrumr: 'released',
  mrlmr: 'limited',
  prnon: 'none',
  prnap: 'notapplicable',
  prupr: 'released',
  prlpr: 'limited',
  yes: 'released',
  no: 'none',
  na: 'notapplicable',
}

/** IPTC digital source types: whether a program made it. */
const sourceTypes: Readonly<Record<string, boolean>> = {
  algorithmicmedia: true,
  trainedalgorithmicmedia: true,
  compositesynthetic: true,
  compositewithtrainedalgorithmicmedia: true,
  datadrivenmedia: true,
  algorithmicallyenhanced: false,
  digitalcapture: false,
  computationalcapture: false,
  negativefilm: false,
  positivefilm: false,
  print: false,
  humanedits: false,
  minorhumanedits: false,
  composite: false,
  compositecapture: false,
  digitalart: false,
  digitalcreation: false,
  screencapture: false,
  virtualrecording: false,
  softwareimage: false,
}

const release = afterUrl(oneOf(releaseStatuses, releaseCodes))

const readers = {
  file: text(1000),
  complete: yesNo(),
  sourceKey: pattern(/^[a-z][a-z0-9-]*:\S.{0,300}$/, 'is no source key, as file:abc'),
  id: text(120),
  title: text(500),
  shortTitle: text(200),
  caption: text(10_000, { lines: true }),
  altText: text(1000),
  keywords: keywords(120, 300),
  artist: text(300),
  creditLine: text(500),
  copyright: text(500),
  assetType: oneOf(assetTypes, { picture: 'image', photo: 'image', video: 'film', footage: 'film' }),
  family: oneOf(families),
  mediaType: oneOf(mediaTypes, { photo: 'photography', photograph: 'photography', vectors: 'vector' }),
  licenseModel: oneOf(licenseModels, { royaltyfree: 'rf', rightsmanaged: 'rm', rightsready: 'rr' }),
  collection: text(200),
  collectionName: text(200),
  qualityRank: wholeNumber(1, 1000),
  createdOn: date,
  dateLabel: text(100),
  venue: text(200),
  city: text(200),
  region: text(200),
  country: text(200),
  event: text(300),
  eventKey: text(200),
  people: texts(200, 200),
  numberOfPeople: countOfPeople,
  ages: manyOf(ages),
  ethnicities: manyOf(ethnicities, formerEthnicities),
  compositions: manyOf(compositions),
  moods: manyOf(moods, { blackandwhite: 'bandw' }),
  viewpoints: manyOf(viewpoints),
  techniques: manyOf(techniques),
  hasNudity: yesNo(),
  modelRelease: release,
  propertyRelease: release,
  restrictions: text(5000, { lines: true }),
  editorialProducts: manyOf(editorialProducts),
  stack: text(200),
  series: text(200),
  availability: oneOf(availabilities),
  isEmbeddable: yesNo(),
  isGenerated: yesNo(sourceTypes),
  isEditable: yesNo(),
  popularity: wholeNumber(0, 2_000_000_000),
  isLoop: yesNo(),
  originallyShotOn: text(200),
  masteredTo: text(200),
} satisfies { readonly [Field in IngestField]: Reader<unknown> }

type ValueOf<Read> = Read extends Reader<infer Value> ? Value : never
export type FieldValues = { readonly [Field in keyof typeof readers]?: ValueOf<(typeof readers)[Field]> }

/** Judges every field that some source gave. */
export function readValues(merged: MergedFields): {
  readonly values: FieldValues
  readonly problems: readonly FieldProblem[]
} {
  const values: Record<string, unknown> = {}
  const problems: FieldProblem[] = []
  for (const [field, { texts: raw, source }] of Object.entries(merged) as [
    IngestField,
    NonNullable<MergedFields[IngestField]>,
  ][]) {
    const reading: Reading<unknown> = readers[field](raw)
    if ('value' in reading) values[field] = reading.value
    else problems.push({ field, reason: `“${shown(raw)}” ${reading.problem}`, source })
  }
  return { values: values as FieldValues, problems }
}

function shown(raw: readonly string[]): string {
  const whole = raw.join('; ').replaceAll(/\s+/g, ' ')
  return whole.length > 60 ? `${whole.slice(0, 59)}…` : whole
}

function afterUrl<Value>(reader: Reader<Value>): Reader<Value> {
  return (raw) => reader(raw.map(lastSegment))
}

function pattern(form: RegExp, problem: string): Reader<string> {
  return ([first = '']) => (form.test(first.trim()) ? { value: first.trim() } : { problem })
}

function date([first = '']: readonly string[]): Reading<ReadDate> {
  const value = readDate(first)
  return value ? { value } : { problem: 'is no date; write it as YYYY-MM-DD' }
}

function countOfPeople(raw: readonly string[]): Reading<(typeof peopleCounts)[number]> {
  const [first = ''] = raw
  if (/^\s*\d{1,6}\s*\+?\s*$/.test(first)) {
    return { value: peopleCounts[Math.min(Number.parseInt(first, 10), 3)] ?? 'group' }
  }
  return oneOf(peopleCounts)(raw)
}
