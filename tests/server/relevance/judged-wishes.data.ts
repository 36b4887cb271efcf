import type { AssetType, Family } from '../../../src/features/catalogue/domain.ts'
import type { Judgement } from './grade-asset.ts'

/** What a visitor wants to see, in no language, and how well each asset of the demo library answers it. */
export type Wish = Judgement & Readonly<{ assetType?: AssetType; family?: Family }>

const dogs = ['glyph/dog|glyph/dog-face|glyph/poodle|glyph/guide-dog|glyph/service-dog']
const cats = ['glyph/cat|glyph/cat-face|glyph/black-cat']
const flowers = [
  'glyph/bouquet|glyph/rose|glyph/tulip|glyph/sunflower|glyph/hibiscus|glyph/cherry-blossom|glyph/lotus',
  'glyph/blossom|glyph/hyacinth|glyph/wilted-flower',
  'work/met-floral-collection',
]
const birds =
  'glyph/bird|glyph/eagle|glyph/duck|glyph/swan|glyph/owl|glyph/dove|glyph/penguin|glyph/parrot|glyph/flamingo|glyph/peacock|glyph/goose|glyph/rooster|glyph/chicken|glyph/turkey|glyph/dodo|glyph/baby-chick|glyph/hatching-chick|glyph/front-facing-baby-chick'
const fruits =
  'glyph/grapes|glyph/melon|glyph/watermelon|glyph/tangerine|glyph/lemon|glyph/lime|glyph/banana|glyph/pineapple|glyph/mango|glyph/red-apple|glyph/green-apple|glyph/pear|glyph/peach|glyph/cherries|glyph/strawberry|glyph/blueberries|glyph/kiwi-fruit|glyph/coconut'
const seaPaintings = 'work/met-seascape-collection'
const apollo = 'work/nasa-apollo-legacy-collection'
const moonwalkers = `${apollo}/as11-40-5873|${apollo}/as11-40-5874|${apollo}/as17-140-21496`

