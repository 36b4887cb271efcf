/** Ages as one searches for them, of which a drawing can show these. */
export type Age =
  | 'newborn'
  | 'baby'
  | 'child'
  | 'teenager'
  | 'youngadult'
  | 'adult'
  | 'matureadult'
  | 'senioradult'

export type HairStyle =
  | 'crop'
  | 'parted'
  | 'quiff'
  | 'curls'
  | 'bob'
  | 'long'
  | 'wavy'
  | 'bun'
  | 'ponytail'
  | 'buzz'
  | 'receding'
  | 'tuft'

export type TopCut = 'tee' | 'shirt' | 'sweater' | 'blazer' | 'dress' | 'hoodie' | 'jersey' | 'tank' | 'coat'
export type BottomCut = 'trousers' | 'shorts' | 'skirt' | 'gown'
export type Headwear = 'cap' | 'helmet' | 'hardhat' | 'swimcap' | 'beanie'

/** One drawn human being: everything about the looks, nothing about the pose. */
export type Person = {
  readonly age: Age
  readonly sex: 'woman' | 'man'
  readonly skin: string
  readonly hair: { readonly style: HairStyle; readonly color: string }
  readonly beard: boolean
  readonly glasses: boolean
  readonly headwear: { readonly cut: Headwear; readonly color: string } | null
  readonly top: { readonly cut: TopCut; readonly color: string; readonly second: string }
  readonly bottom: { readonly cut: BottomCut; readonly color: string }
  readonly shoes: string
}

/** What one calls this person in a sentence, without an article. */
export function nounOf({ age, sex }: Person): string {
  switch (age) {
    case 'newborn':
      return 'newborn'
    case 'baby':
      return 'baby'
    case 'child':
      return sex === 'woman' ? 'girl' : 'boy'
    case 'teenager':
      return sex === 'woman' ? 'teenage girl' : 'teenage boy'
    case 'youngadult':
      return `young ${sex}`
    case 'adult':
      return sex
    case 'matureadult':
      return `mature ${sex}`
    case 'senioradult':
      return `senior ${sex}`
  }
}
