type Brought = Readonly<{ files: Iterable<File>; getData: (type: string) => string }>

/** The picture among what was dropped. Some systems know no type for one, so a file without any is left to the server. */
export function droppedPicture({ files }: Brought): File | null {
  const all = [...files]
  return all.find(({ type }) => type.startsWith('image/')) ?? all[0] ?? null
}

/** The picture that was pasted; null for text, which office programs bring along with a picture of it. */
export function pastedPicture(brought: Brought): File | null {
  return brought.getData('text/plain') === '' ? droppedPicture(brought) : null
}
