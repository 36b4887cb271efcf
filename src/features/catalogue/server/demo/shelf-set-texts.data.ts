import type { SetTexts } from '../../domain/set-texts.ts'

/** By the key of the set. British English stands only where it is spelled otherwise. */
export const shelfSetTexts: Readonly<Record<string, SetTexts>> = {
  'curated-images-by-the-water': {
    de: { name: 'Am Wasser', description: 'Meer, Seen und Regen, vom ersten Licht bis zum Mondschein.' },
    ja: { name: '水辺', description: '海、湖、雨。夜明けから月明かりまで。' },
  },
  'curated-images-high-country': {
    de: { name: 'Hochland', description: 'Berge, Hügel und Wälder mit Platz für eine Überschrift.' },
    ja: { name: '高地', description: '見出しを置く余白のある山、丘、森。' },
  },
  'curated-images-after-dark': {
    de: {
      name: 'Nach Einbruch der Dunkelheit',
      description: 'Lichter der Stadt, Feuerwerk und lange Belichtungen.',
    },
    ja: { name: '夜のとばり', description: '街の灯、花火、長時間露光。' },
  },
  'curated-images-quiet-surfaces': {
    de: { name: 'Ruhige Flächen', description: 'Marmor, Holz, Seide und Putz, auf denen Worte Platz haben.' },
    ja: { name: '静かな質感', description: '文字をのせやすい大理石、木、絹、漆喰。' },
  },
  'curated-images-the-night-sky': {
    de: { name: 'Der Nachthimmel', description: 'Sterne, Polarlicht und Mond, gezeichnet und fotografiert.' },
    ja: { name: '夜空', description: '星、オーロラ、月。絵と写真で。' },
  },
  'curated-images-from-the-museum': {
    de: {
      name: 'Aus dem Museum',
      description: 'Blumen, Küsten und Gärten von Malern aus vier Jahrhunderten.',
    },
    ja: { name: '美術館から', description: '四世紀にわたる画家たちの花、海辺、庭。' },
  },
  'curated-illustrations-stages-for-products': {
    de: { name: 'Bühnen für Produkte', description: 'Leere Podeste, die auf das warten, was Sie verkaufen.' },
    ja: { name: '商品のための舞台', description: '商品を待つ、何も置かれていない台座。' },
  },
  'curated-illustrations-cut-from-paper': {
    de: { name: 'Aus Papier geschnitten', description: 'Lagen aus Papier mit weichen Schatten.' },
    ja: { name: '切り絵', description: 'やわらかな影を落とす紙の重なり。' },
  },
  'curated-illustrations-other-worlds': {
    de: { name: 'Andere Welten', description: 'Planeten und Nebel, auf denen noch niemand war.' },
    ja: { name: '別の世界', description: 'まだ誰も行ったことのない惑星と星雲。' },
  },
  'curated-illustrations-public-life': {
    de: {
      name: 'Öffentliches Leben',
      description: 'Konzerte, Marathons, Märkte und Demonstrationen in flächigen Farben.',
    },
    'en-gb': { name: 'Public life', description: 'Concerts, marathons, markets and marches in flat colour.' },
    ja: { name: '街のにぎわい', description: 'コンサート、マラソン、市場、行進を平らな色で。' },
  },
  'curated-vectors-patterns-that-repeat': {
    de: {
      name: 'Muster ohne Ende',
      description: 'Nahtlose Kacheln für Verpackungen, Webseiten und Stoffe.',
    },
    ja: { name: '繰り返しの模様', description: '包装、ウェブ、布地に使える継ぎ目のないパターン。' },
  },
  'curated-vectors-geometry': {
    de: { name: 'Geometrie', description: 'Bauhaus, Würfel und Raster, auf den Punkt gebracht.' },
    ja: { name: '幾何学', description: 'バウハウス、立方体、網点。' },
  },
  'curated-vectors-people-together': {
    de: { name: 'Menschen miteinander', description: 'Familien, Teams und Gespräche.' },
    ja: { name: '人と人', description: '家族、チーム、語らい。' },
  },
  'curated-vectors-flat-icons': {
    de: { name: 'Flache Icons', description: 'Je ein Motiv, freigestellt oder auf sanftem Grund.' },
    ja: { name: 'フラットアイコン', description: '一点ずつの絵柄。切り抜き、または淡い背景付き。' },
  },
  'curated-videos-slow-water': {
    de: { name: 'Langsames Wasser', description: 'Wellen, Seen und Regen für den Hintergrund.' },
    ja: { name: 'ゆるやかな水', description: '背景に使える波、湖、雨。' },
  },
  'curated-videos-smoke-and-ink': {
    de: { name: 'Rauch und Tinte', description: 'Was treibt, sich kräuselt und vergeht.' },
    ja: { name: '煙とインク', description: '漂い、渦を巻き、溶けていくもの。' },
  },
  'curated-videos-city-nights': {
    de: { name: 'Nächte in der Stadt', description: 'Lichter, Leuchtspuren und Feuerwerk.' },
    ja: { name: '都会の夜', description: '灯り、光の軌跡、花火。' },
  },
  'curated-videos-wide-horizons': {
    de: { name: 'Weite Horizonte', description: 'Die Kamera zieht über Berge, Dünen und Hügel.' },
    ja: { name: '広い地平線', description: '山、砂丘、丘の上をカメラが進みます。' },
  },
  'signature-images-landscapes': {
    de: { name: 'Signature: Landschaften', description: 'Die schönsten unserer Bilder aus der Natur.' },
    ja: { name: 'シグネチャー：風景', description: '選りすぐりの屋外の写真。' },
  },
  'signature-images-still-lifes': {
    de: { name: 'Signature: Stillleben', description: 'Licht, Stoff und Dinge, mit Sorgfalt arrangiert.' },
    ja: { name: 'シグネチャー：静物', description: '光、布、ものを丁寧に配した画面。' },
  },
  'signature-images-masters': {
    de: { name: 'Signature: Alte Meister', description: 'Gemälde, die jede Mode überdauert haben.' },
    ja: { name: 'シグネチャー：巨匠', description: '流行を超えて残った絵画。' },
  },
  'signature-illustrations-studio': {
    de: {
      name: 'Signature: Studio',
      description: 'Bühnen und Papier, bis in den letzten Schatten gezeichnet.',
    },
    ja: { name: 'シグネチャー：スタジオ', description: '影のひとつまで描き込んだ舞台と紙。' },
  },
  'signature-illustrations-space': {
    de: { name: 'Signature: Weltraum', description: 'Planeten und Nebel in allen Einzelheiten.' },
    ja: { name: 'シグネチャー：宇宙', description: '細部まで描いた惑星と星雲。' },
  },
  'signature-vectors-patterns': {
    de: { name: 'Signature: Muster', description: 'Muster, die wir auch bei uns an die Wand hängen würden.' },
    ja: { name: 'シグネチャー：模様', description: '自分たちの壁にも使いたい模様。' },
  },
  'signature-vectors-portraits': {
    de: { name: 'Signature: Porträts', description: 'Menschen in wenigen klaren Formen.' },
    ja: { name: 'シグネチャー：ポートレート', description: 'わずかな明快な形で描いた人物。' },
  },
  'signature-videos-elements': {
    de: {
      name: 'Signature: Elemente',
      description: 'Wasser, Feuer, Licht und Rauch von ihrer besten Seite.',
    },
    ja: { name: 'シグネチャー：エレメント', description: '水、火、光、煙の最も美しい瞬間。' },
  },
  'signature-videos-calm': {
    de: { name: 'Signature: Ruhe', description: 'Lange, langsame Einstellungen ohne sichtbaren Übergang.' },
    ja: { name: 'シグネチャー：静けさ', description: '継ぎ目なく繰り返せる、長くゆったりした映像。' },
  },
}
