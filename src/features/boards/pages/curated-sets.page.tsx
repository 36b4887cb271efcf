import { Gallery, Picture } from '#features/assets/ui.ts'
import type { PageModule } from '#visit/page-contract.ts'
import type { ShelfView } from '../domain/curated-shelf.ts'
import { PickedSet } from '../ui/curated/picked-set.tsx'
import { SetPage } from '../ui/curated/set-page.tsx'
import { ShelfPage } from '../ui/curated/shelf-page.tsx'
import { saveAction } from '../ui/save/save-button.tsx'

export const head: PageModule<ShelfView>['head'] = ({ shelf, set }, { t }) => ({
  title: set?.name ?? t(`boards.curated.title.${shelf}`),
  description: set?.description || t(`boards.curated.lead.${shelf}`),
  canonicalQuery: set ? { set: set.key } : {},
})

export function Page(view: ShelfView) {
  const { set } = view
  if (set)
    return (
      <SetPage {...view} set={set}>
        <PickedSet key={set.key}>
          {(selection) => <Gallery assets={set.assets} selection={selection} actions={saveAction} />}
        </PickedSet>
      </SetPage>
    )
  return (
    <ShelfPage
      {...view}
      picture={(asset, sizes, isFirst) => <Picture asset={asset} sizes={sizes} alt="" isSoon={isFirst} />}
    />
  )
}
