import { type Argon2Parameters, argon2, timingSafeEqual } from 'node:crypto'

export type PasswordCost = Pick<Argon2Parameters, 'memory' | 'passes' | 'parallelism'>

/** As OWASP asks for: as much as a server bears, and a guesser does not. */
const properCost: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 }
const nonceBytes = 16
const tagBytes = 32
/** Each takes 19 MB and a thread for as long as it lasts. */
const atOnce = 4
const mostWaiting = 64

export type Passwords = ReturnType<typeof openPasswords>

type Options = {
  readonly random: (bytes: number) => Uint8Array
  /** Called for every verification, so that the work can be counted. */
  readonly onVerified?: () => void
  /** Less for tests of what comes after a password. */
  readonly cost?: PasswordCost
}

/** Passwords as argon2id in PHC strings. Both answer null when too many are waiting already. */
export function openPasswords({ random, onVerified = () => undefined, cost = properCost }: Options) {
  const inLine = openLine()
  // Fits no password, and finding that out costs what it costs with any other.
  const nobodysHash = write(cost, Buffer.alloc(nonceBytes), Buffer.alloc(tagBytes))

  return {
    async hash(password: string): Promise<string | null> {
      const nonce = Buffer.from(random(nonceBytes))
      return inLine(async () => write(cost, nonce, await derive(password, nonce, tagBytes, cost)))
    },

    /** Without a hash it takes as long, and the answer is no. */
    async verify(password: string, hash: string | null): Promise<boolean | null> {
      const { nonce, tag, ...kept } = read(hash ?? nobodysHash)
      return inLine(async () => {
        onVerified()
        return timingSafeEqual(await derive(password, nonce, tag.length, kept), tag) && hash !== null
      })
    },
  }
}

function openLine() {
  const waiting: (() => void)[] = []
  let running = 0
  return async <Value>(work: () => Promise<Value>): Promise<Value | null> => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) return null
      // Whoever ends passes its place on, so that nobody steps in between.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

function derive(password: string, nonce: Buffer, tagLength: number, kept: PasswordCost): Promise<Buffer> {
  // The same letters may be typed in different ways on different keyboards.
  const parameters = { ...kept, message: password.normalize('NFKC'), nonce, tagLength }
  return new Promise((resolve, reject) =>
    argon2('argon2id', parameters, (error, tag) => (error ? reject(error) : resolve(tag))),
  )
}

function write({ memory, passes, parallelism }: PasswordCost, nonce: Buffer, tag: Buffer): string {
  const plain = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${plain(nonce)}$${plain(tag)}`
}

function read(hash: string): PasswordCost & { readonly nonce: Buffer; readonly tag: Buffer } {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash)
  if (!parts) throw new Error('A password is kept in a form that nobody here can read.')
  const [, memory, passes, parallelism, nonce = '', tag = ''] = parts
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(nonce, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}
