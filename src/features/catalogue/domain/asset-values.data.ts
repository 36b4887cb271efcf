/** Closed lists of docs/spec/catalogue.md, "Values", spelt as URLs, imports and exports spell them. */
export const assetTypes = ['image', 'film'] as const
export type AssetType = (typeof assetTypes)[number]

export const families = ['creative', 'editorial'] as const

export const mediaTypes = ['photography', 'illustration', 'vector', 'fineart'] as const

export const licenseModels = ['rf', 'rm', 'rr'] as const

export const editorialProducts = [
  'news',
  'sport',
  'entertainment',
  'archival',
  'publicity',
  'royalty',
] as const
export type EditorialProduct = (typeof editorialProducts)[number]

export const orientations = [
  'horizontal',
  'vertical',
  'square',
  'panoramichorizontal',
  'panoramicvertical',
] as const
export type Orientation = (typeof orientations)[number]

export const peopleCounts = ['none', 'one', 'two', 'group'] as const
export type PeopleCount = (typeof peopleCounts)[number]

export const ages = [
  'newborn',
  'baby',
  'child',
  'teenager',
  'youngadult',
  'adult',
  'adultsonly',
  'matureadult',
  'senioradult',
] as const
export type Age = (typeof ages)[number]

export const ethnicities = [
  'black',
  'white',
  'eastasian',
  'hispaniclatinx',
  'japanese',
  'middleeastern',
  'multiracialperson',
  'multiethnicgroup',
  'nativeamericanfirstnations',
  'pacificislander',
  'southasian',
  'southeastasian',
] as const
export type Ethnicity = (typeof ethnicities)[number]

/** Older spellings, read as their successors. */
export const formerEthnicities: Readonly<Record<string, Ethnicity>> = {
  caucasian: 'white',
  hispaniclatino: 'hispaniclatinx',
  mixedraceperson: 'multiracialperson',
}

export const compositions = [
  'abstract',
  'candid',
  'closeup',
  'copyspace',
  'cutout',
  'fullframe',
  'fulllength',
  'headshot',
  'lookingatcamera',
  'macro',
  'mediumshot',
  'partofaseries',
  'portrait',
  'sparse',
  'stilllife',
  'threequarterlength',
  'waistup',
  'wideshot',
] as const
export type Composition = (typeof compositions)[number]

export const moods = ['bandw', 'bold', 'cool', 'dramatic', 'natural', 'vivid', 'warm'] as const
export type Mood = (typeof moods)[number]

export const filmDefinitions = ['sd', 'hd', 'hdweb', '4k'] as const
export type FilmDefinition = (typeof filmDefinitions)[number]

export const frameRates = ['23.98', '24', '25', '29.97', '30', '50', '59.94', '60'] as const
export type FrameRate = (typeof frameRates)[number]

export const techniques = [
  'realtime',
  'timelapse',
  'slowmotion',
  'color',
  'blackandwhite',
  'animation',
  'selectivefocus',
] as const
export type Technique = (typeof techniques)[number]

export const viewpoints = [
  'lockdown',
  'panning',
  'trackingshot',
  'aerialview',
  'highangleview',
  'lowangleview',
  'tilt',
  'pointofview',
] as const
export type Viewpoint = (typeof viewpoints)[number]

/** Of a model or a property. What has nobody or nothing to ask is `notapplicable`, which counts as released. */
export const releaseStatuses = ['none', 'notapplicable', 'limited', 'released'] as const
export type ReleaseStatus = (typeof releaseStatuses)[number]

/** Online; offline: known, not for sale now; withdrawn: gone, its page answers 410. */
export const availabilities = ['online', 'offline', 'withdrawn'] as const
export type Availability = (typeof availabilities)[number]
