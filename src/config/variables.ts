import { z } from 'zod'

/** Entries with commas between them. */
export const listVariable = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  )

/** Says that one variable cannot be what it is, beside the others. */
export type Refuse = (variable: string, message: string) => void
