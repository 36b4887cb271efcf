import type { NameQuestion, NamesRead } from '#features/catalogue/server.ts'
import type { AnyLocale } from '#i18n/locales.ts'
import { facetFields } from '../domain/facet-fields.ts'
import type { CountedFacets } from '../domain/facets.ts'
import type { Facets } from '../domain/gallery.ts'
import type { ParameterName } from '../domain/parameters/parameter-table.ts'
import type { Language } from './language/open-language.ts'
import { placeName } from './place-name.ts'

type Naming = Readonly<{
  names: NamesRead
  locale: AnyLocale
  language: Pick<Language, 'countryKeyword' | 'thesaurus'>
}>

/** What the catalogue must be asked for before facets have names. */
export function namesToAsk(facets: CountedFacets): NameQuestion {
  const ids = (name: ParameterName) => facets[name]?.map(({ id }) => id) ?? []
  return {
    people: ids('specificpeople'),
    events: ids('events'),
    collections: ids('collections'),
    curatedSets: [],
  }
}

export function nameFacets(facets: CountedFacets, naming: Naming): Facets {
  return Object.fromEntries(
    Object.entries(facets).map(([name, options]) => [
      name,
      options.map(({ id, count }) => ({ id, name: nameOf(name as ParameterName, id, naming), count })),
    ]),
  )
}

/** What nobody has a name for is called as it is written. */
function nameOf(parameter: ParameterName, id: string, { names, locale, language }: Naming): string {
  switch (facetFields[parameter]?.names ?? 'texts') {
    case 'texts':
      return ''
    case 'person':
      return names.people.get(id) ?? id
    case 'event':
      return names.events.get(id) ?? id
    case 'collection':
      return names.collections.get(id) ?? id
    case 'place':
      return placeName(id, locale, language)
    case 'itself':
      return id
  }
}
