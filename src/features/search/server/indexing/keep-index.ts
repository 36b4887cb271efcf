import { assetQueries, feedQueries, indexQueries, termQueries } from '#features/catalogue/server.ts'
import type { Database } from '#platform/database.ts'
import { listenForNews } from '#platform/listen-for-news.ts'
import type { IndexWriter } from '../search-index.port.ts'
import { openAlarm } from './alarm.ts'
import { collectTerms } from './collect-terms.ts'
import { type FollowNeeds, followCatalogue } from './follow-catalogue.ts'
import { openIndexRules } from './open-index-rules.ts'
import { followerConnection, rebuildChannel, rebuildQueries } from './rebuild-queries.ts'
import { openTermKeeper } from './term-keeper.ts'

/** Rung by the database with every change of an asset. */
const catalogueChannel = 'catalogue'

type Needs = Pick<FollowNeeds, 'onState' | 'onUnreadable' | 'onTrouble' | 'signal'> & {
  readonly db: Database
  readonly url: string
  readonly writer: IndexWriter
  /** Under this name it is known whether a wish has been fulfilled: the same after every start. */
  readonly follower: string
}

/** Keeps an index equal to the catalogue of a database, from wherever it stands, until told to stop. */
export async function keepIndex({ db, url, writer, follower, ...rest }: Needs): Promise<void> {
  const wishes = rebuildQueries(db)
  const terms = termQueries(db)
  const alarm = openAlarm()
  // Before anybody can see that an index is kept here: a wish from then on is ours.
  const begunAt = await wishes.readTime()
  const listener = listenForNews(url, {
    channels: [catalogueChannel, rebuildChannel],
    name: followerConnection,
    onNews: alarm.ring,
  })
  try {
    await followCatalogue({
      ...rest,
      queries: { ...assetQueries(db), ...feedQueries(db), ...indexQueries(db) },
      writer,
      openRules: async () => openIndexRules(await terms.readVocabularyRows()),
      openTermKeeper: (rules) =>
        openTermKeeper({ collect: () => collectTerms(terms, rules), now: () => performance.now() }),
      wishes: {
        findOpen: () => wishes.findOpen(follower, begunAt),
        tell: (id, progress) => wishes.tell(id, follower, progress),
      },
      alarm,
    })
  } finally {
    await listener.stop()
  }
}
