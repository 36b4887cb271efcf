import { createTransport } from 'nodemailer'
import type { Delivery, MailTransport } from '#features/mail/server.ts'

export type SmtpPlace = {
  readonly host: string
  readonly port: number
  /**
   * `from-start`: TLS before the first word. `required`: STARTTLS, or nothing is said. Certificates are verified in both.
   * `none` is for relays on the same machine.
   */
  readonly tls: 'from-start' | 'required' | 'none'
  /** A function, so that no print of the options shows them. */
  readonly credentials?: () => { readonly username: string; readonly password: string }
  /** The address that mails come from; the name before it is the site's. */
  readonly from: string
}

const connectWithinMs = 10_000
const answerWithinMs = 30_000

export function openSmtp({ host, port, tls, credentials, from }: SmtpPlace): MailTransport {
  const { username, password } = credentials?.() ?? {}
  const transport = createTransport({
    host,
    port,
    secure: tls === 'from-start',
    requireTLS: tls === 'required',
    ignoreTLS: tls === 'none',
    ...(username !== undefined && password !== undefined && { auth: { user: username, pass: password } }),
    connectionTimeout: connectWithinMs,
    greetingTimeout: connectWithinMs,
    socketTimeout: answerWithinMs,
    // A mail is texts; no value of it may be taken for a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = from.slice(from.lastIndexOf('@') + 1)

  return {
    async deliver({ reference, writtenAt, fromName, to, subject, text, html }) {
      try {
        await transport.sendMail({
          messageId: `<${reference}@${domain}>`,
          date: writtenAt,
          // As objects, so that nothing in them is read as a list of addresses.
          from: { name: fromName, address: from },
          to: { name: '', address: to },
          subject,
          text,
          html,
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        })
        return { kind: 'sent' }
      } catch (error) {
        return failureOf(error)
      }
    },
  }
}

type SmtpError = {
  readonly code?: unknown
  readonly command?: unknown
  readonly responseCode?: unknown
}

/** No such mailbox, not here, too large, no such name, not this one (RFC 5321). Others of 5yz are about us. */
const forGood: readonly unknown[] = [550, 551, 552, 553, 554]

/**
 * Only what the server says for good about this recipient or this mail ends it. A password or a sender that it does not
 * take is for the operator to mend, and the mail waits for that. The server's own words may hold addresses: codes only.
 */
function failureOf(error: unknown): Delivery {
  const { code, command, responseCode } = (error ?? {}) as SmtpError
  const reason = [code, command, responseCode].filter((part) => part !== undefined).join(' ') || 'unknown'
  const isAboutThisMail = command === 'RCPT TO' || command === 'DATA'
  return { kind: isAboutThisMail && forGood.includes(responseCode) ? 'refused' : 'later', reason }
}
