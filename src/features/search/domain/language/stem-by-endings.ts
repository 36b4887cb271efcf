/** Endings from the longest to the shortest; at least so many letters of a word stay. */
function endingCutter(endings: string, shortestStem: number): (word: string) => string {
  const byLength = endings.split(' ').sort((one, other) => other.length - one.length)
  return (word) => {
    const ending = byLength.find((end) => word.endsWith(end) && word.length - end.length >= shortestStem)
    return ending === undefined ? word : word.slice(0, -ending.length)
  }
}

const cutPolish = endingCutter(
  'owie iowie ami iami ach iach om iom ów iów owi iowi em iem ego iego emu iemu ymi imi ych ich ym im ej iej ą ią ę ię y i a ia e ie o io u iu',
  3,
)

/** Nouns and adjectives lose the endings of their cases. */
export function stemPolish(word: string): string {
  return cutPolish(word)
}

const cutCzech = endingCutter(
  'ama ami emi ími ými ech ách ích ých ům em ovi ové ého ímu ému ího ou ů y ý i í a á e é ě o u ata aty at',
  3,
)

/** Nouns and adjectives lose the endings of their cases; palatal consonants are written as they are elsewhere. */
export function stemCzech(word: string): string {
  return cutCzech(word)
}

/**
 * A word by its ideographs, without the letter that bends it or the particle that the dictionary left before it; kana of
 * both kinds are one.
 */
export function stemJapanese(word: string): string {
  const stem = word.replace(/^の?(\p{sc=Han}+)\p{sc=Hira}?$/u, '$1')
  return stem.replace(/[\u30a1-\u30f6]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60))
}

const particles = endingCutter(
  '에서는 에서 에게 으로 까지 부터 처럼 보다 에는 들 은 는 이 가 을 를 의 에 와 과 도 만 로',
  2,
)

/** A noun without its particles, of which several may follow each other. Two syllables stay. */
export function stemKorean(word: string): string {
  if (!/^[\uac00-\ud7a3]+$/.test(word)) return word
  let stem = word
  for (let step = 0; step < 4; step += 1) stem = particles(stem)
  return stem
}
