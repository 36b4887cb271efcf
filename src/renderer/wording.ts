/** The moods one can search for that a drawn picture can have. */
export type Mood = 'bandw' | 'bold' | 'cool' | 'dramatic' | 'natural' | 'vivid' | 'warm'

/** How a picture is composed, of the values that a picture without people can have. */
export type Composition =
  | 'abstract'
  | 'closeup'
  | 'copyspace'
  | 'cutout'
  | 'fullframe'
  | 'macro'
  | 'sparse'
  | 'stilllife'
  | 'wideshot'

export type TimeOfDay = 'dawn' | 'day' | 'dusk' | 'night'

export type Viewpoint = 'aerialview' | 'highangleview' | 'lowangleview'

/** What is said of one look, and true of it whatever the seed. */
export type Wording = {
  /** A picture takes one of them by its seed. Each caption belongs to the title at the same place. */
  texts: readonly { title: string; caption: string }[]
  keywords: readonly string[]
  moods: readonly Mood[]
  compositions: readonly Composition[]
  /** Null where the picture does not tell. */
  timeOfDay: TimeOfDay | null
  /** Null for a camera at eye level. */
  viewpoint: Viewpoint | null
  /** The colors that the look shows as hex strings, strongest first. */
  palette: readonly string[]
}
