import { parseWayBack } from '#links/return-url.ts'
import { found, type Loaded, type PageRequest } from '#visit/page-contract.ts'

export type CountryData = { readonly returnTo: string }

export async function load({ query }: PageRequest<unknown>): Promise<Loaded<CountryData>> {
  return found({ returnTo: parseWayBack(query.get('returnurl') ?? undefined) ?? '/' })
}
