import { z } from 'zod'
import type { Refuse } from './variables.ts'

/** Without a mail server, mails are kept and not sent. */
export type MailConfig = { kind: 'kept' } | ({ kind: 'smtp' } & SmtpConfig)

type SmtpConfig = Readonly<{
  host: string
  port: number
  /** From the first word, by STARTTLS without exception, or none for a relay that is near. */
  tls: 'from-start' | 'required' | 'none'
  /** A function, so that no print of the configuration shows them. */
  credentials?: () => { username: string; password: string }
  /** The address that mails come from. */
  from: string
}>

export const mailVariables = z.object({
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// URL' })
    .refine((url) => isSmtpUrl(url), 'must be a host with or without port, and may end in ?tls=none')
    .optional(),
  MAIL_FROM: z.email('must be an address such as hello@example.com').optional(),
})

type Values = z.infer<typeof mailVariables>

export function checkMail(values: Values, refuse: Refuse): void {
  if (!values.SMTP_URL === !values.MAIL_FROM) return
  const [given, missing] = values.SMTP_URL ? ['SMTP_URL', 'MAIL_FROM'] : ['MAIL_FROM', 'SMTP_URL']
  refuse(given, `needs ${missing}`)
}

export function readMail(values: Values): MailConfig {
  if (!values.SMTP_URL || !values.MAIL_FROM) return { kind: 'kept' }
  const url = new URL(values.SMTP_URL)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isSecure = url.protocol === 'smtps:'
  const isOpen = isThisMachine(host) || url.searchParams.get('tls') === 'none'
  const username = decodeURIComponent(url.username)
  const password = decodeURIComponent(url.password)
  return {
    kind: 'smtp',
    host,
    port: Number(url.port || (isSecure ? 465 : 587)),
    tls: isSecure ? 'from-start' : isOpen ? 'none' : 'required',
    ...(username !== '' && { credentials: () => ({ username, password }) }),
    from: values.MAIL_FROM,
  }
}

function isSmtpUrl(text: string): boolean {
  const url = URL.parse(text)
  if (!url || url.hostname === '' || (url.pathname !== '' && url.pathname !== '/') || url.hash !== '')
    return false
  if (!url.username !== !url.password) return false
  return url.search === '' || (url.search === '?tls=none' && url.protocol === 'smtp:')
}

function isThisMachine(host: string): boolean {
  return /^(localhost|127(\.\d+){3}|::1)$/.test(host)
}
