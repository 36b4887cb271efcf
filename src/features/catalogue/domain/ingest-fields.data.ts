/** Where a field of an asset may stand: columns of a row, properties of XMP, data sets of IPTC record 2, tags of EXIF. */
export type FieldPlaces = {
  /** The first is what an export writes; the others are read as well. Case, spaces and signs do not count. */
  readonly columns: readonly string[]
  readonly xmp?: readonly string[]
  readonly iptc?: readonly number[]
  readonly exif?: readonly string[]
}

/** In the order of an export's columns. Within one place the first name that has a value wins. */
export const ingestFields = {
  file: { columns: ['file', 'file name', 'path', 'original file'] },
  complete: { columns: ['complete'] },
  sourceKey: { columns: ['source key'] },
  id: { columns: ['id', 'asset id', 'unique id', 'reference'] },
  title: {
    columns: ['title', 'headline', 'object name', 'name'],
    xmp: ['dc:title', 'photoshop:Headline'],
    iptc: [5, 105],
    exif: ['XPTitle'],
  },
  shortTitle: { columns: ['short title'] },
  caption: {
    columns: ['caption', 'description', 'abstract', 'caption abstract'],
    xmp: ['dc:description', 'tiff:ImageDescription', 'Iptc4xmpCore:ExtDescrAccessibility'],
    iptc: [120],
    exif: ['ImageDescription', 'XPComment'],
  },
  altText: { columns: ['alt text', 'alternative text', 'alt'], xmp: ['Iptc4xmpCore:AltTextAccessibility'] },
  keywords: {
    columns: ['keywords', 'keyword', 'tags', 'subject'],
    xmp: ['dc:subject', 'pdf:Keywords'],
    iptc: [25],
    exif: ['XPKeywords'],
  },
  artist: {
    columns: ['artist', 'creator', 'byline', 'photographer', 'author', 'contributor'],
    xmp: ['dc:creator', 'tiff:Artist'],
    iptc: [80],
    exif: ['Artist', 'XPAuthor'],
  },
  creditLine: { columns: ['credit', 'credit line', 'provider'], xmp: ['photoshop:Credit'], iptc: [110] },
  copyright: {
    columns: ['copyright', 'copyright notice', 'rights'],
    xmp: ['dc:rights', 'tiff:Copyright'],
    iptc: [116],
    exif: ['Copyright'],
  },
  assetType: { columns: ['asset type'] },
  family: { columns: ['family', 'asset family'] },
  mediaType: { columns: ['media type', 'graphical style'] },
  licenseModel: { columns: ['license', 'licence', 'license model', 'licence model', 'license type'] },
  collection: { columns: ['collection', 'collection key', 'collection code'] },
  collectionName: { columns: ['collection name'] },
  qualityRank: { columns: ['quality rank', 'rank', 'quality'] },
  createdOn: {
    columns: ['date created', 'created', 'created on', 'date', 'date taken', 'shoot date'],
    xmp: ['photoshop:DateCreated', 'exif:DateTimeOriginal', 'xmp:CreateDate'],
    iptc: [55],
    exif: ['DateTimeOriginal', 'DateTimeDigitized'],
  },
  dateLabel: { columns: ['date label', 'date text', 'period'] },
  venue: {
    columns: ['venue', 'location', 'sublocation', 'place venue'],
    xmp: ['Iptc4xmpCore:Location', 'Iptc4xmpExt:LocationShown/Iptc4xmpExt:Sublocation'],
    iptc: [92],
  },
  city: {
    columns: ['city', 'place city'],
    xmp: ['photoshop:City', 'Iptc4xmpExt:LocationShown/Iptc4xmpExt:City'],
    iptc: [90],
  },
  region: {
    columns: ['region', 'state', 'province', 'state province', 'place region'],
    xmp: ['photoshop:State', 'Iptc4xmpExt:LocationShown/Iptc4xmpExt:ProvinceState'],
    iptc: [95],
  },
  country: {
    columns: ['country', 'country name', 'place country'],
    xmp: ['photoshop:Country', 'Iptc4xmpExt:LocationShown/Iptc4xmpExt:CountryName'],
    iptc: [101],
  },
  event: { columns: ['event', 'event name'], xmp: ['Iptc4xmpExt:Event'] },
  eventKey: { columns: ['event key', 'event id'] },
  people: {
    columns: ['people', 'person', 'personality', 'specific people', 'person in image'],
    xmp: ['Iptc4xmpExt:PersonInImage'],
  },
  numberOfPeople: { columns: ['number of people', 'people count'] },
  ages: { columns: ['ages', 'age', 'age of people'] },
  ethnicities: { columns: ['ethnicities', 'ethnicity'] },
  compositions: { columns: ['compositions', 'composition'] },
  moods: { columns: ['moods', 'mood'] },
  viewpoints: { columns: ['viewpoints', 'viewpoint'] },
  techniques: { columns: ['techniques', 'technique', 'image technique'] },
  hasNudity: { columns: ['nudity', 'has nudity'] },
  modelRelease: {
    columns: ['model release', 'model released', 'model release status', 'releases model'],
    xmp: ['plus:ModelReleaseStatus'],
  },
  propertyRelease: {
    columns: ['property release', 'property released', 'property release status', 'releases property'],
    xmp: ['plus:PropertyReleaseStatus'],
  },
  restrictions: {
    columns: ['restrictions', 'usage restrictions', 'special instructions', 'instructions'],
    xmp: ['photoshop:Instructions', 'xmpRights:UsageTerms'],
    iptc: [40],
  },
  editorialProducts: { columns: ['editorial products', 'editorial product'] },
  stack: { columns: ['stack'] },
  series: { columns: ['series'] },
  availability: { columns: ['availability', 'status'] },
  isEmbeddable: { columns: ['embeddable', 'is embeddable'] },
  isGenerated: {
    columns: ['generated', 'is generated', 'ai generated', 'digital source type'],
    xmp: ['Iptc4xmpExt:DigitalSourceType'],
  },
  isEditable: { columns: ['editable', 'is editable', 'ai editable'] },
  popularity: { columns: ['popularity'] },
  isLoop: { columns: ['loop', 'is loop', 'film loop'] },
  originallyShotOn: { columns: ['originally shot on', 'shot on', 'film originally shot on'] },
  masteredTo: { columns: ['mastered to', 'film mastered to'] },
} as const satisfies Readonly<Record<string, FieldPlaces>>

