import type { Looks } from '../recipe.ts'
import type { Wording } from '../wording.ts'

type Family =
  | 'sea'
  | 'hills'
  | 'dunes'
  | 'mountains'
  | 'lake'
  | 'fog-forest'
  | 'night-sky'
  | 'aurora'
  | 'city-dusk'
  | 'clouds'

export const landscapesKeywords: Record<Family, readonly string[]> = {
  sea: [
    'sea',
    'ocean',
    'water',
    'horizon',
    'sky',
    'wave',
    'cloud',
    'seascape',
    'nature',
    'outdoors',
    'copy space',
    'no people',
  ],
  hills: [
    'hill',
    'mountain range',
    'mist',
    'fog',
    'layered',
    'forest',
    'tree',
    'landscape',
    'nature',
    'valley',
    'sky',
    'wilderness',
    'no people',
  ],
  dunes: [
    'sand dune',
    'desert',
    'sand',
    'landscape',
    'sky',
    'ripple',
    'nature',
    'outdoors',
    'shadow',
    'heat',
    'copy space',
    'no people',
  ],
  mountains: [
    'mountain',
    'mountain range',
    'mountain peak',
    'rock',
    'valley',
    'sky',
    'landscape',
    'nature',
    'wilderness',
    'scenery',
    'outdoors',
    'no people',
  ],
  lake: [
    'lake',
    'mountain',
    'water',
    'reflection',
    'mountain peak',
    'shore',
    'sky',
    'landscape',
    'nature',
    'tranquility',
    'outdoors',
    'no people',
  ],
  'fog-forest': [
    'forest',
    'fog',
    'tree',
    'conifer',
    'mist',
    'woodland',
    'nature',
    'silhouette',
    'landscape',
    'weather',
    'copy space',
    'no people',
  ],
  'night-sky': [
    'night',
    'star',
    'galaxy',
    'sky',
    'mountain',
    'astronomy',
    'space',
    'silhouette',
    'landscape',
    'nature',
    'dark',
    'no people',
  ],
  aurora: [
    'aurora',
    'northern lights',
    'night',
    'star',
    'sky',
    'mountain',
    'lake',
    'snow',
    'reflection',
    'arctic',
    'nature',
    'no people',
  ],
  'city-dusk': [
    'city',
    'skyline',
    'skyscraper',
    'building',
    'architecture',
    'window',
    'river',
    'reflection',
    'cityscape',
    'light',
    'urban',
    'no people',
  ],
  clouds: [
    'cloud',
    'sea of clouds',
    'mountain',
    'mountain peak',
    'sky',
    'fog',
    'snow',
    'landscape',
    'nature',
    'high up',
    'copy space',
    'no people',
  ],
}

