import { found, type Loaded, notFound, type PageRequest } from '#visit/page-contract.ts'

/** The showroom of the design system is for those who build the product. */
export async function load({
  needs,
}: PageRequest<{ mode: 'production' | 'development' }>): Promise<Loaded<object>> {
  return needs.mode === 'production' ? notFound : found({})
}
