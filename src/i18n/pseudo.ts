import { elementKind, isPlainText, type MessageElement, parseMessage } from './parse-message.ts'

const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const accented = [...'ÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž']
const accentOf = new Map([...plain].map((letter, place) => [letter, accented[place] ?? letter]))

/** Of ten letters four are written twice, about what German or Finnish needs more than English. */
const growth = 0.4

type Piece = { start: number; end: number; text: string; isInPlural: boolean }

/**
 * Makes an English message longer and accented and puts it into ⟦ ⟧, so that cut or hard-wired texts show. Arguments, plural
 * and select structure and tags stay as they are, to the letter. What is no ICU message comes back unchanged.
 */
export function pseudoLocalize(message: string): string {
  if (message === '') return ''
  if (isPlainText(message)) return `⟦${disguise(message)}⟧`
  try {
    return `⟦${rewriteTexts(message, disguise)}⟧`
  } catch {
    return message
  }
}

/** Quotes what ICU would read as syntax. `#` is syntax directly inside a plural only. */
export function escapeMessageText(text: string, isInPlural: boolean): string {
  const syntax = isInPlural ? /[{}<#']+/g : /[{}<']+/g
  return text.replace(syntax, (run) => {
    const doubled = run.replaceAll("'", "''")
    return /^'+$/.test(run) ? doubled : `'${doubled}'`
  })
}

function disguise(text: string): string {
  let owed = 0
  let result = ''
  for (const letter of text) {
    const accent = accentOf.get(letter)
    result += accent ?? letter
    if (accent === undefined) continue
    owed += growth
    if (owed >= 1) {
      result += accent
      owed -= 1
    }
  }
  return result
}

// Only the stretches of text are replaced, so that nothing else can change by being printed anew.
function rewriteTexts(message: string, rewrite: (text: string) => string): string {
  let result = ''
  let done = 0
  for (const { start, end, text, isInPlural } of piecesOf(parseMessage(message), false)) {
    result += message.slice(done, start) + escapeMessageText(rewrite(text), isInPlural)
    done = end
  }
  return result + message.slice(done)
}

function* piecesOf(elements: readonly MessageElement[], isInPlural: boolean): Generator<Piece> {
  for (const element of elements) {
    if (element.type === elementKind.literal && element.location) {
      const { start, end } = element.location
      yield { start: start.offset, end: end.offset, text: element.value, isInPlural }
    }
    if (element.type === elementKind.tag) yield* piecesOf(element.children, isInPlural)
    if (element.type === elementKind.select || element.type === elementKind.plural) {
      for (const option of Object.values(element.options)) {
        yield* piecesOf(option.value, element.type === elementKind.plural)
      }
    }
  }
}
