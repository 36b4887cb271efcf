/**
 * Case, accents, width and the kind of apostrophe make no difference. As long as the text: a place in the one is the same place in
 * the other, so letters that would become two stay as they are.
 */
export function foldLetters(text: string): string {
  let folded = ''
  for (const sign of text) folded += foldSign(sign)
  return folded
}

function foldSign(sign: string): string {
  // Normalization would make a space and an accent of the acute that stands for an apostrophe.
  const wide = sign === '´' ? "'" : sign.normalize('NFKC')
  const plain = wide
    .replace(/[’‘`]/, "'")
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
  return plain.length === sign.length ? plain : sign
}
