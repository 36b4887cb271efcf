import type { Composition, Mood } from '../../wording.ts'
import type { SceneLook, SceneMotif } from '../drawing.ts'

/** How a picture with people can be composed. */
export type SceneComposition =
  | Composition
  | 'candid'
  | 'fulllength'
  | 'headshot'
  | 'lookingatcamera'
  | 'mediumshot'
  | 'portrait'
  | 'threequarterlength'
  | 'waistup'

/** What the eye sees most of, which decides on the palette in words. */
export type Surroundings = 'open' | 'indoors' | 'press' | 'carpet' | 'hall' | 'cinema' | 'turf' | 'water'

export type SceneWords = {
  /** `{who}` is everybody in the picture, `{number}` how many they are, `{where}` the place with its preposition. */
  readonly titles: readonly string[]
  readonly caption: string
  /** Said as well where people look on, which is not so for every seed. */
  readonly onlookers?: string
  readonly keywords: readonly string[]
  readonly compositions: readonly SceneComposition[]
  readonly surroundings: Surroundings
  readonly mediaType: 'vector' | 'illustration'
  readonly moods?: readonly Mood[]
}

const portraitKeywords = ['portrait', 'person', 'character', 'face'] as const
const sportKeywords = ['sport', 'athlete', 'competition', 'training'] as const
const newsKeywords = ['politics', 'news', 'speech', 'audience'] as const
const galaKeywords = ['entertainment', 'celebrity', 'glamour', 'evening'] as const

