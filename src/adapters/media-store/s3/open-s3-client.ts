import { S3Client } from '@aws-sdk/client-s3'

export type S3Credentials = {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly sessionToken?: string
}

export type S3Place = {
  /** Without one, Amazon's of the region. */
  readonly endpoint?: string
  readonly region: string
  /** A function, so that no print of the options shows them. Without it, the role or token the machine is given. */
  readonly credentials?: () => S3Credentials
  /** The bucket in the path instead of the host name, as most servers other than Amazon's want it. */
  readonly forcePathStyle: boolean
}

const connectWithinMs = 5_000
/** Until the answer begins: long enough for one part of an upload over a slow line. */
const answerWithinMs = 60_000
/** A body that nobody reads for so long is given up, and its connection with it. */
const idleForMs = 120_000
const connections = 128

export function openS3Client({ endpoint, region, credentials, forcePathStyle }: S3Place): S3Client {
  return new S3Client({
    ...(endpoint && { endpoint }),
    ...(credentials && { credentials: async () => credentials() }),
    region,
    forcePathStyle,
    maxAttempts: 4,
    // Many servers other than Amazon's refuse the checksums that the client would add by itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // With it, every large part would open a connection of its own.
    expectContinueHeader: false,
    requestHandler: {
      connectionTimeout: connectWithinMs,
      requestTimeout: answerWithinMs,
      throwOnRequestTimeout: true,
      socketTimeout: idleForMs,
      httpAgent: { keepAlive: true, maxSockets: connections },
      httpsAgent: { keepAlive: true, maxSockets: connections },
    },
  })
}
