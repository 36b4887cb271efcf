type Shape = Readonly<{ width: number; height: number }>

type Rows = Readonly<{
  most: number
  /** How wide pictures of height 1 are together in a row. */
  full: number
}>

/** Pictures in rows of about one height, in their order; those that would make a row too low are left out. */
export function fillRows<Picture extends Shape>(
  pictures: readonly Picture[],
  { most, full }: Rows,
): readonly (readonly Picture[])[] {
  const total = pictures.reduce((sum, { width, height }) => sum + width / height, 0)
  const count = Math.min(most, Math.max(1, Math.round(total / full)))
  const wanted = Math.min(total / count, full)
  const rows: Picture[][] = []
  let filled = wanted
  for (const picture of pictures) {
    const ratio = picture.width / picture.height
    // Another picture belongs here while the row comes nearer to its width by it.
    if (filled + ratio / 2 > wanted) {
      if (rows.length === count) break
      rows.push([])
      filled = 0
    }
    rows.at(-1)?.push(picture)
    filled += ratio
  }
  return rows
}
