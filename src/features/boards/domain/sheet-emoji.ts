/** A part of a text: one emoji, however many characters it is written with, or what stands between two. */
export type EmojiPart = Readonly<{ text: string; isEmoji: boolean }>

const element = '\\p{Emoji}(?:\\p{EMod}|\\ufe0f\\u20e3?|\\u20e3|[\\u{e0020}-\\u{e007e}]+\\u{e007f})?'
/** A flag, or pictures that are joined to one (UTS 51, ED-17). Digits and signs look like it and are taken out below. */
const sequence = new RegExp(`\\p{RI}\\p{RI}|${element}(?:\\u200d${element})*`, 'gu')
/** Without one of these it is a digit, or a sign that is written as a letter is. */
const drawn = /[\p{RI}\p{Emoji_Presentation}\p{EMod}]|\ufe0f|\u20e3|\u200d|\u{e007f}/u
/** What only changes or joins others: selectors, joiners, tones of skin, tags. */
const changing = /[\p{EMod}\u{e0020}-\u{e007f}]|\ufe0f|\u200d|\u20e3/u

export function splitEmoji(text: string): readonly EmojiPart[] {
  if (text !== '' && !drawn.test(text)) return [{ text, isEmoji: false }]
  const parts: EmojiPart[] = []
  let at = 0
  const add = (until: number, isEmoji: boolean) => {
    if (until > at) parts.push({ text: text.slice(at, until), isEmoji })
    at = until
  }
  for (const { 0: found, index } of text.matchAll(sequence)) {
    if (!drawn.test(found)) continue
    add(index, false)
    add(index + found.length, true)
  }
  add(text.length, false)
  return parts
}

/** The pictures that an emoji is joined from, which stand for it where nobody has drawn it as one. */
export function picturesOfEmoji(emoji: string): readonly string[] {
  const pictures = [...emoji].filter((character) => !changing.test(character))
  return pictures.length > 0 ? pictures : [...emoji].slice(0, 1)
}
