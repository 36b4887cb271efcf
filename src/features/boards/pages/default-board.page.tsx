import type { PageModule } from '#visit/page-contract.ts'
import type { DefaultBoardData } from './default-board.load.ts'

export const head: PageModule<DefaultBoardData>['head'] = (_, { t }) => ({
  title: t('boards.list.title'),
  isUnlisted: true,
})

/** Never shown: the load always leads on. The path needs a page, or links to it would not be shown. */
export function Page(): null {
  return null
}