export const judgedWishes = {
  // Land, sea and sky.
  sea: {
    exact: ['sea', seaPaintings],
    good: ['work/met-impressionism-collection/437430', 'scene/regatta'],
    acceptable: ['glyph/beach-with-umbrella|glyph/desert-island', 'cut-paper/ocean', 'planet/ocean'],
  },
  sunsetAtSea: {
    exact: ['sea/sunset'],
    good: ['clouds/sunset', 'glyph/sunset', 'dunes/dusk', 'lake/dusk', 'mountains/golden'],
    acceptable: ['sea', seaPaintings],
  },
  sunset: {
    exact: ['sea/sunset', 'clouds/sunset', 'glyph/sunset', 'work/met-landscape-collection/437191'],
    good: ['dunes/dusk', 'lake/dusk', 'mountains/golden', 'light-trails/dusk'],
    acceptable: ['city-dusk/dusk', 'glyph/cityscape-at-dusk', 'flow/coral'],
  },
  sunrise: {
    exact: ['sea/dawn', 'hills/dawn', 'glyph/sunrise|glyph/sunrise-over-mountains'],
    good: ['work/met-landscape-collection/435907', 'work/nasa-space-shuttle-launch-collection/ED05-0166-06'],
    acceptable: ['lake/morning', `${apollo}/as17-152-23272`],
  },
  roughSea: {
    exact: ['sea/storm', `${seaPaintings}/435570`],
    good: [`${seaPaintings}/15374|${seaPaintings}/15379|${seaPaintings}/261941`],
    acceptable: ['sea', seaPaintings],
  },
  moonlitSea: { exact: ['sea/moonlight'], good: ['moon/full'], acceptable: ['sea', 'moon'] },
  fullMoon: {
    exact: ['moon/full', 'glyph/full-moon', `${apollo}/as17-152-23311`],
    good: ['sea/moonlight', `${apollo}/as10-27-3956`],
    acceptable: ['moon'],
  },
  crescentMoon: { exact: ['moon/crescent', 'glyph/crescent-moon'], acceptable: ['moon'] },
  mountains: {
    exact: ['mountains', 'glyph/mountain|glyph/snow-capped-mountain'],
    good: ['lake', 'clouds', 'glyph/sunrise-over-mountains', 'work/met-impressionism-collection/435877'],
    acceptable: ['hills', 'night-sky', 'aurora', 'glyph/volcano'],
  },
  snowyMountains: {
    exact: ['mountains/snow', 'glyph/snow-capped-mountain'],
    good: ['mountains/bandw', 'clouds', 'night-sky/winter'],
    acceptable: ['mountains', 'aurora'],
  },
  mountainLake: { exact: ['lake'], good: ['aurora'], acceptable: ['mountains'] },
  autumn: {
    exact: ['lake/autumn', 'leaf/autumn'],
    good: ['glyph/fallen-leaf|glyph/maple-leaf'],
    acceptable: ['pattern/*/mustard', 'glyph/jack-o-lantern'],
  },
  foggyForest: { exact: ['fog-forest'], good: ['hills'], acceptable: ['clouds', 'glyph/foggy'] },
  dunes: { exact: ['dunes'], good: ['glyph/desert', 'sand-ripples'], acceptable: ['planet/rocky'] },
  starryNight: {
    exact: ['night-sky'],
    good: ['aurora', 'glyph/night-with-stars'],
    acceptable: ['pattern/stars', 'nebula', 'planet', 'moon', 'work/nasa-deep-space-collection'],
  },
  northernLights: { exact: ['aurora'], good: ['work/nasa-earth-orbit-collection/S39*'] },
  cityAtNight: {
    exact: ['city-dusk/night', 'glyph/night-with-stars'],
    good: [
      'city-dusk',
      'glyph/cityscape-at-dusk|glyph/bridge-at-night',
      'work/nasa-earth-orbit-collection/iss*',
    ],
    acceptable: ['rain-window/night', 'light-trails/night', 'bokeh-lights', 'glyph/cityscape'],
  },
  fireworks: { exact: ['fireworks', 'glyph/fireworks'], good: ['glyph/sparkler'] },
  volcano: { exact: ['glyph/volcano'], acceptable: ['glyph/mountain'] },

  // Space.
  nebula: {
    exact: ['nebula', 'work/nasa-hubble-nebula-collection', 'work/nasa-deep-space-collection'],
  },
  ringedPlanet: {
    exact: [
      'planet/ringed',
      'work/nasa-solar-system-collection/PIA21046|work/nasa-solar-system-collection/PIA12567',
    ],
    acceptable: ['planet', 'work/nasa-solar-system-collection'],
  },
  astronaut: {
    exact: ['glyph/*astronaut', moonwalkers],
    good: ['shows/petrus-vellamaki'],
    acceptable: [apollo, 'event/kittiwake-4'],
  },
  rocketLaunch: {
    exact: ['scene/space-launch', 'work/nasa-space-shuttle-launch-collection/s38-s-027', 'glyph/rocket'],
    good: ['work/nasa-space-shuttle-launch-collection'],
    acceptable: ['event/kittiwake-4'],
  },
  apollo11: { exact: [`${apollo}/as11*`], acceptable: [apollo] },

  // Surfaces, liquids and light.
  whiteMarble: { exact: ['marble/white'], acceptable: ['marble'] },
  blackMarble: { exact: ['marble/dark'], acceptable: ['marble'] },
  goldenSilk: { exact: ['silk/gold'], acceptable: ['silk', 'metal/gold'] },
  blueSilk: { exact: ['silk/blue'], acceptable: ['silk'] },
  denim: { exact: ['fabric/denim'], good: ['glyph/jeans'], acceptable: ['fabric'] },
  knittedWool: { exact: ['fabric/knit'], good: ['glyph/yarn'], acceptable: ['fabric'] },
  wood: { exact: ['wood', 'glyph/wood'], acceptable: ['pattern/herringbone'] },
  copper: { exact: ['metal/copper'], acceptable: ['metal'] },
  brushedMetal: { exact: ['metal'] },
  soapBubbles: { exact: ['soap-bubbles', 'glyph/bubbles'], acceptable: ['glyph/soap'] },
  waterDrops: { exact: ['drops', 'glyph/droplet'], good: ['rain-window'] },
  rainOnWindow: { exact: ['rain-window'], acceptable: ['drops'] },
  leafMacro: { exact: ['leaf'], good: ['pattern/leaves', 'glyph/*leaf*'], acceptable: ['sunlit-wall'] },
  redInk: { exact: ['ink/crimson'], acceptable: ['ink'] },
  blueInk: { exact: ['ink/blue'], acceptable: ['ink'] },
  coloredSmoke: { exact: ['smoke/colored'], good: ['smoke/amber'], acceptable: ['smoke'] },
  smokeFilm: { exact: ['smoke'], assetType: 'film' },
  seaFilm: { exact: ['sea'], assetType: 'film' },
  fireworksFilm: { exact: ['fireworks'], assetType: 'film' },
  cloudFilm: { exact: ['clouds'], good: ['sea/day'], acceptable: ['sea'], assetType: 'film' },
  lightTrails: { exact: ['light-trails'], acceptable: ['city-dusk'] },
  pinkBackground: {
    exact: ['backdrop/blush'],
    good: ['podium/pink', 'flow/coral|flow/violet'],
    acceptable: [
      'spotlight/magenta',
      'pattern/*/blush',
      'cut-paper/pastel',
      'terrazzo/pastel',
      'nebula/rose',
      'work/*/437382',
    ],
  },
  podium: { exact: ['podium'], acceptable: ['backdrop', 'scene/podium-speech'] },
  emptyStage: { exact: ['spotlight'], acceptable: ['podium', 'scene/concert', 'scene/award-ceremony'] },
  leafPattern: { exact: ['pattern/leaves'], acceptable: ['leaf', 'pattern/citrus'] },
  plaid: { exact: ['pattern/plaid'], acceptable: ['pattern/houndstooth'] },
  hexagons: { exact: ['pattern/hexagons'] },
  blackAndWhiteMountains: {
    exact: ['mountains/bandw'],
    good: ['fog-forest/bandw'],
    acceptable: ['mountains'],
  },
  mountainsWithoutSnow: {
    exact: ['mountains/day|mountains/golden', 'glyph/mountain'],
    good: ['lake/morning|lake/dusk'],
    acceptable: ['hills', 'lake', 'night-sky/summer'],
  },

  // Paintings.
  flowerPainting: { exact: ['work/met-floral-collection'], acceptable: ['glyph/bouquet'] },
  stillLife: { exact: ['still-life', 'work/met-floral-collection'] },
  paintedPortrait: {
    exact: ['work/met-portrait-figure-collection', 'work/met-old-masters-collection/436144'],
    good: ['work/met-old-masters-collection'],
    acceptable: ['scene/headshot'],
  },
  paintedLandscape: {
    exact: ['work/met-landscape-collection'],
    good: ['work/met-impressionism-collection'],
    acceptable: [seaPaintings],
  },

  // Animals, plants and food.
  dog: { exact: dogs },
  cat: { exact: cats, acceptable: ['glyph/lion|glyph/tiger|glyph/tiger-face|glyph/leopard'] },
  blackCat: { exact: ['glyph/black-cat'], acceptable: ['glyph/cat|glyph/cat-face'] },
  catNotBlack: { exact: ['glyph/cat|glyph/cat-face'], acceptable: ['glyph/lion|glyph/tiger'] },
  dogOrCat: { exact: [...dogs, ...cats] },
  horse: {
    exact: ['glyph/horse|glyph/horse-face'],
    good: ['glyph/carousel-horse'],
    acceptable: ['glyph/zebra|glyph/donkey|glyph/unicorn'],
  },
  mouse: {
    exact: ['glyph/mouse|glyph/mouse-face'],
    good: ['glyph/computer-mouse'],
    acceptable: ['glyph/rat'],
  },
  bird: { exact: [birds], acceptable: ['glyph/feather|glyph/phoenix|glyph/nest-with-eggs|glyph/empty-nest'] },
  butterfly: { exact: ['glyph/butterfly'] },
  flowers: { exact: flowers, acceptable: ['glyph/potted-plant|glyph/seedling'] },
  rose: { exact: ['glyph/rose'], acceptable: ['glyph/bouquet', 'work/met-floral-collection'] },
  palmTree: { exact: ['glyph/palm-tree'], good: ['sunlit-wall'], acceptable: ['glyph/desert-island'] },
  fruit: {
    exact: [fruits],
    good: [
      'still-life',
      'pattern/citrus',
      'scene/market',
      'work/met-floral-collection/11938|work/met-floral-collection/436293',
    ],
    acceptable: ['glyph/tomato|glyph/olive|glyph/avocado'],
  },
  apple: { exact: ['glyph/red-apple|glyph/green-apple'] },
  greenApple: { exact: ['glyph/green-apple'], acceptable: ['glyph/red-apple'] },
  strawberry: { exact: ['glyph/strawberry'] },
  pizza: { exact: ['glyph/pizza'] },
  hotDog: { exact: ['glyph/hot-dog'], acceptable: ['glyph/hamburger|glyph/sandwich'] },
  iceCream: { exact: ['glyph/ice-cream|glyph/soft-ice-cream'], good: ['glyph/shaved-ice'] },
  coffee: { exact: ['glyph/hot-beverage'], acceptable: ['glyph/teapot|glyph/teacup-without-handle'] },
  bread: {
    exact: ['glyph/bread|glyph/baguette-bread|glyph/flatbread'],
    good: ['glyph/croissant|glyph/bagel|glyph/pretzel|glyph/stuffed-flatbread|glyph/sandwich'],
  },

  // Things.
  guitar: { exact: ['glyph/guitar'], good: ['scene/concert'], acceptable: ['glyph/banjo|glyph/violin'] },
  violin: { exact: ['glyph/violin'], acceptable: ['glyph/guitar|glyph/banjo'] },
  violinOrGuitar: { exact: ['glyph/violin|glyph/guitar'], good: ['scene/concert'] },
  laptop: { exact: ['glyph/laptop'], acceptable: ['glyph/desktop-computer', 'glyph/*technologist'] },
  camera: {
    exact: ['glyph/camera|glyph/video-camera|glyph/movie-camera'],
    good: ['scene/red-carpet', 'scene/press-conference', 'scene/film-premiere'],
    acceptable: ['glyph/film-projector|glyph/clapper-board'],
  },
  book: {
    exact: ['glyph/*book|glyph/books'],
    good: ['glyph/notebook-with-decorative-cover', 'work/met-floral-collection/823979'],
    acceptable: ['glyph/bookmark|glyph/ledger|glyph/spiral-notepad'],
  },
  train: { exact: ['glyph/high-speed-train|glyph/locomotive|glyph/railway-car'] },
  house: { exact: ['glyph/house|glyph/house-with-garden'], acceptable: ['glyph/hut|glyph/office-building'] },
  castle: { exact: ['glyph/castle|glyph/japanese-castle'] },
  umbrella: { exact: ['glyph/beach-with-umbrella|glyph/umbrella*'] },
  sunglasses: { exact: ['glyph/sunglasses'], acceptable: ['glyph/glasses|glyph/goggles'] },
  trophy: { exact: ['glyph/trophy'], good: ['scene/award-ceremony', 'glyph/*medal'] },
  christmasTree: { exact: ['glyph/christmas-tree'], acceptable: ['glyph/evergreen-tree'] },

  // People.
  doctor: {
    exact: ['glyph/*health-worker'],
    good: ['glyph/stethoscope'],
    acceptable: ['glyph/syringe|glyph/pill|glyph/hospital|glyph/adhesive-bandage'],
  },
  teacher: { exact: ['glyph/*teacher'], acceptable: ['glyph/*student', 'glyph/school'] },
  firefighter: { exact: ['glyph/*firefighter'], acceptable: ['glyph/fire-extinguisher|glyph/fire-engine'] },
  wheelchair: { exact: ['glyph/*wheelchair'] },
  scientist: {
    exact: ['glyph/*scientist', 'scene/laboratory'],
    acceptable: ['glyph/microscope|glyph/test-tube|glyph/alembic|glyph/petri-dish|glyph/lab-coat'],
  },
  womanScientist: {
    exact: ['glyph/woman-scientist'],
    good: ['glyph/scientist', 'scene/laboratory'],
    acceptable: ['glyph/*scientist'],
  },
  family: {
    exact: ['scene/family'],
    good: ['scene/grandparent'],
    acceptable: ['scene/newborn|scene/toddler', 'work/*/436965'],
  },
  grandparents: {
    exact: ['scene/grandparent'],
    good: ['glyph/old-man|glyph/old-woman'],
    acceptable: ['scene/family'],
  },
  baby: {
    exact: ['scene/newborn|scene/toddler', 'glyph/baby'],
    good: ['glyph/*feeding-baby'],
    acceptable: ['glyph/baby-bottle', 'work/*/436102|work/*/436492'],
  },
  teamMeeting: {
    exact: ['scene/team-table'],
    good: ['scene/conversation'],
    acceptable: ['scene/press-conference'],
  },
  runner: {
    exact: ['scene/runner|scene/marathon', 'glyph/*running'],
    acceptable: ['glyph/running-shoe|glyph/running-shirt'],
  },
  cyclist: { exact: ['scene/cyclist', 'glyph/*biking'], acceptable: ['glyph/bicycle'] },
  dancing: { exact: ['glyph/*dancing'], acceptable: ['glyph/mirror-ball|glyph/ballet-shoes'] },

  // Sport, stage and news.
  football: {
    exact: ['scene/football', 'glyph/soccer-ball'],
    good: ['event/meridian-cup-2025'],
    acceptable: ['glyph/american-football|glyph/goal-net|glyph/stadium|glyph/rugby-football'],
  },
  soccerBall: { exact: ['glyph/soccer-ball'], acceptable: ['scene/football'] },
  tennis: { exact: ['scene/tennis', 'glyph/tennis'] },
  swimming: { exact: ['scene/swimming', 'glyph/*swimming'], acceptable: ['glyph/diving-mask'] },
  sailing: {
    exact: ['scene/regatta', 'glyph/sailboat'],
    acceptable: [`${seaPaintings}/435570`, 'work/*/19523'],
  },
  concert: {
    exact: ['scene/concert'],
    good: ['glyph/*singer'],
    acceptable: ['spotlight', 'glyph/guitar|glyph/microphone'],
  },
  election: {
    exact: ['scene/ballot', 'glyph/ballot-box-with-ballot'],
    good: ['event/valdoria-election-2025'],
  },
  protest: { exact: ['scene/climate-march'], acceptable: ['scene/crowd', 'glyph/megaphone'] },
  redCarpet: { exact: ['scene/red-carpet|scene/film-premiere'] },
  fashionShow: { exact: ['scene/runway'], good: ['event/solenza-fashion-2026'], acceptable: ['glyph/dress'] },
  pressConference: { exact: ['scene/press-conference'], acceptable: ['scene/podium-speech'] },
  awardCeremony: {
    exact: ['scene/award-ceremony'],
    acceptable: ['glyph/trophy', 'glyph/*medal', 'scene/red-carpet'],
  },

  // The invented world.
  strömgaarden: { exact: ['shows/edda-stromgaarden'], good: ['present/edda-stromgaarden'] },
  torresund: { exact: ['shows/ilvani-torresund'], good: ['present/ilvani-torresund'] },
  vantreux: { exact: ['shows/leocadie-vantreux'], good: ['present/leocadie-vantreux'] },
  queenOttilde: {
    exact: ['shows/queen-ottilde'],
    good: ['present/queen-ottilde'],
    acceptable: ['event/halvmar-jubilee-2025'],
  },
  meridianCup: { exact: ['event/meridian-cup-2025'] },
  meridianFinal: { exact: ['event/meridian-cup-2025-final'], acceptable: ['event/meridian-cup-2025'] },
  amberCoast: { exact: ['event/amber-coast-film-2025'], acceptable: ['city/Solenza'] },
  terraceOpen: { exact: ['event/terrace-open-2025'] },
  climateSummit: { exact: ['event/three-seas-climate-2025'] },
  aldermont: { exact: ['city/Aldermont'] },
  gullhavenGames: { exact: ['event/gullhaven-games-2024'], acceptable: ['city/Gullhaven'] },
  jubilee: { exact: ['event/halvmar-jubilee-2025'] },

  // News as one would ask for it, on the first of March 2026.
  footballInAldermont: {
    exact: ['scene/football city/Aldermont day/2025/06'],
    good: ['event/meridian-cup-2025'],
    family: 'editorial',
  },
  pressInBrackwater2025: {
    exact: ['scene/press-conference city/Brackwater day/2025'],
    acceptable: ['city/Brackwater day/2025 event/three-seas-climate-2025', 'scene/press-conference day/2025'],
    family: 'editorial',
  },
  pressLastYear: {
    exact: ['scene/press-conference day/2025'],
    acceptable: ['scene/podium-speech day/2025', 'scene/press-conference'],
    family: 'editorial',
  },
  fashionLastMonth: {
    exact: ['scene/runway day/2026/02'],
    good: ['event/solenza-fashion-2026'],
    family: 'editorial',
  },
  concertSummer2025: { exact: ['scene/concert day/2025/07'], family: 'editorial' },
  casimarMay2025: {
    exact: ['shows/prince-casimar day/2025/05'],
    acceptable: ['present/prince-casimar day/2025/05', 'shows/prince-casimar'],
    family: 'editorial',
  },
  uprightMarathon: {
    exact: ['scene/marathon orientation/vertical'],
    acceptable: ['scene/marathon'],
    family: 'editorial',
  },
  tennisInMonteAlbarra: { exact: ['scene/tennis city/Monte-Albarra'], family: 'editorial' },
  marchNovember2025: {
    exact: ['scene/climate-march day/2025/11'],
    good: ['event/three-seas-climate-2025'],
    family: 'editorial',
  },
  premiereForTwo: {
    exact: ['scene/film-premiere people/two'],
    good: ['scene/film-premiere'],
    acceptable: ['scene/red-carpet'],
    family: 'editorial',
  },
  blackAndWhiteElection: {
    exact: ['event/valdoria-election-2025 mood/bandw'],
    acceptable: ['event/valdoria-election-2025', 'scene/ballot'],
    family: 'editorial',
  },
  electionInAldermont: {
    exact: ['event/valdoria-election-2025 city/Aldermont'],
    good: ['event/valdoria-election-2025'],
    family: 'editorial',
  },
  swimmingJuly2024: { exact: ['scene/swimming day/2024/07'], family: 'editorial' },
} as const satisfies Record<string, Wish>

export type WishName = keyof typeof judgedWishes
