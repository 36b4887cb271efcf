import { Suspense } from 'react'
import { pressedPart } from '#design/lazy-part.tsx'

const BoardsMenu = pressedPart(async () => (await import('./boards-menu.tsx')).BoardsMenu)

/** The boards used last, once their menu has been opened: nobody else fetches a byte for them. */
export function RecentBoards({ isOpen }: { isOpen: boolean }) {
  return (
    <Suspense fallback={null}>
      <BoardsMenu isOpen={isOpen} />
    </Suspense>
  )
}
