import type { SiteNickname } from '#sites/site.ts'
import type { ParameterName } from '../../domain/parameters/parameter-table.ts'

/**
 * How a parameter is set: one of a few (`choice`), some of a list (`list`), those with names of their own
 * (`names`), outlines of pictures (`shapes`), words side by side (`words`), on or off (`switch`), or by a control
 * that only it has.
 */
export type FilterControl =
  | 'choice'
  | 'list'
  | 'names'
  | 'shapes'
  | 'words'
  | 'switch'
  | 'colors'
  | 'dates'
  | 'length'

export type FilterPart = Readonly<{
  name: ParameterName
  control: FilterControl
  /** Only these are offered, where the others would say the same as something else in the panel. */
  values?: readonly string[]
}>

/** A group bears the name of one of its parameters. */
export type FilterGroup = Readonly<{ name: ParameterName; isOpen: boolean; parts: readonly FilterPart[] }>

const open = (name: ParameterName, control: FilterControl, ...more: readonly FilterPart[]): FilterGroup => ({
  name,
  isOpen: true,
  parts: [{ name, control }, ...more],
})
const shut = (name: ParameterName, control: FilterControl, ...more: readonly FilterPart[]): FilterGroup => ({
  ...open(name, control, ...more),
  isOpen: false,
})
const sizes: FilterGroup = {
  name: 'imagesize',
  isOpen: false,
  // Everything is at least extra small.
  parts: [
    {
      name: 'imagesize',
      control: 'choice',
      values: ['small', 'medium', 'large', 'xlarge', 'xxlarge', 'vector'],
    },
  ],
}

/** What stands in the panel, from top to bottom. What is not to be had in a search is left out of it. */
export const filterGroups: Readonly<Record<SiteNickname, readonly FilterGroup[]>> = {
  argus: [
    open('recency', 'dates'),
    open('events', 'names'),
    open('videodurationmin', 'length'),
    open('orientations', 'shapes'),
    open('colorindex', 'colors'),
    shut('people', 'words', {
      name: 'numberofpeople',
      control: 'list',
      // Nobody is `people=without`.
      values: ['one', 'two', 'group'],
    }),
    shut('locations', 'names'),
    shut('specificpeople', 'names'),
    shut('mediatype', 'choice'),
    shut('filmdefinition', 'list'),
    shut('framerate', 'list'),
    shut('mood', 'words'),
    shut('compositions', 'words'),
    shut('viewpoint', 'list'),
    shut('imagetechnique', 'list'),
    shut('ageofpeople', 'list'),
    shut('ethnicity', 'list'),
    sizes,
    shut('assetfiletype', 'choice'),
    shut('license', 'choice'),
    shut('collections', 'names'),
    shut('artistexact', 'names'),
    shut('family', 'choice'),
  ],
  bokeh: [
    open('istockcollection', 'choice', { name: 'istockexclusive', control: 'switch' }),
    open('videodurationmin', 'length'),
    open('colorindex', 'colors'),
    open('orientations', 'shapes'),
    open('mood', 'words'),
    open('numberofpeople', 'list'),
    shut('filmdefinition', 'list'),
    shut('framerate', 'list'),
    shut('recency', 'dates'),
    sizes,
    shut('assetfiletype', 'choice'),
    shut('ageofpeople', 'list'),
    shut('ethnicity', 'list'),
    shut('locations', 'names'),
    shut('contributor', 'names'),
  ],
}

/** Below the groups, without a heading. */
export const filterSwitches: Readonly<Record<SiteNickname, readonly ParameterName[]>> = {
  argus: ['groupbyevent', 'embeddable', 'releasestatus', 'alloweduse', 'offlinecontent', 'excludenudity'],
  bokeh: ['alloweduse', 'excludenudity'],
}

/** What a switch sets, where that is not simply "yes". */
export const switchValues: Readonly<Partial<Record<ParameterName, string>>> = {
  alloweduse: 'availableforalluses',
  releasestatus: 'fullyreleased',
  offlinecontent: 'include',
}

/** Tabs above the results set these, so that they are no chips. */
export const tabParameters: Readonly<Record<SiteNickname, readonly ParameterName[]>> = {
  argus: ['assettype', 'family', 'editorialproducts'],
  bokeh: ['assettype', 'family', 'mediatype'],
}
