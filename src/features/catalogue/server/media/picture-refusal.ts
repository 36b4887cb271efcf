/** Why a file is not taken. The code is for programs and reports, the sentence for the person who sent it. */
export type Refusal = {
  readonly kind: 'refused'
  readonly reason: RefusalReason
  readonly sentence: string
}

const sentences = {
  'not-a-picture': 'This file is not a picture, whatever its name says.',
  'unsupported-format':
    'Files of this format are not taken. Send JPEG, PNG, TIFF, WebP, AVIF, HEIC, GIF or SVG.',
  damaged: 'The picture is damaged or cut off and cannot be read to its end.',
  'too-many-pixels': 'The picture has more pixels than are taken.',
  'file-too-large': 'The file is larger than files may be.',
  'unsafe-svg': 'The drawing contains something that pictures must not contain.',
  'took-too-long': 'The picture could not be read in the time that is given to one.',
} as const satisfies Readonly<Record<string, string>>

export type RefusalReason = keyof typeof sentences

export function refusal(reason: RefusalReason, detail?: string): Refusal {
  const sentence = detail === undefined ? sentences[reason] : `${sentences[reason]} ${detail}`
  return { kind: 'refused', reason, sentence }
}
