import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { claimDirectory, DirectoryTaken } from './claim-directory.ts'

test('a directory that is held is refused at once to who has no patience, and given when it is free', async () => {
  const directory = `/nowhere/${randomUUID()}`
  const release = await claimDirectory(directory, 0)
  await expect(claimDirectory(directory, 0)).rejects.toThrow(DirectoryTaken)
  await release()
  await (await claimDirectory(directory, 0))()
})

test('who has patience gets it when the other lets go', async () => {
  const directory = `/nowhere/${randomUUID()}`
  const release = await claimDirectory(directory)
  const second = claimDirectory(directory)
  await release()
  await (await second)()
})
