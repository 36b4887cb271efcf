import { found, type Loaded, notFound, type PageRequest, unavailable } from '#visit/page-contract.ts'
import { chooseLead } from '../domain/choose-lead.ts'
import type { Coverage } from '../domain/coverage.ts'
import { type Desk, deskNames, desks } from '../domain/desks.data.ts'
import { type Day, dayOf, groupByDay, parseDay } from '../domain/group-by-day.ts'
import type { FindCoverage } from '../server/remembered-coverage.ts'

export type EditorialData = {
  readonly desk: Desk
  /** YYYY-MM-DD, as is the day that was asked for. */
  readonly today: string
  readonly day: string | null
  /** On the first page of all days only. */
  readonly lead: Coverage | null
  /** Null while the index cannot answer. */
  readonly days: readonly Day[] | null
  readonly page: number
  readonly pageCount: number
}

type Needs = {
  readonly findCoverage: FindCoverage
  /** Days since 1970-01-01. */
  readonly today: () => number
}

export async function load({
  visit,
  route,
  query,
  needs,
}: PageRequest<Needs>): Promise<Loaded<EditorialData>> {
  const desk = deskNames.find((name) => desks[name].path === route)
  if (desk === undefined) return notFound
  const today = dayOf(needs.today())
  const day = parseDay(query.get('date'))
  const page = pageOf(query.get('page'))
  const asked = { desk, today, day, page }
  const outcome = await needs.findCoverage({ visit, desk, day, page })
  if (outcome.kind === 'unavailable') {
    return unavailable({ ...asked, lead: null, days: null, pageCount: 0 }, outcome.retryAfterSeconds)
  }
  const lead = day === null && page === 1 ? chooseLead(outcome.coverage) : null
  const others = outcome.coverage.filter(({ id }) => id !== lead?.id)
  return found({ ...asked, lead, days: groupByDay(others, today), pageCount: outcome.pageCount })
}

function pageOf(text: string | null): number {
  return text !== null && /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 1
}
