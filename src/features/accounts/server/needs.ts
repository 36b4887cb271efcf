import type { AnyLocale } from '#i18n/locales.ts'
import type { Database, DatabaseTransaction } from '#platform/database.ts'
import type { SiteNickname } from '#sites/site.ts'
import type { Limit } from '../domain/limits.data.ts'
import type { Passwords } from './passwords.ts'

type LinkOnly =
  | 'verify-email'
  | 'already-registered'
  | 'address-in-use'
  | 'reset-password'
  | 'password-changed'
  | 'change-email'
  | 'email-changing'

/** The mails of this room and what each is filled with. */
export type MailContent =
  | { readonly template: LinkOnly; readonly values: { readonly link: string } }
  | {
      readonly template: 'forgot-username'
      readonly values: { readonly username: string; readonly link: string }
    }
  | {
      readonly template: 'new-device'
      readonly values: { readonly device: string; readonly when: Date; readonly link: string }
    }
  | {
      readonly template: 'team-invitation'
      readonly values: { readonly inviter: string; readonly team: string; readonly link: string }
    }
  | { readonly template: 'account-closed'; readonly values: Readonly<Record<never, never>> }

export type Mail = MailContent & {
  readonly to: string
  readonly site: SiteNickname
  readonly locale: AnyLocale
}

/** Written in the transaction of the change: both happen or neither. */
export type SendMail = (mail: Mail, transaction: DatabaseTransaction) => Promise<void>

export type Notice = {
  readonly accountId: string
  readonly site: SiteNickname
  readonly kind: 'new-login'
  readonly values: Readonly<Record<string, string>>
  /** The browser that is not told, since it is the one. */
  readonly aboutDevice: string
}
export type Notify = (notice: Notice, transaction: DatabaseTransaction) => Promise<void>

/** Seconds to wait, or null for one that may pass. */
export type TakeTicket = (name: string, key: string, limit: Limit) => Promise<number | null>

/** One that is given back where the password was right: only wrong ones count. */
export type BorrowTicket = (name: string, key: string, limit: Limit) => Promise<BorrowedTicket>
export type BorrowedTicket =
  | { readonly kind: 'refused'; readonly retryAfterSeconds: number }
  | { readonly kind: 'lent'; readonly giveBack: () => Promise<void> }

export type AccountsNeeds = {
  readonly db: Database
  readonly sendMail: SendMail
  readonly notify: Notify
  readonly takeTicket: TakeTicket
  readonly borrowTicket: BorrowTicket
  readonly now: () => Date
  /** So many random bytes. */
  readonly random: (bytes: number) => Uint8Array
}

/** What every use case of the room is made from. */
export type Room = AccountsNeeds & { readonly passwords: Passwords }

/** From where somebody asks: the site and the network address, for limits, and what we were reached by, for links in mails. */
export type Asking = Readonly<{ site: SiteNickname; address: string; origin: string }>