export const landscapesWordings: { [F in Family]: Record<Looks[F], Wording> } = {
  sea: {
    day: {
      texts: [
        {
          title: 'Open sea under a blue sky',
          caption: 'Small waves on a clear day, with white clouds over the horizon.',
        },
        { title: 'Clouds over the ocean', caption: 'Blue water to the horizon under thin white clouds.' },
        { title: 'A clear day at sea', caption: 'Open water in bright daylight, without land or ships.' },
        { title: 'Blue water to the horizon', caption: 'A wide view of a blue sea and a bright summer sky.' },
      ],
      keywords: ['blue', 'daylight', 'summer', 'vacation', 'tranquility'],
      moods: ['cool', 'natural'],
      compositions: ['wideshot', 'copyspace'],
      timeOfDay: 'day',
      viewpoint: null,
      palette: ['#83b2d8', '#57829d', '#2f617d', '#b7d3e7'],
    },
    sunset: {
      texts: [
        {
          title: 'The sun sets over the sea',
          caption: 'The sun stands low over the water and draws a path of light across the waves.',
        },
        {
          title: 'Evening light on the ocean',
          caption: 'An orange sky and the setting sun, mirrored in a quiet sea.',
        },
        {
          title: 'Path of light at sunset',
          caption: 'Sunlight glitters on the waves under orange and purple clouds.',
        },
        {
          title: 'Last sun over open water',
          caption: 'The evening sun hangs above the horizon of an empty sea.',
        },
      ],
      keywords: ['sunset', 'sun', 'orange', 'evening', 'reflection', 'tranquility'],
      moods: ['warm', 'dramatic'],
      compositions: ['wideshot', 'copyspace'],
      timeOfDay: 'dusk',
      viewpoint: null,
      palette: ['#e79768', '#c87e7d', '#87574a', '#4e343d'],
    },
    dawn: {
      texts: [
        {
          title: 'Pink morning at sea',
          caption: 'The sun comes up over calm water under a pink and lilac sky.',
        },
        {
          title: 'Sunrise over a calm sea',
          caption: 'First light lies on small waves, with soft clouds above the horizon.',
        },
        {
          title: 'The ocean at first light',
          caption: 'A pale sun rises from the horizon and glitters on the water.',
        },
        {
          title: 'Pastel dawn over open water',
          caption: 'Pink, lilac and pale blue meet above a quiet sea.',
        },
      ],
      keywords: ['sunrise', 'dawn', 'morning', 'sun', 'pink', 'purple', 'tranquility'],
      moods: ['natural', 'cool'],
      compositions: ['wideshot', 'copyspace'],
      timeOfDay: 'dawn',
      viewpoint: null,
      palette: ['#bfadc6', '#dfc0ca', '#65687c', '#958896'],
    },
    storm: {
      texts: [
        {
          title: 'Dark clouds over a rough sea',
          caption: 'Heavy gray clouds hang over green, choppy water.',
        },
        { title: 'Storm on the ocean', caption: 'A gray sky and steep waves, without land or ships.' },
        { title: 'Bad weather at sea', caption: 'Dark water runs under a low and heavy ceiling of clouds.' },
        { title: 'Before the storm', caption: 'Gray-green waves and a band of light above the horizon.' },
      ],
      keywords: ['storm', 'overcast', 'gray', 'green', 'weather', 'wind', 'danger'],
      moods: ['dramatic', 'cool'],
      compositions: ['wideshot', 'copyspace'],
      timeOfDay: 'day',
      viewpoint: null,
      palette: ['#39454a', '#666e73', '#50595d', '#7e878b'],
    },
    moonlight: {
      texts: [
        {
          title: 'Moonlight on the sea',
          caption: 'A full moon stands over dark water and lays a path of silver on the waves.',
        },
        { title: 'Full moon over the ocean', caption: 'Silver light glitters on a dark sea at night.' },
        { title: 'Night at sea', caption: 'Dark blue water under the moon, with thin clouds in the sky.' },
        { title: 'Silver path on dark water', caption: 'The light of the moon breaks on small waves.' },
      ],
      keywords: ['moon', 'full moon', 'moonlight', 'night', 'dark', 'blue', 'reflection'],
      moods: ['cool', 'dramatic'],
      compositions: ['wideshot', 'copyspace'],
      timeOfDay: 'night',
      viewpoint: null,
      palette: ['#3d4d64', '#28374c', '#131f2e', '#5c6b81'],
    },
  },
  hills: {
    dawn: {
      texts: [
        {
          title: 'Misty hills at sunrise',
          caption: 'The sun rises over range after range of wooded hills with mist in the valleys.',
        },
        { title: 'First light over the valleys', caption: 'Layered hills fade into a golden morning sky.' },
        {
          title: 'Sun above the ridges',
          caption: 'A low sun stands over wooded ridges that fade into haze.',
        },
        {
          title: 'Golden haze between the hills',
          caption: 'Morning light falls through the mist between dark ridges.',
        },
      ],
      keywords: ['sunrise', 'dawn', 'morning', 'orange', 'yellow', 'sun'],
      moods: ['warm', 'natural'],
      compositions: ['wideshot', 'copyspace'],
      timeOfDay: 'dawn',
      viewpoint: 'highangleview',
      palette: ['#64605c', '#908478', '#373c3f', '#bca381'],
    },
    blue: {
      texts: [
        {
          title: 'Blue hills in the haze',
          caption: 'Wooded ranges fade into a pale blue sky, each lighter than the one before.',
        },
        { title: 'Ridge after ridge', caption: 'Wooded hills in shades of blue, with haze between them.' },
        { title: 'Quiet mountains', caption: 'Blue ridges lie one behind the other to the horizon.' },
        { title: 'Forest to the horizon', caption: 'A high view over wooded ridges on a clear day.' },
      ],
      keywords: ['blue', 'haze', 'tranquility', 'hiking'],
      moods: ['cool', 'natural'],
      compositions: ['wideshot', 'copyspace'],
      timeOfDay: 'day',
      viewpoint: 'highangleview',
      palette: ['#6ea5c7', '#477497', '#325775', '#a8c5cd'],
    },
  },
  dunes: {
    noon: {
      texts: [
        { title: 'Dunes under a clear sky', caption: 'Sand dunes with long ripples under a blue sky.' },
        { title: 'Ripples on a dune', caption: 'The wind has drawn fine lines into the sand of a dune.' },
        { title: 'Desert by day', caption: 'Dune behind dune to the horizon, without a plant in sight.' },
        { title: 'Empty desert', caption: 'A wide field of pale dunes in bright light.' },
      ],
      keywords: ['blue sky', 'yellow', 'beige', 'day', 'travel'],
      moods: ['natural', 'warm'],
      compositions: ['wideshot', 'copyspace', 'sparse'],
      timeOfDay: 'day',
      viewpoint: null,
      palette: ['#c59d65', '#ac8659', '#a9ada1', '#5e859d'],
    },
    dusk: {
      texts: [
        {
          title: 'Dunes in the last light',
          caption: 'Low sun paints the dunes orange and draws out every ripple.',
        },
        {
          title: 'Evening in the desert',
          caption: 'Soft shadows lie between the dunes at the end of the day.',
        },
        { title: 'Orange sand at dusk', caption: 'Dunes in warm evening light, their far sides in shade.' },
        { title: 'Golden hour in the dunes', caption: 'The last sun of the day warms the sand.' },
      ],
      keywords: ['dusk', 'evening', 'orange', 'sunset', 'travel'],
      moods: ['warm', 'dramatic'],
      compositions: ['wideshot', 'copyspace', 'sparse'],
      timeOfDay: 'dusk',
      viewpoint: null,
      palette: ['#bb722a', '#ac9c81', '#82502b', '#69808f'],
    },
  },
  mountains: {
    day: {
      texts: [
        {
          title: 'Mountain peaks on a clear day',
          caption: 'Rocky summits rise above a wide conifer forest under a blue sky.',
        },
        {
          title: 'Forest below the summits',
          caption: 'Dark green woods and clearings lie at the foot of steep mountains.',
        },
        { title: 'Alpine valley in summer', caption: 'A wooded valley leads between bare rock faces.' },
        {
          title: 'Summit above the tree line',
          caption: 'Meadows and bare rock follow the forest upward to a high peak.',
        },
        { title: 'Wide view of a mountain range', caption: 'Sunlit rock, green slopes and a clear sky.' },
      ],
      keywords: ['forest', 'tree', 'green', 'blue sky', 'summer', 'hiking'],
      moods: ['natural', 'vivid'],
      compositions: ['wideshot'],
      timeOfDay: 'day',
      viewpoint: 'highangleview',
      palette: ['#3b5765', '#689dc3', '#99bdd1', '#617378'],
    },
    golden: {
      texts: [
        {
          title: 'Golden hour in the mountains',
          caption: 'The last sun lights the peaks while the valley lies in shadow.',
        },
        {
          title: 'Alpenglow on the summits',
          caption: 'Warm light touches the rock high above a dark forest.',
        },
        {
          title: 'Evening light on a mountain',
          caption: 'A low sun draws out the ridges of a rocky summit.',
        },
        { title: 'Long shadows in the valley', caption: 'Haze fills a wooded valley below sunlit rock.' },
      ],
      keywords: ['sunset', 'evening', 'golden hour', 'forest', 'tree', 'shadow', 'orange'],
      moods: ['warm', 'dramatic'],
      compositions: ['wideshot'],
      timeOfDay: 'dusk',
      viewpoint: 'highangleview',
      palette: ['#374245', '#88a2af', '#4b5c65', '#b3beba'],
    },
    snow: {
      texts: [
        {
          title: 'Winter in the mountains',
          caption: 'Deep snow covers the slopes and the woods below rocky peaks.',
        },
        { title: 'Snow-covered peaks', caption: 'Fresh snow and bare rock under a clear winter sky.' },
        {
          title: 'Cold morning in the high country',
          caption: 'A snowy valley with small conifers below steep summits.',
        },
        {
          title: 'White slopes under a blue sky',
          caption: 'Sun and shade on snow fields high in the mountains.',
        },
      ],
      keywords: ['snow', 'winter', 'cold', 'white', 'tree', 'blue sky', 'skiing'],
      moods: ['cool', 'natural'],
      compositions: ['wideshot'],
      timeOfDay: 'day',
      viewpoint: 'highangleview',
      palette: ['#5a86aa', '#d3cec6', '#42566e', '#7aa5be'],
    },
    bandw: {
      texts: [
        {
          title: 'Mountain range in black and white',
          caption: 'Light and shade model the rock and the snow of a mountain range.',
        },
        {
          title: 'Dark forest below bright peaks',
          caption: 'A black and white view of steep summits above a dense forest.',
        },
        { title: 'Study of rock and snow', caption: 'Ridges and gullies of a mountain in black and white.' },
        { title: 'Monochrome mountains', caption: 'Bright snow, dark woods and a deep gray sky.' },
      ],
      keywords: ['black and white', 'monochrome', 'forest', 'tree', 'snow', 'contrast'],
      moods: ['bandw', 'dramatic'],
      compositions: ['wideshot'],
      timeOfDay: 'day',
      viewpoint: 'highangleview',
      palette: ['#747474', '#3f3f3f', '#979797', '#555555'],
    },
  },
  lake: {
    morning: {
      texts: [
        {
          title: 'Mountain lake on a clear morning',
          caption: 'Steep peaks are mirrored in still, dark blue water.',
        },
        {
          title: 'Summits reflected in a lake',
          caption: 'Rock faces and green slopes stand upside down in the water.',
        },
        {
          title: 'Quiet water below the peaks',
          caption: 'A calm lake lies at the foot of a rocky mountain range.',
        },
        { title: 'Morning at the lake', caption: 'Clear light on the mountains and their reflection.' },
      ],
      keywords: ['morning', 'blue', 'summer', 'forest', 'blue sky', 'hiking'],
      moods: ['natural', 'cool'],
      compositions: ['wideshot'],
      timeOfDay: 'dawn',
      viewpoint: null,
      palette: ['#486c8d', '#73a7ca', '#314d6c', '#a3bccc'],
    },
    autumn: {
      texts: [
        {
          title: 'Autumn at a mountain lake',
          caption: 'Golden trees and rocky peaks are mirrored in the water.',
        },
        {
          title: 'Golden slopes above the water',
          caption: 'Yellow and orange woods climb from the shore up to bare rock.',
        },
        { title: 'Larches by the lake', caption: 'Autumn colors below steep summits, doubled by the lake.' },
        { title: 'Fall colors in the mountains', caption: 'Orange trees, gray rock and a deep blue lake.' },
      ],
      keywords: ['autumn', 'fall', 'orange', 'yellow', 'tree', 'forest', 'blue sky'],
      moods: ['warm', 'vivid'],
      compositions: ['wideshot'],
      timeOfDay: 'day',
      viewpoint: null,
      palette: ['#7daccb', '#374d6a', '#726a6f', '#5686ac'],
    },
    dusk: {
      texts: [
        {
          title: 'Lake at dusk',
          caption: 'Dark mountains and a pale evening sky are mirrored in still water.',
        },
        {
          title: 'Evening glow over a mountain lake',
          caption: 'The evening sky glows over dark peaks and their reflection.',
        },
        { title: 'Last light behind the mountains', caption: 'The sky glows softly above a quiet lake.' },
        { title: 'Stillness after sunset', caption: 'Dark slopes meet their mirror image at the shore.' },
      ],
      keywords: ['dusk', 'evening', 'sunset', 'dark', 'silhouette'],
      moods: ['dramatic', 'cool'],
      compositions: ['wideshot'],
      timeOfDay: 'dusk',
      viewpoint: null,
      palette: ['#48464e', '#2b2d35', '#9a98a4', '#c3b9bb'],
    },
  },
  'fog-forest': {
    green: {
      texts: [
        { title: 'Conifer forest in the fog', caption: 'Tall conifers fade row by row into pale green fog.' },
        { title: 'Misty forest', caption: 'Fog drifts between the trees and leaves the sky empty.' },
        {
          title: 'Trees in the morning mist',
          caption: 'Dark conifers in front, paler and paler ones behind.',
        },
        { title: 'Silence in the woods', caption: 'A foggy forest with much room in the sky.' },
      ],
      keywords: ['green', 'spruce', 'morning', 'tranquility', 'mystery'],
      moods: ['natural', 'cool'],
      compositions: ['wideshot', 'copyspace'],
      timeOfDay: 'dawn',
      viewpoint: null,
      palette: ['#e2e9e0', '#c8d2c7', '#9faba0', '#758177'],
    },
    blue: {
      texts: [
        { title: 'Blue mist over the forest', caption: 'Conifers stand in cold blue fog.' },
        { title: 'Cold morning in the woods', caption: 'Row behind row of trees fades into blue haze.' },
        { title: 'Forest in blue haze', caption: 'Dark treetops before a pale and empty sky.' },
        { title: 'Fog between the trees', caption: 'Tall conifers rise from banks of fog.' },
      ],
      keywords: ['blue', 'spruce', 'cold', 'morning', 'mystery'],
      moods: ['cool', 'dramatic'],
      compositions: ['wideshot', 'copyspace'],
      timeOfDay: 'dawn',
      viewpoint: null,
      palette: ['#cfddeb', '#b6c6d7', '#8e9fb2', '#647587'],
    },
    bandw: {
      texts: [
        { title: 'Foggy forest in black and white', caption: 'Silhouettes of conifers fade into white fog.' },
        {
          title: 'Trees in the mist, monochrome',
          caption: 'Black treetops in front, pale gray ones behind.',
        },
        { title: 'Gray morning in the forest', caption: 'A black and white view of conifers in thick fog.' },
        { title: 'Black trees, white sky', caption: 'Tall conifers stand before an empty white sky.' },
      ],
      keywords: ['black and white', 'monochrome', 'spruce', 'gray', 'mystery'],
      moods: ['bandw', 'dramatic'],
      compositions: ['wideshot', 'copyspace'],
      timeOfDay: 'dawn',
      viewpoint: null,
      palette: ['#e6e6e6', '#cccccc', '#a4a4a4', '#787878'],
    },
  },
  'night-sky': {
    summer: {
      texts: [
        {
          title: 'Starry sky over the mountains',
          caption: 'The Milky Way rises behind dark summits on a clear night.',
        },
        {
          title: 'Galaxy above a dark ridge',
          caption: 'A bright band of stars and dust stands over the mountains.',
        },
        {
          title: 'Summer night under the stars',
          caption: 'Thousands of stars shine over the silhouette of a mountain range.',
        },
        { title: 'Night in the mountains', caption: 'The Milky Way crosses the sky above black peaks.' },
      ],
      keywords: ['summer', 'milky way', 'starry sky', 'long exposure', 'black'],
      moods: ['dramatic', 'cool'],
      compositions: ['wideshot', 'copyspace'],
      timeOfDay: 'night',
      viewpoint: null,
      palette: ['#13213c', '#050b16', '#0b1326', '#474a5e'],
    },
    winter: {
      texts: [
        {
          title: 'Winter night under the stars',
          caption: 'Snow-covered mountains lie in starlight below the Milky Way.',
        },
        { title: 'Stars over snowy peaks', caption: 'A deep blue sky full of stars above white slopes.' },
        { title: 'Cold clear night', caption: 'The Milky Way stands over snow fields and dark rock.' },
        { title: 'Snow by starlight', caption: 'Faint light on a snowy mountain range at night.' },
      ],
      keywords: ['winter', 'snow', 'milky way', 'starry sky', 'cold', 'blue'],
      moods: ['cool', 'dramatic'],
      compositions: ['wideshot', 'copyspace'],
      timeOfDay: 'night',
      viewpoint: null,
      palette: ['#0b1944', '#253155', '#414c6e', '#09112c'],
    },
  },
  aurora: {
    green: {
      texts: [
        {
          title: 'Northern lights over a lake',
          caption: 'Green curtains of light hang over snowy mountains and still water.',
        },
        {
          title: 'Green aurora at night',
          caption: 'The northern lights shine above a mountain range in winter.',
        },
        {
          title: 'Arctic night',
          caption: 'Green light in the sky, snow on the mountains, a dark lake below.',
        },
        { title: 'Light curtains in the sky', caption: 'Rays of green light rise above snowy peaks.' },
      ],
      keywords: ['green', 'winter', 'cold', 'dark'],
      moods: ['dramatic', 'vivid'],
      compositions: ['wideshot'],
      timeOfDay: 'night',
      viewpoint: null,
      palette: ['#092f2d', '#04131b', '#015939', '#21454e'],
    },
    violet: {
      texts: [
        {
          title: 'Violet and green aurora',
          caption: 'Curtains of green light fade into violet above a mountain lake.',
        },
        { title: 'Northern lights in two colors', caption: 'Green and violet rays over snowy mountains.' },
        {
          title: 'Purple light in a winter sky',
          caption: 'The aurora glows above peaks and water on a clear night.',
        },
        { title: 'Night of the aurora', caption: 'Snow, still water and a sky full of colored light.' },
      ],
      keywords: ['purple', 'green', 'winter', 'cold'],
      moods: ['dramatic', 'vivid'],
      compositions: ['wideshot'],
      timeOfDay: 'night',
      viewpoint: null,
      palette: ['#0e2935', '#18424d', '#05111d', '#106361'],
    },
  },
  'city-dusk': {
    dusk: {
      texts: [
        {
          title: 'City skyline at dusk',
          caption: 'Lit windows and a pink evening sky are mirrored in the river.',
        },
        {
          title: 'Skyscrapers after sunset',
          caption: 'Towers stand against a warm sky behind a wide river.',
        },
        {
          title: 'Evening on the waterfront',
          caption: 'The lights of a city come on while the sky still glows.',
        },
        {
          title: 'Pink sky over the city',
          caption: 'A skyline fades into evening haze, tower behind tower.',
        },
      ],
      keywords: ['dusk', 'sunset', 'evening', 'pink', 'orange', 'downtown'],
      moods: ['warm', 'vivid'],
      compositions: ['wideshot', 'copyspace'],
      timeOfDay: 'dusk',
      viewpoint: null,
      palette: ['#d4aa92', '#9c7972', '#c8a1ac', '#594d5a'],
    },
    night: {
      texts: [
        { title: 'City lights at night', caption: 'A skyline of lit windows is mirrored in dark water.' },
        {
          title: 'Skyline by night',
          caption: 'Golden light from hundreds of windows under a deep blue sky.',
        },
        { title: 'The city never sleeps', caption: 'Bright towers line the river at night.' },
        {
          title: 'Night on the waterfront',
          caption: 'Lights of skyscrapers and street lamps glitter on the water.',
        },
      ],
      keywords: ['night', 'city lights', 'dark', 'blue', 'gold', 'downtown'],
      moods: ['cool', 'bold'],
      compositions: ['wideshot', 'copyspace'],
      timeOfDay: 'night',
      viewpoint: null,
      palette: ['#0e1437', '#232a54', '#3c3439', '#685a52'],
    },
  },
  clouds: {
    day: {
      texts: [
        {
          title: 'Peaks above a sea of clouds',
          caption: 'Rocky summits with snow stand out of a white layer of clouds.',
        },
        {
          title: 'Above the clouds',
          caption: 'Mountain tops rise from a bright sea of clouds under a blue sky.',
        },
        {
          title: 'Islands in a sea of fog',
          caption: 'The valleys are filled with clouds; only the peaks are free.',
        },
        { title: 'White clouds below the summits', caption: 'A wide view over the clouds on a clear day.' },
      ],
      keywords: ['white', 'blue sky', 'day', 'freedom', 'hiking'],
      moods: ['natural', 'cool'],
      compositions: ['wideshot', 'copyspace'],
      timeOfDay: 'day',
      viewpoint: 'aerialview',
      palette: ['#cccbca', '#4b799f', '#7297ad', '#30425c'],
    },
    sunset: {
      texts: [
        { title: 'Sunset above the clouds', caption: 'Dark peaks rise from a soft pink sea of clouds.' },
        {
          title: 'Evening over a sea of clouds',
          caption: 'The sky glows yellow behind mountain tops and clouds.',
        },
        {
          title: 'Last light above the fog',
          caption: 'Summits stand like islands in a sea of clouds at sunset.',
        },
        {
          title: 'High above the evening',
          caption: 'Rose-colored clouds fill the valleys at the end of the day.',
        },
      ],
      keywords: ['sunset', 'evening', 'pink', 'yellow', 'silhouette', 'freedom'],
      moods: ['warm', 'dramatic'],
      compositions: ['wideshot', 'copyspace'],
      timeOfDay: 'dusk',
      viewpoint: 'aerialview',
      palette: ['#a68574', '#c09f82', '#545b6c', '#7a797c'],
    },
  },
}
