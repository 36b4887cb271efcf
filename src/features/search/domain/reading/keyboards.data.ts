import type { LanguageCode } from '../language/language-code.ts'

/** Rows of letters from the top; a key's neighbors stand beside it and half a key to either side above and below. */
const qwerty = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const qwertz = ['qwertzuiop', 'asdfghjkl', 'yxcvbnm']
const azerty = ['azertyuiop', 'qsdfghjklm', 'wxcvbn']

export const defaultKeyboard: readonly string[] = qwerty

export const keyboards: Readonly<Partial<Record<LanguageCode, readonly string[]>>> = {
  de: qwertz,
  cs: qwertz,
  hu: qwertz,
  sr: qwertz,
  fr: azerty,
}
