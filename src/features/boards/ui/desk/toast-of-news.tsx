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

type Words = { t: Translate; place: Place; onChange: () => void }

/** BOARD-08: what a toast says of what was done, and where it leads. */
export function toastOfNews(news: SaveNews, { t, place, onChange }: Words): Toast {
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
    ...(kind === 'saved' &&
      assets.length === 1 && {
        action: (
          <Button variant="quiet" size="small" className={styles.change} onClick={onChange}>
            {t('boards.save.change')}
          </Button>
        ),
      }),
    closeAfterMs: missing > 0 ? failureMs : boardToastMs,
  }
}