export const sceneWords: Record<SceneMotif, SceneWords> = {
  headshot: {
    titles: ['Portrait of {who} {where}', 'Head and shoulders of {who} {where}', 'Face of {who} {where}'],
    caption: 'Flat portrait of {who} {where}, looking at the viewer.',
    keywords: [...portraitKeywords, 'head', 'avatar', 'profile picture'],
    compositions: ['headshot', 'portrait', 'closeup', 'lookingatcamera'],
    surroundings: 'open',
    mediaType: 'vector',
  },
  'waist-up': {
    titles: ['{who} {where}', 'Friendly portrait of {who} {where}', '{who} from the waist up {where}'],
    caption: 'Flat drawing of {who} from the waist up {where}, looking at the viewer.',
    keywords: [...portraitKeywords, 'gesture', 'clothing'],
    compositions: ['waistup', 'portrait', 'mediumshot', 'lookingatcamera'],
    surroundings: 'open',
    mediaType: 'vector',
  },
  'three-quarter': {
    titles: ['{who} standing {where}', 'Portrait of {who} {where}', '{who}, shown to the knees, {where}'],
    caption: 'Flat drawing of {who} shown down to the knees {where}, looking at the viewer.',
    keywords: [...portraitKeywords, 'standing', 'clothing'],
    compositions: ['threequarterlength', 'portrait', 'lookingatcamera'],
    surroundings: 'open',
    mediaType: 'vector',
  },
  'full-length': {
    titles: ['{who} {where}, full length', 'Full figure of {who} {where}', '{who} on foot {where}'],
    caption: 'Flat drawing of {who} from head to toe {where}.',
    keywords: [...portraitKeywords, 'full length', 'clothing', 'shoes'],
    compositions: ['fulllength', 'portrait'],
    surroundings: 'open',
    mediaType: 'vector',
  },
  conversation: {
    titles: ['Conversation between {who} {where}', '{who} talking {where}', 'A good talk {where}'],
    caption: '{who} talk {where}; speech bubbles hang over their heads.',
    keywords: ['conversation', 'talk', 'speech bubble', 'communication', 'friendship'],
    compositions: ['candid', 'fulllength'],
    surroundings: 'open',
    mediaType: 'vector',
  },
  'team-table': {
    titles: ['Team meeting {where}', 'Colleagues at a table {where}', 'Project meeting of {who}'],
    caption: 'One colleague stands and explains while the others sit at a table {where}: {who} in all.',
    keywords: ['team', 'meeting', 'table', 'colleague', 'business', 'teamwork', 'coworker'],
    compositions: ['candid', 'mediumshot'],
    surroundings: 'indoors',
    mediaType: 'vector',
  },
  family: {
    titles: ['Family {where}', 'Parents and children hand in hand {where}', 'Family portrait {where}'],
    caption: 'A family of {number} {where}, parents and child hand in hand.',
    keywords: ['family', 'mother', 'father', 'parent', 'child', 'togetherness', 'holding hands'],
    compositions: ['fulllength', 'lookingatcamera'],
    surroundings: 'open',
    mediaType: 'vector',
  },
  grandparent: {
    titles: ['Grandparent and grandchild {where}', '{who} hand in hand {where}', 'Two generations {where}'],
    caption: '{who} hand in hand {where}; the elder leans on a cane.',
    keywords: ['grandparent', 'grandchild', 'family', 'generation', 'cane', 'holding hands'],
    compositions: ['fulllength', 'lookingatcamera'],
    surroundings: 'open',
    mediaType: 'vector',
  },
  toddler: {
    titles: ['Baby at play {where}', 'Baby with a teddy bear {where}', 'Playtime {where}'],
    caption: 'A baby sits on a rug {where} between a teddy bear, blocks and a ball.',
    keywords: ['baby', 'toy', 'teddy bear', 'childhood', 'play', 'rug'],
    compositions: ['fulllength', 'lookingatcamera'],
    surroundings: 'indoors',
    mediaType: 'vector',
  },
  newborn: {
    titles: ['Newborn in a cradle', 'A newborn under a blanket {where}', 'First days {where}'],
    caption: 'A newborn lies under a blanket in a wooden cradle {where}, a mobile overhead.',
    keywords: ['newborn', 'baby', 'cradle', 'blanket', 'childhood', 'mobile'],
    compositions: [],
    surroundings: 'indoors',
    mediaType: 'vector',
  },
  runner: {
    titles: ['{who} running {where}', 'A run {where}', 'Runner {where}'],
    caption: '{who} runs along a road {where}.',
    keywords: [...sportKeywords, 'running', 'runner', 'jogging', 'fitness', 'road'],
    compositions: ['candid', 'fulllength'],
    surroundings: 'open',
    mediaType: 'vector',
  },
  cyclist: {
    titles: ['Cycling {where}', 'On the racing bicycle {where}', '{who} cycling {where}'],
    caption: 'Helmet and racing bicycle: {who} cycling along a road {where}.',
    keywords: [...sportKeywords, 'cycling', 'cyclist', 'bicycle', 'helmet', 'road'],
    compositions: ['candid', 'fulllength'],
    surroundings: 'open',
    mediaType: 'vector',
  },
  crowd: {
    titles: ['A crowd of {number} people {where}', 'Many faces in a crowd', 'A large crowd {where}'],
    caption: 'A crowd of {number} people in rows {where}, all looking at the viewer.',
    keywords: ['crowd', 'diversity', 'society', 'community', 'face'],
    compositions: ['lookingatcamera', 'fullframe'],
    surroundings: 'open',
    mediaType: 'vector',
  },
  'press-conference': {
    titles: ['Press conference', 'Statement to the press', 'Questions at a press conference'],
    caption:
      'A press conference: speakers behind microphones, reporters and a film camera before them, {who} in all.',
    keywords: [...newsKeywords, 'press conference', 'microphone', 'journalist', 'reporter', 'camera'],
    compositions: ['mediumshot'],
    surroundings: 'press',
    mediaType: 'illustration',
  },
  'podium-speech': {
    titles: ['Speech from the podium', 'Address to an audience', 'Speaker at the lectern'],
    caption: 'A speaker at a lectern between flags before an audience seen from behind, {who} in all.',
    keywords: [...newsKeywords, 'podium', 'lectern', 'speaker', 'flag', 'leadership'],
    compositions: ['candid'],
    surroundings: 'indoors',
    mediaType: 'illustration',
  },
  marathon: {
    titles: ['City marathon', 'Runners in a city race', 'A field of {number} in the marathon'],
    caption: '{who} in a race through the city, barriers and bunting along the road.',
    keywords: [...sportKeywords, 'marathon', 'race', 'runner', 'running', 'city'],
    compositions: ['candid', 'fulllength'],
    surroundings: 'open',
    mediaType: 'illustration',
  },
  football: {
    titles: ['Duel before the goal', 'Football match', 'Shot at the goal'],
    caption: 'A football match: players of two teams fight for the ball before the goal, {who} in all.',
    keywords: [...sportKeywords, 'football', 'soccer', 'ball', 'goal', 'stadium', 'match', 'team'],
    compositions: ['candid', 'fulllength', 'wideshot'],
    surroundings: 'turf',
    mediaType: 'illustration',
    moods: ['vivid'],
  },
  tennis: {
    titles: ['Tennis match', 'Serve on the tennis court', 'Two players on the tennis court'],
    caption: '{who} in a tennis match; one serves, the other waits for the ball.',
    keywords: [...sportKeywords, 'tennis', 'racket', 'court', 'net', 'serve', 'match'],
    compositions: ['candid', 'fulllength'],
    surroundings: 'open',
    mediaType: 'illustration',
  },
  regatta: {
    titles: ['Sailing regatta', 'Sails on the way to the buoy', 'Boats in a regatta'],
    caption: 'Sailing boats race before hills, two sailors in each: {who} in all.',
    keywords: [...sportKeywords, 'sailing', 'regatta', 'boat', 'sail', 'water', 'sea', 'buoy'],
    compositions: ['candid', 'wideshot'],
    surroundings: 'water',
    mediaType: 'illustration',
  },
  swimming: {
    titles: ['Swimming race', 'Crawl in the pool', '{number} swimmers in the lanes of a pool'],
    caption: '{who} swim the crawl in the lanes of a pool.',
    keywords: [...sportKeywords, 'swimming', 'swimmer', 'pool', 'water', 'lane', 'race'],
    compositions: ['candid', 'wideshot'],
    surroundings: 'water',
    mediaType: 'illustration',
  },
  'award-ceremony': {
    titles: ['Award ceremony', 'The winner lifts the trophy', 'Trophy and confetti on stage'],
    caption:
      'A winner lifts a trophy on a stage under spotlights and confetti, before an audience: {who} in all.',
    keywords: [...galaKeywords, 'award', 'trophy', 'winner', 'stage', 'ceremony', 'confetti', 'spotlight'],
    compositions: ['candid'],
    surroundings: 'hall',
    mediaType: 'illustration',
    moods: ['dramatic'],
  },
  'red-carpet': {
    titles: ['On the red carpet', 'Guests on the red carpet', 'Flashlights at the red carpet'],
    caption: 'Guests in evening dress on a red carpet between photographers, {who} in all.',
    keywords: [...galaKeywords, 'red carpet', 'photographer', 'gown', 'suit', 'flash'],
    compositions: ['fulllength'],
    surroundings: 'carpet',
    mediaType: 'illustration',
  },
  concert: {
    titles: ['Band on stage', 'Concert', 'Rock concert before a crowd'],
    caption: 'A band plays on a stage in colored light, fans with raised hands before it: {who} in all.',
    keywords: [...galaKeywords, 'concert', 'music', 'band', 'guitar', 'drum', 'singer', 'stage'],
    compositions: ['candid', 'wideshot'],
    surroundings: 'hall',
    mediaType: 'illustration',
    moods: ['dramatic'],
  },
  'film-premiere': {
    titles: ['Film premiere', 'Arrival at the cinema', 'Evening of a film premiere'],
    caption: '{who} in evening dress on the red carpet of a lit cinema.',
    keywords: [...galaKeywords, 'film', 'cinema', 'premiere', 'red carpet', 'camera', 'gown'],
    compositions: ['fulllength'],
    surroundings: 'cinema',
    mediaType: 'illustration',
    moods: ['dramatic'],
  },
  runway: {
    titles: ['Fashion show', 'Models on the runway', 'Runway at a fashion show'],
    caption: 'Models on a white runway between guests seen from behind, {who} in all.',
    keywords: [...galaKeywords, 'fashion', 'runway', 'model', 'catwalk', 'clothing', 'show'],
    compositions: ['fulllength'],
    surroundings: 'indoors',
    mediaType: 'illustration',
  },
  'climate-march': {
    titles: ['Climate march', 'Marching for the climate', 'Signs at a climate march'],
    caption: '{who} march through the city with signs that show drawings or nothing, but no words.',
    keywords: ['protest', 'climate', 'march', 'sign', 'environment', 'activism', 'street', 'news'],
    compositions: ['candid', 'fulllength'],
    surroundings: 'open',
    mediaType: 'illustration',
  },
  ballot: {
    titles: ['Election day', 'Vote at the ballot box', 'Casting a vote'],
    caption: 'A voter holds a ballot over the box at a polling place; {who} in all.',
    keywords: ['election', 'vote', 'ballot box', 'ballot', 'democracy', 'politics', 'voter', 'news'],
    compositions: ['candid'],
    surroundings: 'indoors',
    mediaType: 'illustration',
  },
  laboratory: {
    titles: [
      'Research in the laboratory',
      'Scientists at the bench',
      'Laboratory with microscope and flasks',
    ],
    caption: '{who} in white coats at a laboratory bench with microscope, flasks and test tubes.',
    keywords: ['science', 'laboratory', 'scientist', 'research', 'microscope', 'flask', 'chemistry'],
    compositions: ['candid', 'mediumshot'],
    surroundings: 'indoors',
    mediaType: 'illustration',
  },
  'space-launch': {
    titles: ['Rocket launch {where}', 'Lift-off {where}', 'A rocket leaves its tower {where}'],
    caption: 'A rocket lifts off {where} over clouds of steam, its launch tower beside it.',
    onlookers: '{number} people look on, seen from behind.',
    keywords: ['rocket', 'space', 'launch', 'technology', 'exploration', 'smoke', 'tower'],
    compositions: ['wideshot'],
    surroundings: 'open',
    mediaType: 'illustration',
    moods: ['dramatic'],
  },
  market: {
    titles: ['Market day', 'At the market', 'Fruit stalls in the street'],
    caption: 'Market stalls full of fruit under striped awnings, sellers and shoppers, {who} in all.',
    keywords: ['market', 'fruit', 'vegetable', 'stall', 'shopping', 'street', 'food', 'basket'],
    compositions: ['candid', 'wideshot'],
    surroundings: 'open',
    mediaType: 'illustration',
  },
  'bridge-opening': {
    titles: [
      'Opening of a bridge',
      'Ribbon before the new bridge',
      'Bridge opening with scissors and ribbon',
    ],
    caption: '{who} open a suspension bridge; the one in the middle holds the scissors for the ribbon.',
    keywords: ['bridge', 'ribbon', 'ceremony', 'opening', 'construction', 'engineering', 'news'],
    compositions: ['wideshot'],
    surroundings: 'open',
    mediaType: 'illustration',
  },
}

