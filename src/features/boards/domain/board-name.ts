import { failure, type Result, success } from '#kernel/result.ts'
import { boardLimits } from './board-limits.data.ts'

export type NameFailure = 'name-empty' | 'name-too-long'

/** BOARD-03: 1 to 255 characters, without spaces around them and without anything that cannot be seen. */
export function parseBoardName(text: string): Result<string, NameFailure> {
  const name = text.replace(/\p{Cc}+/gu, ' ').trim()
  if (name.replace(/[\p{Cf}\p{Z}]/gu, '') === '') return failure('name-empty')
  return [...name].length > boardLimits.name ? failure('name-too-long') : success(name)
}
