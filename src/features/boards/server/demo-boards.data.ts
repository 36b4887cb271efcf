type DemoBoard = Readonly<{
  name: string
  description: string
  /** What its pictures are looked for by, in titles. */
  about: RegExp
  count: number
  notes: readonly string[]
}>

/** The last of them is the default. */
export const demoBoards: readonly DemoBoard[] = [
  {
    name: 'Undercover: forestry feature',
    description: 'Pictures for the long read on forests. Wide crops first, details after.',
    about: /forest|tree|wood|moss|fern|leaf|leaves/i,
    count: 12,
    notes: ['Opener, across the gutter.', 'Only if the sky can be cropped.'],
  },
  {
    name: 'Autumn window display',
    description: '',
    about: /autumn|fall|warm|orange|amber|harvest|leaf|leaves/i,
    count: 6,
    notes: [],
  },
  {
    name: 'Cover options, July',
    description: 'One of these goes on the cover. Please say which, and why.',
    about: /summer|sea|sun|light|water|coast|portrait/i,
    count: 30,
    notes: ['My favorite so far.'],
  },
]

/** Whose they are, who has joined the last of them, and what the two have said there. */
export const demoPeople = { owner: 'member@example.test', editor: 'customer@example.test' } as const

export const demoComments: readonly Readonly<{ by: keyof typeof demoPeople; text: string }>[] = [
  { by: 'editor', text: 'The first one reads well even at thumbnail size.' },
  { by: 'owner', text: 'Agreed. I have put two calmer ones beside it.' },
]