export type IngestField = keyof typeof ingestFields

/** Fields that hold several values. In a cell they are separated by semicolons or, where there is none, by commas. */
export const listFields: readonly IngestField[] = [
  'keywords',
  'people',
  'ages',
  'ethnicities',
  'compositions',
  'moods',
  'viewpoints',
  'techniques',
  'editorialProducts',
]

/** Namespaces of XMP under the prefixes that the table above uses, whatever prefix a file chose. */
export const xmpPrefixes: Readonly<Record<string, string>> = {
  'http://purl.org/dc/elements/1.1/': 'dc',
  'http://ns.adobe.com/photoshop/1.0/': 'photoshop',
  'http://ns.adobe.com/tiff/1.0/': 'tiff',
  'http://ns.adobe.com/exif/1.0/': 'exif',
  'http://ns.adobe.com/xap/1.0/': 'xmp',
  'http://ns.adobe.com/xap/1.0/rights/': 'xmpRights',
  'http://ns.adobe.com/pdf/1.3/': 'pdf',
  'http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/': 'Iptc4xmpCore',
  'http://iptc.org/std/Iptc4xmpExt/2008-02-29/': 'Iptc4xmpExt',
  'http://ns.useplus.org/ldf/xmp/1.0/': 'plus',
  'urn:diptych:asset#': 'diptych',
}
