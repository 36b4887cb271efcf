import type { KnownPerson } from '#features/catalogue/domain.ts'
import type { AnyLocale } from '#i18n/locales.ts'
import type { IndexTerm } from '../../domain/index-question.ts'
import { nameKey } from '../../domain/reading/name-tokens.ts'
import { type KnownName, type KnownNames, nameBeginnings } from '../../domain/reading/read-names.ts'
import type { Language } from '../language/open-language.ts'
import type { SearchIndex } from '../search-index.port.ts'

export type NamesFound = Readonly<{ people: KnownNames; places: KnownNames; persons: readonly KnownPerson[] }>

export const nobody: NamesFound = { people: new Map(), places: new Map(), persons: [] }

export type NameNeeds = Readonly<{
  index: Pick<SearchIndex, 'suggest'>
  language: Pick<Language, 'fold'>
  catalogue: { readonly readNamesakes: (names: readonly string[]) => Promise<readonly KnownPerson[]> }
}>

const termsAsked = 20

/** The people and places that a phrase may name. Most phrases name nobody, and then the database is not asked. */
export async function askNames(phrase: string, locale: AnyLocale, needs: NameNeeds): Promise<NamesFound> {
  const beginnings = nameBeginnings(phrase, locale)
  const ask = async (kind: 'person' | 'place', texts: readonly string[]): Promise<readonly IndexTerm[]> => {
    const answers = await Promise.all(
      texts.map((text) =>
        needs.index.suggest({ locale, folded: needs.language.fold(text), kinds: [kind], limit: termsAsked }),
      ),
    )
    return answers.flat()
  }
  const [named, placed] = await Promise.all([
    ask('person', beginnings.people),
    ask('place', beginnings.places),
  ])
  const key = ` ${nameKey(phrase)} `
  const called = named.filter(({ text }) => key.includes(` ${nameKey(text)} `)).map(({ text }) => text)
  // The index proposes one person for each name; who else bears it, the catalogue knows.
  const persons = called.length > 0 ? await needs.catalogue.readNamesakes([...new Set(called)]) : []
  return {
    people: byName(persons.flatMap(({ id, name, alsoKnownAs }) => namesOf(id, name, [name, ...alsoKnownAs]))),
    places: byName(placed.flatMap(({ id, text }) => namesOf(id, text, [text]))),
    persons,
  }
}

type Called = Readonly<{ key: string; known: KnownName }>

function namesOf(id: string, name: string, texts: readonly string[]): readonly Called[] {
  return texts.map((text) => ({ key: nameKey(text), known: { id, name } }))
}

function byName(called: readonly Called[]): KnownNames {
  const names = new Map<string, readonly KnownName[]>()
  for (const { key, known } of called) {
    const others = names.get(key) ?? []
    if (others.every(({ id }) => id !== known.id)) names.set(key, [...others, known])
  }
  return names
}
