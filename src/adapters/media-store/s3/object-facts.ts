import {
  type GetObjectCommandOutput,
  type HeadObjectCommandOutput,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { contentTypeOf, type MediaName } from '#features/catalogue/domain.ts'
import type { MediaFacts } from '#features/catalogue/server.ts'

/** The answer to a range tells the size of the whole in its Content-Range, as `bytes 0-9/1234`. */
export function objectFacts(
  name: MediaName,
  answer: HeadObjectCommandOutput | GetObjectCommandOutput,
): MediaFacts {
  const { ContentLength, ETag, LastModified } = answer
  const whole = 'ContentRange' in answer ? /\/(\d+)$/.exec(answer.ContentRange ?? '')?.[1] : undefined
  const bytes = whole === undefined ? ContentLength : Number(whole)
  if (bytes === undefined || !ETag || !LastModified) {
    throw new Error(`The S3 server did not tell size, tag and date of ${name}`)
  }
  return {
    bytes,
    // Not what the bucket says: whoever copied the files there may have guessed.
    contentType: contentTypeOf(name),
    modifiedAt: LastModified,
    etag: ETag.startsWith('"') ? ETag : `"${ETag}"`,
  }
}

/** For `catch`. A missing bucket is not a missing file, so it is thrown on, where the server tells them apart. */
export function missingIsNull(error: unknown): null {
  if (error instanceof S3ServiceException && (error.name === 'NoSuchKey' || error.name === 'NotFound'))
    return null
  throw error
}
