import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AdviceRoomOptions, openAdviceRoom } from '../../src/app/background/advice-room.ts'
import { makeDirectory } from '../support/make-directory.ts'

let directory: Awaited<ReturnType<typeof makeDirectory>>

beforeAll(async () => {
  directory = await makeDirectory('advice-room')
})
afterAll(() => directory.remove())

const answer = `process.send({ kind: 'advised', suggestions: [], features: picture, memoryBytes: 1 })`
const picture = new Uint8Array([1, 2, 3])
const nature = { isPhotograph: true }

let programs = 0

/** A process in place of the real one, which does this with each picture. */
async function openRoom(onPicture: string, options: Partial<AdviceRoomOptions> = {}, start = `'ready'`) {
  const path = join(directory.path, `program-${programs++}.mjs`)
  await writeFile(
    path,
    `import { writeFileSync } from 'node:fs'
    let asked = 0
    process.on('disconnect', () => process.exit(0))
    process.on('message', ({ picture }) => { asked += 1; ${onPicture} })
    process.send({ kind: ${start}, reason: 'no models' })`,
  )
  return openAdviceRoom({ program: pathToFileURL(path), directory: directory.path, ...options })
}

describe('a process of its own', () => {
  test('takes one picture after the other', async () => {
    const room = await openRoom(answer)
    const outcomes = await Promise.all([1, 2, 3].map((first) => room.advise(new Uint8Array([first]), nature)))
    expect(outcomes.map((outcome) => outcome.kind === 'advised' && outcome.features[0])).toEqual([1, 2, 3])
    await room.close()
  })

  test('that crashes costs the advice of one picture', async () => {
    const room = await openRoom(`if (picture[0] === 9) process.exit(7); ${answer}`)
    expect(await room.advise(new Uint8Array([9]), nature)).toEqual({
      kind: 'nothing',
      reason: expect.stringContaining('ended (7)'),
    })
    expect(await room.advise(picture, nature)).toMatchObject({ kind: 'advised' })
    await room.close()
  })

  test('that hangs is ended, and the next picture has another', async () => {
    const room = await openRoom(`if (picture[0] === 9) for (;;); ${answer}`, { taskWithinMs: 1_000 })
    expect(await room.advise(new Uint8Array([9]), nature)).toMatchObject({ reason: 'it took too long' })
    expect(await room.advise(picture, nature)).toMatchObject({ kind: 'advised' })
    await room.close()
  })

  test('that grows too large is replaced', async () => {
    const count = `process.send({ kind: 'nothing', reason: String(asked), memoryBytes: 2000 })`
    const [small, large] = [await openRoom(count, { memoryBytes: 1000 }), await openRoom(count)]
    const reasons = async (room: typeof small) => {
      await room.advise(picture, nature)
      return room.advise(picture, nature)
    }
    expect(await reasons(small)).toMatchObject({ reason: '1' })
    expect(await reasons(large)).toMatchObject({ reason: '2' })
    await Promise.all([small.close(), large.close()])
  })

  test('that is closed over a picture says so, and does not take it for a failure', async () => {
    const room = await openRoom(`if (asked === 1) ${answer}`)
    await room.advise(picture, nature)
    const refused = expect(room.advise(picture, nature)).rejects.toThrow('The advice room is closed.')
    // By now the picture is on its way.
    await new Promise((resolve) => setImmediate(resolve))
    await room.close()
    await refused
  })

  test('whose models do not start says why', async () => {
    const room = await openRoom(answer, {}, `'off'`)
    await expect(room.advise(picture, nature)).rejects.toThrow('The models do not start: no models')
    await room.close()
  })

  test('can write no file, start no program and see no environment', async () => {
    const file = join(directory.path, 'written')
    const room = await openRoom(`
      const tried = []
      try { writeFileSync(${JSON.stringify(file)}, 'x') } catch (error) { tried.push(error.code) }
      try { process.getBuiltinModule('child_process').spawnSync('true') } catch (error) { tried.push(error.code) }
      process.send({ kind: 'nothing', reason: [...tried, process.env.PATH].join(), memoryBytes: 1 })`)
    expect(await room.advise(picture, nature)).toMatchObject({
      reason: 'ERR_ACCESS_DENIED,ERR_ACCESS_DENIED,',
    })
    expect(existsSync(file)).toBe(false)
    await room.close()
  })
})
