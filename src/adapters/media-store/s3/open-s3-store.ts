import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import {
  type ByteRange,
  isMediaName,
  isMediaPrefix,
  type MediaName,
  requireByteRange,
  requireMediaName,
} from '#features/catalogue/domain.ts'
import type { MediaStore } from '#features/catalogue/server.ts'
import { missingIsNull, objectFacts } from './object-facts.ts'
import { openS3Client, type S3Place } from './open-s3-client.ts'

export type S3StoreOptions = S3Place & {
  readonly bucket: string
  /** Before every name; empty, or ending in a slash. */
  readonly prefix: string
}

/** S3 allows 10,000 parts, so a file may have 80 GB. Each put holds as many parts in memory as are under way. */
const partBytes = 8 * 1024 * 1024
const partsAtOnce = 2

export function openS3Store({ bucket, prefix, ...place }: S3StoreOptions): MediaStore {
  const client = openS3Client(place)
  const target = (name: MediaName) => ({ Bucket: bucket, Key: prefix + requireMediaName(name) })

  async function put(name: MediaName, body: Uint8Array | Readable, facts: { readonly contentType: string }) {
    try {
      requireMediaName(name, facts.contentType)
      const params = { ...target(name), Body: body, ContentType: facts.contentType }
      // Nothing is seen before the last part is in; when the stream fails, the parts are given up.
      await new Upload({ client, params, partSize: partBytes, queueSize: partsAtOnce }).done()
    } catch (error) {
      if (body instanceof Readable) body.destroy()
      throw error
    }
  }

  async function read(name: MediaName, range?: ByteRange) {
    // A range that no file has is refused here: servers would answer it with the whole file.
    if (range) requireByteRange(name, range, Number.MAX_SAFE_INTEGER)
    const header = range && { Range: `bytes=${range.first}-${range.last}` }
    const answer = await client
      .send(new GetObjectCommand({ ...target(name), ...header }))
      .catch((error: unknown) => {
        if (error instanceof S3ServiceException && error.name === 'InvalidRange') {
          throw new RangeError(`${name} has no bytes ${range?.first} to ${range?.last}`, { cause: error })
        }
        return missingIsNull(error)
      })
    if (!answer) return null
    const body = answer.Body
    if (!(body instanceof Readable)) throw new Error(`The S3 server answered without the content of ${name}`)
    try {
      const facts = objectFacts(name, answer)
      if (range) {
        requireByteRange(name, range, facts.bytes)
        if (answer.ContentLength !== range.last - range.first + 1) {
          throw new Error(`The S3 server answered another range of ${name} than was asked for`)
        }
      }
      return { facts, body }
    } catch (error) {
      body.destroy()
      throw error
    }
  }

  return {
    put,
    read,
    async stat(name) {
      const answer = await client.send(new HeadObjectCommand(target(name))).catch(missingIsNull)
      return answer && objectFacts(name, answer)
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(target(name))).catch(missingIsNull)
    },
    async *list(asked) {
      if (!isMediaPrefix(asked)) return
      for await (const page of paginateListObjectsV2(
        { client },
        { Bucket: bucket, Prefix: prefix + asked },
      )) {
        for (const { Key = '' } of page.Contents ?? []) {
          const name = Key.slice(prefix.length)
          if (isMediaName(name)) yield name
        }
      }
    },
  }
}
