/** So long what is wanted shares the line with pictures. */
const politenessMs = 1_000

/** How many wait, and what lets the pictures come again once nobody does. */
let waiting = 0
let resume = () => {}

/**
 * For what a visitor waits for. A browser keeps six connections to a host; pictures that are still being drawn may hold all of
 * them, and what was pressed for would wait behind them. After a moment they give way until it is there.
 */
export async function goFirst<Value>(wanted: Promise<Value>): Promise<Value> {
  if (typeof document === 'undefined') return wanted
  let hasPaused = false
  const makeWay = setTimeout(() => {
    hasPaused = true
    waiting += 1
    if (waiting === 1) resume = pausePictures(document)
  }, politenessMs)
  try {
    return await wanted
  } finally {
    clearTimeout(makeWay)
    if (hasPaused) waiting -= 1
    if (hasPaused && waiting === 0) resume()
  }
}

/** Of ours; a page that is somebody else's keeps its own. */
const rendition = /\/media\/[0-9a-f]{20}\//

function pausePictures(page: Document): () => void {
  const paused = [...page.images]
    .filter((image) => !image.complete && rendition.test(image.src))
    .flatMap((image) => [...(image.closest('picture')?.querySelectorAll('source') ?? []), image])
    .flatMap((element) =>
      ['srcset', 'src'].map((name) => [element, name, element.getAttribute(name)] as const),
    )
    .filter(([, , value]) => value !== null)
  for (const [element, name] of paused) element.removeAttribute(name)
  return () => {
    // What has been shown anew meanwhile has its own.
    for (const [element, name, value] of paused) {
      if (value !== null && !element.hasAttribute(name)) element.setAttribute(name, value)
    }
  }
}
