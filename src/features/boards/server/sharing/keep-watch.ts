import { listenForNews } from '#platform/listen-for-news.ts'
import type { BoardWatch } from './open-watch.ts'
import { boardsChannel } from './write-activity.ts'

/** One connection of the process hears of the changes of all boards, by whichever process they were made. */
export function keepWatch(watch: Pick<BoardWatch, 'hear'>, url: string) {
  return listenForNews(url, { channels: [boardsChannel], name: 'diptych boards', onNews: watch.hear })
}
