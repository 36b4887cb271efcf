import { elementKind, type MessageElement } from './parse-message.ts'

export type ArgumentKind =
  | { kind: 'text' }
  | { kind: 'select'; options: ReadonlySet<string> }
  | { kind: 'date' }
  | { kind: 'number' }

// An argument may be used twice in a message; the use that says most about it wins.
const strength: Record<ArgumentKind['kind'], number> = { text: 0, select: 1, date: 2, number: 3 }

/** Every argument that a message, or any of several wordings of it, asks for. */
export function argumentsOf(elements: readonly MessageElement[]): ReadonlyMap<string, ArgumentKind> {
  const found = new Map<string, ArgumentKind>()
  for (const element of everyElement(elements)) {
    const use = argumentUse(element)
    if (use === null) continue
    const [name, kind] = use
    const known = found.get(name)
    found.set(name, known === undefined ? kind : stronger(known, kind))
  }
  return found
}

export function tagNamesOf(elements: readonly MessageElement[]): string[] {
  const names = new Set<string>()
  for (const element of everyElement(elements)) if (element.type === elementKind.tag) names.add(element.value)
  return [...names].sort()
}

/** The elements of a message with all that is nested in them. */
export function* everyElement(elements: readonly MessageElement[]): Generator<MessageElement> {
  for (const element of elements) {
    yield element
    if (element.type === elementKind.tag) yield* everyElement(element.children)
    if (element.type === elementKind.select || element.type === elementKind.plural) {
      for (const option of Object.values(element.options)) yield* everyElement(option.value)
    }
  }
}

function argumentUse(element: MessageElement): [name: string, ArgumentKind] | null {
  switch (element.type) {
    case elementKind.argument:
      return [element.value, { kind: 'text' }]
    case elementKind.select:
      return [element.value, { kind: 'select', options: new Set(Object.keys(element.options)) }]
    case elementKind.date:
    case elementKind.time:
      return [element.value, { kind: 'date' }]
    case elementKind.number:
    case elementKind.plural:
      return [element.value, { kind: 'number' }]
    default:
      return null
  }
}

function stronger(first: ArgumentKind, second: ArgumentKind): ArgumentKind {
  if (first.kind === 'select' && second.kind === 'select') {
    return { kind: 'select', options: new Set([...first.options, ...second.options]) }
  }
  return strength[second.kind] > strength[first.kind] ? second : first
}
