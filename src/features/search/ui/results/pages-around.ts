/** The pages a pager names: the first, the last and those around the one shown. Null stands for a gap. */
export function pagesAround(page: number, pageCount: number): readonly (number | null)[] {
  const named = [1, page - 1, page, page + 1, pageCount]
    .filter((each) => each >= 1 && each <= pageCount)
    .filter((each, at, all) => all.indexOf(each) === at)
    .sort((one, other) => one - other)
  return named.flatMap((each, at) => {
    const missing = each - (named[at - 1] ?? 0) - 1
    if (missing === 0) return [each]
    // A gap of one page takes no more room by its name.
    return [missing === 1 ? each - 1 : null, each]
  })
}
