import { type ComponentType, Suspense } from 'react'
import { lazyPart } from './lazy-part.tsx'

const loading: Promise<unknown>[] = []

/**
 * A part that few pages show. The server has it at hand; a browser fetches it where it is shown, and until then keeps what the
 * server sent.
 */
export function rarePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Part: ComponentType<Props> = lazyPart(load)
  if (typeof document === 'undefined') {
    loading.push(
      load().then((loaded) => {
        Part = loaded
      }),
    )
  }
  return (props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  )
}

/** For the server: a page may be rendered once all parts of its module are at hand. */
export async function untilRarePartsLoaded(): Promise<void> {
  await Promise.all(loading.splice(0))
}
