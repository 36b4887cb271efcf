import type { Face } from './open-sheet-fonts.ts'

/** Characters in a row that one face has; without a face nobody has them. */
export type TextRun = Readonly<{ text: string; face: Face | null }>

/** A text as faces can set it. What continues a character, such as an accent of its own, stays with it if it can. */
export function splitIntoRuns(text: string, faces: readonly Face[]): readonly TextRun[] {
  const runs: { text: string; face: Face | null }[] = []
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    const last = runs.at(-1)
    const face = last?.face?.characters.has(code)
      ? last.face
      : (faces.find(({ characters }) => characters.has(code)) ?? null)
    if (last && last.face === face) last.text += character
    else runs.push({ text: character, face })
  }
  return runs
}