/** Where a plan says that a scene plays. */
export const placeWords: Readonly<
  Record<string, { readonly where: string; readonly keywords: readonly string[] }>
> = {
  plain: { where: 'before a plain background', keywords: ['plain background'] },
  cutout: { where: 'on white', keywords: ['white background', 'isolated'] },
  leaves: { where: 'between large leaves', keywords: ['leaf', 'plant'] },
  room: { where: 'in a bright room', keywords: ['room', 'window', 'home'] },
  park: { where: 'in a park', keywords: ['park', 'tree', 'nature'] },
  city: { where: 'before a city skyline', keywords: ['city', 'skyline', 'building'] },
  hills: { where: 'before gentle hills', keywords: ['hill', 'landscape', 'nature'] },
  nursery: { where: 'in a nursery', keywords: ['nursery', 'room', 'window'] },
  office: { where: 'in an office', keywords: ['office', 'workplace'] },
  hall: { where: 'in a hall', keywords: ['indoors'] },
  stage: { where: 'on a stage', keywords: ['stage', 'curtain'] },
  'polling place': { where: 'at a polling place', keywords: ['polling place', 'indoors'] },
  bridge: { where: 'at a bridge', keywords: ['suspension bridge', 'river'] },
  stadium: { where: 'in a stadium', keywords: ['stadium', 'grass'] },
  court: { where: 'on a court', keywords: ['stadium'] },
  sea: { where: 'on the water', keywords: ['outdoors', 'summer'] },
  pool: { where: 'in a pool', keywords: ['swimming pool'] },
  'red carpet': { where: 'on the red carpet', keywords: ['event'] },
  cinema: { where: 'before a cinema', keywords: ['night', 'event'] },
  runway: { where: 'on a runway', keywords: ['event'] },
  laboratory: { where: 'in a laboratory', keywords: ['indoors'] },
  day: { where: 'by day', keywords: ['sky', 'day'] },
  night: { where: 'by night', keywords: ['night', 'star'] },
  market: { where: 'at a market', keywords: ['outdoors', 'awning'] },
}

export const lookMoods: Record<SceneLook, readonly Mood[]> = {
  coral: ['warm'],
  coast: ['cool'],
  garden: ['natural'],
  dusk: ['vivid'],
  white: ['bold'],
  mono: ['bandw'],
}
