import type { LanguageCode } from './language-code.ts'

/** Letters that few of our languages write; English writes none of them but in borrowed words. */
export const languageLetters: Readonly<Partial<Record<LanguageCode, string>>> = {
  cs: 'ěřůďťňčšžáéíý',
  de: 'äöüß',
  es: 'ñ¿¡áéíóú',
  fi: 'äö',
  fr: 'éèêçùœàâîôû',
  hu: 'őűáéíóöúü',
  it: 'òàèùé',
  pl: 'łąęśżźćń',
  pt: 'ãõçâêáéíóú',
  ro: 'ășțâî',
  sr: 'đćčšž',
  sv: 'åäö',
  tr: 'ğışçöü',
  vi: 'đơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ',
}
