import { boardLimits } from './board-limits.data.ts'

export const boardSorts = ['updated', 'name', 'created'] as const

export type BoardSort = (typeof boardSorts)[number]

/** What is shown of the list of boards: the page's address says it all. */
export type ListAddress = Readonly<{ search: string; sort: BoardSort; page: number }>

/** Whatever is not understood is as if it were not there. */
export function readListAddress(query: URLSearchParams): ListAddress {
  const sort = query.get('sort')
  return {
    search: [...(query.get('search') ?? '').trim()].slice(0, boardLimits.name).join(''),
    sort: boardSorts.find((each) => each === sort) ?? 'updated',
    page: pageOf(query.get('page')),
  }
}

/** The same as a query; what goes without saying is left out. */
export function listQuery({ search, sort, page }: ListAddress): Readonly<Record<string, string | undefined>> {
  return {
    search: search || undefined,
    sort: sort === 'updated' ? undefined : sort,
    page: page === 1 ? undefined : String(page),
  }
}

export function listPageCount(total: number): number {
  return Math.max(1, Math.ceil(total / boardLimits.listPage))
}

function pageOf(text: string | null): number {
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1
}
