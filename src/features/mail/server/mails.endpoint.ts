import { z } from 'zod'
import { type Endpoint, endpoint, problem } from '#platform/endpoint.ts'
import type { MailQueries } from './mail-queries.ts'

type Needs = {
  readonly mails: Pick<MailQueries, 'find'>
  readonly mode: 'production' | 'development'
}

const path = '/components/mail/api/messages'

export function mailUrlOf(id: string): string {
  return `${path}/${id}`
}

/** What a mail may do when it is looked at here: be seen. */
const mailPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Mails as their readers see them, for those who build the product. In production there is no such call. */
export function mailCalls({ mails, mode }: Needs): readonly Endpoint[] {
  if (mode === 'production') return []
  return [
    endpoint(
      {
        method: 'GET',
        path: `${path}/:id`,
        summary: 'The HTML of a mail, in development only.',
        params: z.object({ id: z.string() }),
        answer: z.string(),
      },
      async ({ params }) => {
        const mail = await mails.find(params.id)
        if (!mail || mail.html_part === '') return problem(404)
        return {
          kind: 'bytes',
          status: 200,
          type: 'text/html; charset=utf-8',
          body: Buffer.from(mail.html_part),
          headers: {
            'content-security-policy': mailPolicy,
            'referrer-policy': 'no-referrer',
            'cache-control': 'no-store',
          },
        }
      },
    ),
  ]
}
