/**
 * Values of the filters that nothing in the demo library truly shows, and why. They are not faked: an installation with
 * pictures of its own fills them.
 */
export const unshownValues: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  licenseModel: { rr: 'rights-ready is a license of old agencies; the demo library sells none' },
  ethnicity: Object.fromEntries(
    [
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
    ].map((value) => [value, 'drawn figures have a color of skin, not an ethnicity']),
  ),
  age: { adultsonly: 'says who is absent; it is worked out by the search, not written on an asset' },
  frameRate: Object.fromEntries(
    ['23.98', '29.97', '59.94'].map((value) => [value, 'rates of broadcast tape; ours are whole numbers']),
  ),
  technique: {
    timelapse: 'a drawn scene has no time to condense',
    slowmotion: 'a drawn scene has no time to stretch',
    selectivefocus: 'no film of ours moves its focus',
  },
  viewpoint: {
    pointofview: 'nobody looks out of a drawn scene',
  },
}
