const small = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
] as const

const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const

/** A whole number below a hundred as one writes it in a caption. */
export function numberWord(count: number): string {
  const single = small[count]
  if (single) return single
  const ten = tens[Math.floor(count / 10) - 2]
  if (!ten) return String(count)
  const rest = count % 10
  return rest === 0 ? ten : `${ten}-${small[rest]}`
}
