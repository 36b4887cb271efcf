export type PathMatch = Readonly<Record<string, string>>

type Segment = { readonly text: string; readonly kind: 'fixed' | 'required' | 'optional' }

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
      const value = decode(part)
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
  if (!part.startsWith(':')) return { text: part, kind: 'fixed' }
  return part.endsWith('?')
    ? { text: part.slice(1, -1), kind: 'optional' }
    : { text: part.slice(1), kind: 'required' }
}

function decode(part: string): string | null {
  if (part === '') return null
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}
