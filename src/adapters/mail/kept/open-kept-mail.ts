import type { MailTransport } from '#features/mail/server.ts'

/** Sends nothing: mails stay in their rows, where the mail page of development mode shows them. */
export function openKeptMail(): MailTransport {
  return { deliver: async () => ({ kind: 'kept' }) }
}
