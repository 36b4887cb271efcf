import { Button } from '#design/button.tsx'
import type { Toast } from '#design/toast-queue.ts'
import type { Translate } from '#i18n/messages.ts'
import { links, type Place } from '#links/links.ts'
import { AssetThumb } from './asset-thumb.tsx'
import { boardToastMs } from './board-toasts.ts'
import type { SaveNews } from './save-news.ts'
import styles from './toast-of-news.module.css'

/** What went wrong takes longer to read. */
const failureMs = 10_000

type Follow = (board: Told['board'], assets: Told['assets']) => void
type Told = Exclude<SaveNews, { kind: 'failed' }>
type Words = { t: Translate; place: Place; onChange: Follow; onUndo: Follow }

/** BOARD-08: what a toast says of what was done, and where it leads. */
export function toastOfNews(news: SaveNews, words: Words): Toast {
  const { t, place } = words
  if (news.kind === 'failed') return { text: t(`boards.save.failed.${news.reason}`), closeAfterMs: failureMs }
  const { kind, board, assets, missing } = news
  const [first] = assets
  const saved = assets.length - missing
  return {
    lead:
      missing > 0
        ? t('boards.save.savedSome', { saved, failed: missing })
        : assets.length > 1
          ? t('boards.save.savedMany', { count: saved })
          : t(`boards.save.${kind}`),
    text: board.name,
    picture: first && <AssetThumb asset={first} className={styles.thumb} />,
    href: links.defaultBoard(place),
    go: t('boards.save.view'),
    ...((kind === 'removed' || assets.length === 1) && { action: <Follower news={news} words={words} /> }),
    closeAfterMs: missing > 0 ? failureMs : boardToastMs,
  }
}

/** What one may want next: another board for what was saved, and back with what was removed. */
function Follower({ news: { kind, board, assets }, words }: { news: Told; words: Words }) {
  const [text, follow] =
    kind === 'saved'
      ? ([words.t('boards.save.change'), words.onChange] as const)
      : ([words.t('boards.save.undo'), words.onUndo] as const)
  return (
    <Button variant="quiet" size="small" className={styles.change} onClick={() => follow(board, assets)}>
      {text}
    </Button>
  )
}
