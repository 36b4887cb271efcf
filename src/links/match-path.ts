export type PathMatch = Readonly<Record<string, string>>

type Segment = {
  readonly text: string
  readonly kind: 'fixed' | 'required' | 'optional'
  /** What follows the value in the same segment, as the `.json` of `:id.json`. */
  readonly ending: string
}

/** A pattern such as `/detail/:id`, taken apart once so that matching is a walk over segments. */
export type PathPattern = { readonly pattern: string; readonly segments: readonly Segment[] }

export function compilePattern(pattern: string): PathPattern {
  return { pattern, segments: split(pattern).map(readSegment) }
}

/** The parameters of a path that fits the pattern, decoded, or null. A value that cannot be decoded does not fit. */
export function matchPath({ segments }: PathPattern, path: string): PathMatch | null {
  const parts = split(path)
  if (parts.length > segments.length) return null

  const values: Record<string, string> = {}
  for (const [position, segment] of segments.entries()) {
    const part = parts[position]
    if (segment.kind === 'fixed') {
      if (part !== segment.text) return null
    } else if (part !== undefined) {
      if (!part.endsWith(segment.ending)) return null
      const value = decode(segment.ending === '' ? part : part.slice(0, -segment.ending.length))
      if (value === null) return null
      values[segment.text] = value
    } else if (segment.kind === 'required') {
      return null
    }
  }
  return values
}

/** Fixed segments first, so that `/boards/default` is tried before `/boards/:boardId`. */
export function comparePatterns(one: PathPattern, other: PathPattern): number {
  return rank(other) - rank(one) || other.segments.length - one.segments.length
}

function rank({ segments }: PathPattern): number {
  return segments.filter(({ kind }) => kind === 'fixed').length
}

function split(path: string): string[] {
  return path === '/' ? [] : path.slice(1).split('/')
}

function readSegment(part: string): Segment {
  const [, text, ending = '', mark] = /^:(\w+)(\.\w+)?(\?)?$/.exec(part) ?? []
  if (text === undefined) return { text: part, kind: 'fixed', ending: '' }
  return { text, kind: mark ? 'optional' : 'required', ending }
}

function decode(part: string): string | null {
  if (part === '') return null
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}
