/** How long a link may be good for, and how often people may be written to, counted over all processes. */
export const invitationTerms = {
  days: { fewest: 1, most: 365 },
  /** Random bytes of a code: nobody finds one by trying. */
  codeBytes: 24,
  /** Of one board. */
  mostMembers: 500,
} as const

export const sharingLimits = {
  'invite-account': { atMost: 30, withinSeconds: 3_600 },
  'invite-recipient': { atMost: 5, withinSeconds: 86_400 },
  'comment-account': { atMost: 60, withinSeconds: 60 },
} as const
