import type { AssetId } from '#features/catalogue/domain.ts'
import { failure, type Result, success } from '#kernel/result.ts'
import { boardLimits } from './board-limits.data.ts'

/** On the board as a whole, or on one of its assets. The time is ISO 8601. */
export type BoardComment = Readonly<{
  id: string
  text: string
  createdAt: string
  /** A name, empty for an account that is closed. */
  by: string
  isOwn: boolean
  canDelete: boolean
  assetId: AssetId | null
}>

export type TextFailure = 'text-empty' | 'text-too-long'

/** Lines are kept, whatever else cannot be seen is not. */
export function parseComment(text: string): Result<string, TextFailure> {
  const kept = text
    .toWellFormed()
    .replace(/\r\n?|\u2028|\u2029/gu, '\n')
    .replace(/[^\P{Cc}\n\t]+/gu, '')
    .replace(/\n{3,}/gu, '\n\n')
    .trim()
  if (kept.replace(/[\p{Cf}\p{Z}\s]/gu, '') === '') return failure('text-empty')
  return [...kept].length > boardLimits.text ? failure('text-too-long') : success(kept)
}
