import type { Offer } from '#features/catalogue/domain.ts'
import { type FacetRule, facetFields, facetMarks, uncounted, valueParts } from './facet-fields.ts'
import type { FacetOption } from './gallery.ts'
import type { ValueField } from './index-entry.ts'
import type { Answer, FacetQuestion } from './index-question.ts'
import { availableParameters } from './parameters/availability.ts'
import { type ParameterName, parameterNames, type SearchParameters } from './parameters/parameter-table.ts'
import type { SearchProfile } from './parameters/search-profile.ts'

/** Values that are counted however few there are of them. */
export type AskedFacet = FacetQuestion & Readonly<{ chosen: readonly string[] }>

export type CountedOption = Omit<FacetOption, 'name'>
export type CountedFacets = Readonly<Partial<Record<ParameterName, readonly CountedOption[]>>>

/** What is asked of the index for the parameters that there are now, each field once. */
export function facetQuestionsOf(
  parameters: SearchParameters,
  profile: SearchProfile,
): readonly AskedFacet[] {
  const available = availableParameters(parameters, profile)
  const names = parameterNames.filter((name) => available[name] !== undefined)
  const fields = new Map<ValueField, AskedFacet>()
  for (const name of names) {
    const rule = facetFields[name]
    if (rule) fields.set(rule.field, joined(fields.get(rule.field), rule, chosenOf(name, parameters)))
  }
  const asked = [...fields.values()].map((facet) => {
    // The index leaves out every filter of the field, also those that would still hold.
    const holds = uncounted[facet.field]?.some((name) => parameters[name] !== undefined) ?? false
    return { ...facet, excludeOwn: facet.excludeOwn && !holds }
  })
  if (!names.some((name) => facetMarks[name])) return asked
  // One mark is asked for beside the others, not instead of them.
  return [...asked, { field: 'marks', limit: 31, excludeOwn: false, chosen: [] }]
}

function joined(before: AskedFacet | undefined, rule: FacetRule, chosen: readonly string[]): AskedFacet {
  return {
    field: rule.field,
    limit: rule.limit,
    excludeOwn: (before?.excludeOwn ?? false) || chosen.length > 0,
    chosen: [...(before?.chosen ?? []), ...(rule.names === 'texts' ? [] : chosen)],
  }
}

type Counted = Readonly<{ facets: Answer['facets']; total: number; profile: SearchProfile; offer: Offer }>

/** How much each value would find if it were chosen instead of what is; those with nothing only where they are chosen. */
export function countFacets(parameters: SearchParameters, counted: Counted): CountedFacets {
  const available = availableParameters(parameters, counted.profile)
  const entries = parameterNames.flatMap((name): [ParameterName, readonly CountedOption[]][] => {
    const values = available[name]
    if (!values) return []
    const chosen = chosenOf(name, parameters)
    const options = optionsOf(name, parameters, { ...counted, values: values.values ?? [], chosen })
    const shown = options.filter(({ id, count }) => count > 0 || chosen.includes(id))
    return shown.length > 0 ? [[name, shown]] : []
  })
  return Object.fromEntries(entries)
}

type Choice = Counted & Readonly<{ values: readonly string[]; chosen: readonly string[] }>

function optionsOf(
  name: ParameterName,
  parameters: SearchParameters,
  { facets, total, offer, values, chosen }: Choice,
): readonly CountedOption[] {
  const mark = facetMarks[name]
  if (mark) {
    const marked = facets.marks?.find(({ value }) => value === mark.mark)?.count ?? 0
    return [{ id: mark.value, count: mark.isWithout ? total - marked : marked }]
  }
  const rule = facetFields[name]
  if (!rule) return []
  const counts = new Map(facets[rule.field]?.map(({ value, count }) => [value, count]))
  if (rule.names === 'texts') {
    const passing = passingParts(name, rule.field, parameters)
    return values
      .map((id) => ({ id, parts: partsOf(name, id) }))
      .filter(({ parts }) => parts.every((part) => isOffered(rule.field, part, offer)))
      .map(({ id, parts }) => ({
        id,
        count: sum(parts.filter(passing).map((part) => counts.get(part) ?? 0)),
      }))
  }
  const most = [...counts.keys()].slice(0, rule.limit)
  return [...new Set([...most, ...chosen])].map((id) => ({ id, count: counts.get(id) ?? 0 }))
}

/** With people and a group of people are two parameters of one field: what one of them excludes the other cannot find. */
function passingParts(name: ParameterName, field: ValueField, parameters: SearchParameters) {
  const others = parameterNames.filter((other) => other !== name && facetFields[other]?.field === field)
  const allowed = others
    .map((other) => chosenOf(other, parameters).flatMap((id) => partsOf(other, id)))
    .filter((parts) => parts.length > 0)
  return (part: string) => allowed.every((parts) => parts.includes(part))
}

/** An index that leaves out the filter of a field leaves out what the site offers, too. */
function isOffered(field: ValueField, value: string, { families, licenseModels }: Offer): boolean {
  const offered: Readonly<Partial<Record<ValueField, readonly string[]>>> = {
    family: families,
    licenseModel: licenseModels,
  }
  return offered[field]?.includes(value) ?? true
}

/** Both families are one value of the parameter and two of the field; what an asset has of it is one. */
function partsOf(name: ParameterName, id: string): readonly string[] {
  return valueParts[name]?.[id] ?? id.split(',')
}

function chosenOf(name: ParameterName, parameters: SearchParameters): readonly string[] {
  const value = parameters[name]
  if (value === undefined || value === false) return []
  return typeof value === 'object' ? value : [String(value)]
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}
