/** Reads the colour tokens of a theme file, for tests that hold the themes to their promises. */
export type Scheme = 'light' | 'dark'

export type ThemeTokens = ReadonlyMap<string, string>

/** The custom properties that the file sets on :root for every locale; the first declaration counts. */
export function readTokens(css: string): ThemeTokens {
  const tokens = new Map<string, string>()
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '')
  for (const [, selector = '', body = ''] of plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (selector.trim() !== ':root') continue
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) {
      if (!tokens.has(name)) tokens.set(name, value.replace(/\s+/g, ' ').trim())
    }
  }
  return tokens
}

/** The colour a token has in one scheme, as #rrggbb. Throws where it is no plain colour. */
export function readColour(tokens: ThemeTokens, name: string, scheme: Scheme): string {
  const value = tokens.get(name)
  if (value === undefined) throw new Error(`The theme has no ${name}`)
  return resolveColour(tokens, value, scheme)
}

function resolveColour(tokens: ThemeTokens, value: string, scheme: Scheme): string {
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
  if (reference) return readColour(tokens, reference, scheme)
  const [, light, dark] = /^light-dark\(([^,]+), ([^,]+)\)$/.exec(value) ?? []
  if (light && dark) return resolveColour(tokens, scheme === 'light' ? light : dark, scheme)
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(value)
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`
  if (!/^#[\da-f]{6}$/i.test(value)) throw new Error(`${value} is no plain colour`)
  return value
}

function luminanceOf(colour: string): number {
  const channel = (at: number) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

/** The contrast ratio of WCAG 2: from 1 for equal colours to 21 for black on white. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
