import fc from 'fast-check'

/** Text of all scripts, with control characters and halves of characters: whatever may reach a server. */
export const anyText = fc
  .array(fc.oneof(fc.nat(0x7f), fc.nat(0xffff), fc.nat(0x10ffff)), { maxLength: 80 })
  .map((codes) => String.fromCodePoint(...codes))
