/**
 * A browser keeps six connections to a host. Pictures that are still being drawn may hold all of them, and what a visitor
 * wants next would wait behind them. They give way until the returned function lets them come again.
 */
export function pausePictures(page: Document): () => void {
  const paused = [...page.images]
    .filter((image) => !image.complete)
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
