import { z } from 'zod'
import { locales } from '#i18n/locales.ts'
import { failure, type Result, success } from '#kernel/result.ts'
import type { SetOfAssets } from './keep-curated-sets.ts'

const mostAssets = 10_000

/** The database keeps neither NUL nor half a character. */
const text = z.string().refine((given) => given.isWellFormed() && !given.includes('\0'), 'is no text')
const name = text.trim().min(1).max(255)
const description = text.trim().max(2_000).default('')
const sets = z
  .array(
    z.strictObject({
      key: z
        .string()
        .max(100)
        .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'small letters and digits, with hyphens between'),
      name,
      description,
      texts: z.partialRecord(z.enum(locales), z.strictObject({ name, description })).default({}),
      showcase: z.boolean().default(false),
      assets: z.array(text.min(1)).min(1).max(mostAssets),
    }),
  )
  .superRefine((given, { addIssue }) => {
    const keys = given.map(({ key }) => key)
    const twice = keys.findIndex((key, place) => keys.indexOf(key) < place)
    if (twice >= 0) addIssue({ code: 'custom', path: [twice, 'key'], message: 'stands there twice' })
  })

/** Sets as an operator wrote them down, in JSON; else what is wrong with them and where. */
export function readSets(written: string): Result<readonly SetOfAssets[], string> {
  const json = parseJson(written)
  if (!json.ok) return json
  const parsed = sets.safeParse(json.value)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return failure(`${issue?.path.join('.') || 'The file'}: ${issue?.message ?? 'not understood'}`)
  }
  return success(
    parsed.data.map(({ assets, showcase, ...set }) => ({
      set: { ...set, isShowcase: showcase },
      sourceKeys: [...new Set(assets)],
    })),
  )
}

/** Some editors begin a file with a byte order mark. */
function parseJson(written: string): Result<unknown, string> {
  try {
    return success(JSON.parse(written.replace(/^\uFEFF/, '')))
  } catch (error) {
    return failure(`The file is no JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}
