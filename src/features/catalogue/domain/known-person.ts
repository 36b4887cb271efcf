/** Someone whom pictures show by name, with what tells namesakes apart. */
export type KnownPerson = Readonly<{
  id: string
  name: string
  alsoKnownAs: readonly string[]
  /** Empty where nobody has said it. */
  knownFor: string
}>
