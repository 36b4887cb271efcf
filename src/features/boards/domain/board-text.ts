import { failure, type Result, success } from '#kernel/result.ts'
import { parseComment } from './comment.ts'

/** A description or a note: as a comment, but it may be empty. */
export function parseBoardText(text: string): Result<string, 'text-too-long'> {
  const parsed = parseComment(text)
  if (parsed.ok) return parsed
  return parsed.failure === 'text-empty' ? success('') : failure(parsed.failure)
}
