import type { Locale } from '#i18n/locales.ts'
import { namesCs } from './names-cs.data.ts'
import { namesDe } from './names-de.data.ts'
import { namesEnGb } from './names-en-gb.data.ts'
import { namesEnUs } from './names-en-us.data.ts'
import { namesEs } from './names-es.data.ts'
import { namesFi } from './names-fi.data.ts'
import { namesFr } from './names-fr.data.ts'
import { namesHu } from './names-hu.data.ts'
import { namesId } from './names-id.data.ts'
import { namesIt } from './names-it.data.ts'
import { namesJa } from './names-ja.data.ts'
import { namesKo } from './names-ko.data.ts'
import { namesNl } from './names-nl.data.ts'
import { namesPl } from './names-pl.data.ts'
import { namesPtBr } from './names-pt-br.data.ts'
import { namesPtPt } from './names-pt-pt.data.ts'
import { namesRo } from './names-ro.data.ts'
import { namesRu } from './names-ru.data.ts'
import { namesSr } from './names-sr.data.ts'
import { namesSv } from './names-sv.data.ts'
import { namesTh } from './names-th.data.ts'
import { namesTr } from './names-tr.data.ts'
import { namesUk } from './names-uk.data.ts'
import { namesVi } from './names-vi.data.ts'
import { namesZhHk } from './names-zh-hk.data.ts'
import type { TermKey, TermNames } from './terms.data.ts'

/** By locale. British English and European Portuguese fall back on their American siblings. */
const names: Readonly<Record<Locale, TermNames>> = {
  cs: namesCs,
  de: namesDe,
  'en-gb': { ...namesEnUs, ...namesEnGb },
  'en-us': namesEnUs,
  es: namesEs,
  fi: namesFi,
  fr: namesFr,
  hu: namesHu,
  id: namesId,
  it: namesIt,
  ja: namesJa,
  ko: namesKo,
  nl: namesNl,
  pl: namesPl,
  'pt-br': namesPtBr,
  'pt-pt': { ...namesPtBr, ...namesPtPt },
  ro: namesRo,
  ru: namesRu,
  sr: namesSr,
  sv: namesSv,
  th: namesTh,
  tr: namesTr,
  uk: namesUk,
  vi: namesVi,
  'zh-hk': namesZhHk,
}

export type TermName = { readonly name: string; readonly synonyms: readonly string[] }

export function termName(key: TermKey, locale: Locale): TermName {
  const [name, ...synonyms] = names[locale][key]
  return { name, synonyms }
}
