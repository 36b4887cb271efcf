/**
 * What is filled into a template. `link`: a whole address of ours, the button. `words`: what somebody typed, made harmless.
 * `device`: a user agent. `exact`: what the reader has to type again. `moment`: a point in time.
 */
export type ValueKind = 'link' | 'words' | 'device' | 'exact' | 'moment'

/** All mails that we send. Each has its texts in `locales/<locale>/mail.json`. */
export const templates = {
  /** Confirms that an address is one's own. */
  'verify-email': { link: 'link' },
  /** To the owner of an address that somebody registered again; leads to sign-in. */
  'already-registered': { link: 'link' },
  /** To the owner of an address that another account wants to change to; leads to sign-in. */
  'address-in-use': { link: 'link' },
  'forgot-username': { username: 'exact', link: 'link' },
  'reset-password': { link: 'link' },
  /** Leads to where one gets a new password, should it have been somebody else. */
  'password-changed': { link: 'link' },
  /** To the new address; the link confirms it. */
  'change-email': { link: 'link' },
  /** To the old address; leads to where one gets a new password. */
  'email-changing': { link: 'link' },
  /** Leads to the list of sessions. */
  'new-device': { device: 'device', when: 'moment', link: 'link' },
  'team-invitation': { inviter: 'words', team: 'words', link: 'link' },
  /** Leads to the board, by a link that the owner can withdraw. */
  'board-invitation': {
    inviter: 'words',
    board: 'words',
    /** `view`, `comment` or `edit`. */
    role: 'exact',
    /** `yes` or `no`; `until` says when, and nothing for `no`. */
    expires: 'exact',
    until: 'moment',
    link: 'link',
  },
  'account-closed': {},
} as const satisfies Readonly<Record<string, Readonly<Record<string, ValueKind>>>>
