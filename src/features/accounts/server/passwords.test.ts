import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openPasswords } from './passwords.ts'

function open() {
  let count = 0
  const passwords = openPasswords({
    random: randomBytes,
    onVerified: () => {
      count += 1
    },
  })
  return { passwords, count: () => count }
}

describe('passwords', () => {
  test('are kept as argon2id with the cost in the hash, never twice alike', async () => {
    const { passwords } = open()
    const [one, two] = [
      await passwords.hash('seven-quiet-harbours'),
      await passwords.hash('seven-quiet-harbours'),
    ]
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(one).not.toBe(two)
  })

  test('are known again, however the same letters were typed', async () => {
    const { passwords } = open()
    const hash = await passwords.hash('Zoë-seven-harbours')
    expect(await passwords.verify('Zoe\u0308-seven-harbours', hash)).toBe(true)
    expect(await passwords.verify('zoë-seven-harbours', hash)).toBe(false)
  })

  test('nobody has none, and finding that out is one verification', async () => {
    const { passwords, count } = open()
    expect(await passwords.verify('', null)).toBe(false)
    expect(count()).toBe(1)
  })

  test('wait in a line that has an end', async () => {
    const { passwords, count } = open()
    const answers = await Promise.all(Array.from({ length: 70 }, () => passwords.verify('anything', null)))
    expect(answers.filter((answer) => answer === null)).toHaveLength(2)
    expect(count()).toBe(68)
  })
})
