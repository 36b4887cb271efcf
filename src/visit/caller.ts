/** A browser of ours: a random name that it keeps as a cookie, and what its changes must carry along. */
export type Visitor = Readonly<{ id: string; csrfToken: string }>

/** What a call or a form may know of its sender beside the visit. */
export type Caller = Readonly<{
  /** The network address, for limits. */
  address: string
  /** Came by https, so that cookies may be for https alone. */
  isSecure: boolean
  /** What it reached us by, such as "https://example.com". */
  origin: string
  /** Fetched ahead; perhaps nobody will ever see it. */
  isPrefetch: boolean
  /** Led here by a page of ours, as the browser says. */
  isFromOwnPage: boolean
  userAgent: string
  /** What the session cookie of this site holds, whatever it is worth. */
  sessionToken: string | null
  /** By which the browser is known again when someone signs in: from its cookie, else a new one. */
  device: string
  /** The random name of the browser, a new one if it brought none; empty for bots. */
  visitorId: string
  /** Cookies that every visitor has and this one lacks; none for bots. */
  lackingCookies: readonly string[]
  /** Another name for the same browser: needed whenever someone signs in or out. */
  renewVisitor: () => Visitor
}>
