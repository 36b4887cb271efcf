import { randomBytes, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { ListMultipartUploadsCommand } from '@aws-sdk/client-s3'
import { afterAll, describe, expect, test } from 'vitest'
import { openDiskStore } from '../../src/adapters/media-store/disk/open-disk-store.ts'
import { openS3Client } from '../../src/adapters/media-store/s3/open-s3-client.ts'
import { openS3Store } from '../../src/adapters/media-store/s3/open-s3-store.ts'
import { mediaStoreContract } from '../../src/features/catalogue/testing.ts'
import { makeDirectory } from '../support/make-directory.ts'
import { startS3Server } from '../support/start-s3-server.ts'

const server = await startS3Server()
const directory = await makeDirectory('media-store')

afterAll(async () => {
  await server?.stop()
  await directory.remove()
})

mediaStoreContract('disk', async () => openDiskStore({ directory: `${directory.path}/${randomUUID()}` }))

describe.skipIf(server === null)('with an S3 server', () => {
  const place = () => {
    if (!server) throw new Error('There is no S3 server')
    const { endpoint, bucket, credentials } = server
    return { endpoint, bucket, credentials, region: 'us-east-1', forcePathStyle: true }
  }

  mediaStoreContract('S3', async () => openS3Store({ ...place(), prefix: `${randomUUID()}/` }))

  test('a stream that fails after its first parts leaves none of them on the server', async () => {
    const client = openS3Client(place())
    const uploads = async () =>
      (await client.send(new ListMultipartUploadsCommand({ Bucket: place().bucket }))).Uploads ?? []
    const seen: number[] = []
    const body = Readable.from(
      (async function* () {
        for (let sent = 0; sent < 40; sent += 1) yield randomBytes(1024 * 1024)
        seen.push((await uploads()).length)
        throw new Error('the line was cut')
      })(),
    )
    const store = openS3Store({ ...place(), prefix: 'parts/' })
    await expect(store.put('a.mp4', body, { contentType: 'video/mp4' })).rejects.toThrow('the line was cut')
    expect(seen).toEqual([1])
    expect(await uploads()).toEqual([])
  })

  test('wrong keys are an error, not a missing file', async () => {
    const credentials = () => ({ accessKeyId: 'tester', secretAccessKey: 'wrong' })
    const store = openS3Store({ ...place(), credentials, prefix: 'keys/' })
    await expect(store.stat('a.jpg')).rejects.toThrow()
    await expect(store.read('a.jpg')).rejects.toThrow(/signature/i)
  })

  test('stores of different prefixes in one bucket do not see each other', async () => {
    const store = openS3Store({ ...place(), prefix: 'one/' })
    const other = openS3Store({ ...place(), prefix: 'one-more/' })
    await store.put('a.jpg', Buffer.from('x'), { contentType: 'image/jpeg' })
    expect(await other.stat('a.jpg')).toBeNull()
    for await (const name of other.list('')) expect.unreachable(name)
  })
})
