import { feedQueries, termQueries } from '#features/catalogue/server.ts'
import { type Language, openLanguage, openLocale } from '#features/search/server.ts'
import { type AnyLocale, locales, spokenLocales } from '#i18n/locales.ts'
import type { Database } from '#platform/database.ts'
import type { Log } from '#platform/log.ts'
import { workInTurns } from '#platform/work-in-turns.ts'

/**
 * What is known of words, with the vocabulary that the database has: another one is read when it is loaded. No visitor
 * waits for words to be opened: those of locales that pages are written in are there from the start, the others soon after.
 */
export async function openSearchLanguage(db: Database, log: Log, lookEveryMs = 15_000) {
  const { readOrigin } = feedQueries(db)
  const { readVocabularyRows } = termQueries(db)
  let isStopped = false
  let isLooking = false

  async function openLocales(language: Language, wanted: readonly AnyLocale[]): Promise<void> {
    for (const locale of wanted) if (!isStopped) await workInTurns(openLocale(language, locale))
  }

  let version = (await readOrigin()).vocabulary
  let current = openLanguage(await readVocabularyRows())
  await openLocales(current, spokenLocales)
  const opening = openLocales(current, locales)
  opening.catch((error: unknown) => log.warn({ err: error }, 'the words of a locale could not be opened'))

  async function look(): Promise<void> {
    const { vocabulary } = await readOrigin()
    if (vocabulary === version) return
    const next = openLanguage(await readVocabularyRows())
    await openLocales(next, locales)
    current = next
    version = vocabulary
  }

  const timer = setInterval(() => {
    if (isLooking) return
    isLooking = true
    look()
      .catch((error: unknown) => log.warn({ err: error }, 'the vocabulary could not be looked at'))
      .finally(() => {
        isLooking = false
      })
  }, lookEveryMs)
  timer.unref()

  // Whoever holds it always asks the newest one.
  const language = new Proxy({} as Language, { get: (_, name) => Reflect.get(current, name) })
  return {
    language,
    async stop(): Promise<void> {
      isStopped = true
      clearInterval(timer)
      await opening.catch(() => undefined)
    },
  }
}
