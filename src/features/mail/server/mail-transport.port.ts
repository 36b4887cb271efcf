/** A mail on its way out. */
export type OutgoingMail = {
  /** The same at every attempt. */
  readonly reference: string
  readonly writtenAt: Date
  readonly fromName: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** What became of it. Reasons are for operators' eyes: they hold no address, no word of the mail and no password. */
export type Delivery =
  | { readonly kind: 'sent' }
  /** There is nobody to give it to; it stays where it is. */
  | { readonly kind: 'kept' }
  /** Not now: the server is away, busy or not set up rightly. */
  | { readonly kind: 'later'; readonly reason: string }
  /** Never: the server knows no such recipient, or does not take this mail. */
  | { readonly kind: 'refused'; readonly reason: string }

export type MailTransport = { readonly deliver: (mail: OutgoingMail) => Promise<Delivery> }
