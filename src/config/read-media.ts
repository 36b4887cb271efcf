import { resolve } from 'node:path'
import { z } from 'zod'
import type { Refuse } from './variables.ts'

/** Where pictures and films are kept. */
export type MediaConfig = { kind: 'disk'; directory: string } | ({ kind: 's3' } & S3Config)

type S3Config = Readonly<{
  bucket: string
  /** Without one, Amazon's of the region. */
  endpoint?: string
  region: string
  /** Before every name; empty, or ending in a slash. */
  prefix: string
  /** A function, so that no print of the configuration shows them. Without it, what the machine is given. */
  credentials?: () => { accessKeyId: string; secretAccessKey: string; sessionToken?: string }
  forcePathStyle: boolean
}>

export const mediaVariables = z.object({
  MEDIA_S3_BUCKET: z.string().min(1).optional(),
  MEDIA_S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// URL' }).optional(),
  MEDIA_S3_REGION: z.string().min(1).optional(),
  MEDIA_S3_PREFIX: z
    .string()
    .max(400)
    .regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*\/?$/, 'must be folders such as demo/media')
    .optional(),
  MEDIA_S3_PATH_STYLE: z.enum(['true', 'false']).optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_SESSION_TOKEN: z.string().optional(),
})

type Values = z.infer<typeof mediaVariables>

const needBucket = ['MEDIA_S3_ENDPOINT', 'MEDIA_S3_REGION', 'MEDIA_S3_PREFIX', 'MEDIA_S3_PATH_STYLE'] as const

/** Half a configuration would be taken for another one: pictures on the disk that were meant for the bucket. */
export function checkMedia(values: Values, refuse: Refuse): void {
  if (!values.MEDIA_S3_BUCKET) {
    for (const name of needBucket) if (values[name]) refuse(name, 'needs MEDIA_S3_BUCKET')
    return
  }
  if (!values.MEDIA_S3_ENDPOINT && !values.MEDIA_S3_REGION) {
    refuse('MEDIA_S3_REGION', 'is needed without MEDIA_S3_ENDPOINT')
  }
  if (!values.AWS_ACCESS_KEY_ID !== !values.AWS_SECRET_ACCESS_KEY) {
    refuse('AWS_ACCESS_KEY_ID', 'and AWS_SECRET_ACCESS_KEY belong together')
  }
}

export function readMedia(values: Values, dataDirectory: string): MediaConfig {
  if (!values.MEDIA_S3_BUCKET) return { kind: 'disk', directory: resolve(dataDirectory, 'media') }
  const { MEDIA_S3_ENDPOINT: endpoint, MEDIA_S3_PREFIX: prefix = '' } = values
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = values
  const token = values.AWS_SESSION_TOKEN && { sessionToken: values.AWS_SESSION_TOKEN }
  return {
    kind: 's3',
    bucket: values.MEDIA_S3_BUCKET,
    ...(endpoint && { endpoint }),
    region: values.MEDIA_S3_REGION ?? 'us-east-1',
    prefix: prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`,
    ...(accessKeyId &&
      secretAccessKey && { credentials: () => ({ accessKeyId, secretAccessKey, ...token }) }),
    forcePathStyle: values.MEDIA_S3_PATH_STYLE ? values.MEDIA_S3_PATH_STYLE === 'true' : Boolean(endpoint),
  }
}
