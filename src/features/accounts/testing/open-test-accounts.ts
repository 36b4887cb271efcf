import type { Database } from '#platform/database.ts'
import { borrowTicket, takeTicket } from '#platform/take-ticket.ts'
import type { SiteNickname } from '#sites/site.ts'
import type { Mail, Notice } from '../server/needs.ts'
import { openAccounts } from '../server/open-accounts.ts'
import type { OpenidProvider } from '../server/openid/providers.ts'

export const goodPassword = 'seven-quiet-harbours'

/** As little as there is: what a password costs has a test of its own. */
export const lowCost = { memory: 8, passes: 1, parallelism: 1 } as const

type Options = { readonly providers?: readonly OpenidProvider[] }

/** Accounts on a test's database, with a clock that the test moves and a mailbox that it reads. */
export function openTestAccounts(db: Database, { providers = [] }: Options = {}) {
  const mails: Mail[] = []
  const notices: Notice[] = []
  let nowMs = Date.parse('2026-03-02T09:00:00Z')
  let verifications = 0
  let browsers = 0
  const accounts = openAccounts({
    db,
    providers,
    passwordCost: lowCost,
    takeTicket: takeTicket(db),
    borrowTicket: borrowTicket(db),
    now: () => new Date(nowMs),
    onVerified: () => {
      verifications += 1
    },
    sendMail: async (mail) => {
      // What is written to nobody is taken back with its transaction.
      if (!mail.to.endsWith('.invalid')) mails.push(mail)
    },
    notify: async (notice) => void notices.push(notice),
  })
  const asking = (site: SiteNickname = 'bokeh') => ({
    site,
    address: '203.0.113.7',
    origin: 'https://bokeh.example',
  })
  /** Each call is another browser. */
  const browser = (formerToken: string | null = null) => {
    browsers += 1
    return { device: `device-${browsers}`, userAgent: 'Firefox 140 on Linux', formerToken }
  }

  async function registerAs(username: string, email = `${username}@example.test`) {
    const typed = { username, email, password: goodPassword, locale: 'en-us', country: 'DEU' }
    return accounts.register({ ...asking(), ...typed })
  }

  /** The code of the last mail of this kind to this address. */
  function codeFor(template: Mail['template'], to: string): string {
    const mail = mails.findLast((one) => one.template === template && one.to === to)
    const link = mail && 'link' in mail.values ? mail.values.link : ''
    const code = URL.parse(link)?.searchParams.get('code')
    if (!code) throw new Error(`No mail "${template}" with a code was sent to ${to}.`)
    return code
  }

  async function signInAs(login: string, { isRemembered = false, site = 'bokeh' as SiteNickname } = {}) {
    const from = { ...asking(site), ...browser() }
    const outcome = await accounts.signIn({ ...from, login, password: goodPassword, isRemembered })
    if (!outcome.ok) throw new Error(`${login} could not sign in.`)
    return outcome.value
  }

  return {
    accounts,
    mails,
    notices,
    asking,
    browser,
    registerAs,
    codeFor,
    signInAs,
    now: () => new Date(nowMs),
    pass: (ms: number) => {
      nowMs += ms
    },
    countVerifications: () => verifications,

    /** Registered, confirmed and signed in. */
    async joinAs(username: string, options: { isRemembered?: boolean; site?: SiteNickname } = {}) {
      const registered = await registerAs(username)
      if (!registered.ok) throw new Error(`${username} could not register.`)
      const code = codeFor('verify-email', `${username}@example.test`)
      await accounts.verifyEmail({ ...asking(), code, member: null })
      return signInAs(username, options)
    },
  }
}
