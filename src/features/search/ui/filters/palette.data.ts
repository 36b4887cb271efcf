/** The colors that can be picked at once; `search.filters.color.<name>` names them. */
export const palette = [
  { name: 'red', hex: 'e5342b' },
  { name: 'orange', hex: 'ff7a1a' },
  { name: 'yellow', hex: 'ffc22e' },
  { name: 'green', hex: '7bbf3a' },
  { name: 'teal', hex: '12836a' },
  { name: 'blue', hex: '2a8fe0' },
  { name: 'navy', hex: '2a3f9e' },
  { name: 'purple', hex: '7a3fb0' },
  { name: 'magenta', hex: 'd64c9b' },
  { name: 'pink', hex: 'f6b6a8' },
  { name: 'brown', hex: '8a5a33' },
  { name: 'beige', hex: 'efe6d2' },
  { name: 'white', hex: 'ffffff' },
  { name: 'gray', hex: '8f918d' },
  { name: 'black', hex: '1b1d1c' },
] as const
