import { createHash } from 'node:crypto'

const tokenBytes = 32

/** 256 random bits: nobody guesses one, so a fast hash is enough to keep it. */
export function makeToken(random: (bytes: number) => Uint8Array): string {
  return Buffer.from(random(tokenBytes)).toString('base64url')
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** What cannot be one of ours need not be asked for. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}
