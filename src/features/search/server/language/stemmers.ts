import { stemmer as dutch } from '@orama/stemmers/dutch'
import { stemmer as finnish } from '@orama/stemmers/finnish'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as hungarian } from '@orama/stemmers/hungarian'
import { stemmer as indonesian } from '@orama/stemmers/indonesian'
import { stemmer as italian } from '@orama/stemmers/italian'
import { stemmer as portuguese } from '@orama/stemmers/portuguese'
import { stemmer as romanian } from '@orama/stemmers/romanian'
import { stemmer as russian } from '@orama/stemmers/russian'
import { stemmer as serbian } from '@orama/stemmers/serbian'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import { stemmer as swedish } from '@orama/stemmers/swedish'
import { stemmer as turkish } from '@orama/stemmers/turkish'
import { stemmer as ukrainian } from '@orama/stemmers/ukrainian'
import type { Stemmers } from '../../domain/language/analyzer.ts'
import { stemCzech, stemJapanese, stemKorean, stemPolish } from '../../domain/language/stem-by-endings.ts'

/**
 * English has a rule of its own; Thai, Chinese and Vietnamese words do not change. The Hungarian stemmer takes
 * one ending at a time: "kutyák" and "kutya" meet after the second.
 */
export const stemmers: Stemmers = {
  cs: stemCzech,
  de: german,
  es: spanish,
  fi: finnish,
  fr: french,
  hu: (word) => hungarian(hungarian(word)),
  id: indonesian,
  it: italian,
  ja: stemJapanese,
  ko: stemKorean,
  nl: dutch,
  pl: stemPolish,
  pt: portuguese,
  ro: romanian,
  ru: russian,
  sr: serbian,
  sv: swedish,
  tr: turkish,
  uk: ukrainian,
}
