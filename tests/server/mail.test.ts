import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { pino } from 'pino'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { describe, expect, test, vi } from 'vitest'
import { openKeptMail } from '../../src/adapters/mail/kept/open-kept-mail.ts'
import { openSmtp, type SmtpPlace } from '../../src/adapters/mail/smtp/open-smtp.ts'
import { openMail, startMailDelivery } from '../../src/app/background/open-mail.ts'
import { readConfig } from '../../src/config/read-config.ts'
import {
  deliverMails,
  type Mail,
  type MailTransport,
  mailCalls,
  mailChannel,
  mailQueries,
  openSendMail,
} from '../../src/features/mail/server.ts'
import type { Database } from '../../src/platform/database.ts'
import { openJobs } from '../../src/platform/jobs.ts'
import { listenForNews } from '../../src/platform/listen-for-news.ts'
import type { Visit } from '../../src/visit/visit.ts'
import { freshDatabase } from '../support/fresh-database.ts'

const link = 'https://www.example.com/reset-password?code=very-hidden'
const reset: Mail = {
  to: 'mia@example.com',
  site: 'argus',
  locale: 'en-us',
  template: 'reset-password',
  values: { link },
}
const siteName = (site: string) => (site === 'argus' ? 'Argus' : 'Bokeh')

/** A mail server in this process: what it was given, and what it was told to do. */
async function startSmtpServer(options: SMTPServerOptions = {}, port = 0) {
  const mails: { from: string; to: string[]; source: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        mails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString(),
        })
        done()
      })
    },
    ...options,
  })
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return {
    mails,
    port: (server.server.address() as AddressInfo).port,
    stop,
    [Symbol.asyncDispose]: stop,
  }
}

function place(port: number, more: Partial<SmtpPlace> = {}): SmtpPlace {
  return { host: '127.0.0.1', port, tls: 'none', from: 'hello@example.com', ...more }
}

/** A mail room on a database, and what it says in the log. */
function openRoom(db: Database, transport: MailTransport) {
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  const mails = mailQueries(db)
  return {
    lines,
    mails,
    sendMail: openSendMail({ mails, siteName }),
    deliver: () => deliverMails({ mails, transport, siteName, log }),
    /** As if the pause were over. */
    makeDue: () => sql`update mail.message set due_at = now()`.execute(db),
  }
}

function decoded(source: string): string {
  return source
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

describe('a mail', () => {
  test('is delivered with both parts, and its links are forgotten', async () => {
    await using fresh = await freshDatabase()
    await using server = await startSmtpServer()
    const room = openRoom(fresh.db, openSmtp(place(server.port)))
    await room.sendMail(reset)
    expect(await room.deliver()).toBe(1)
    expect(server.mails).toHaveLength(1)
    const [{ from, to, source } = { from: '', to: [], source: '' }] = server.mails
    expect({ from, to }).toEqual({ from: 'hello@example.com', to: ['mia@example.com'] })
    expect(source).toContain('From: Argus <hello@example.com>')
    expect(source).toContain('Subject: Set a new password')
    expect(source).toContain('Auto-Submitted: auto-generated')
    expect(source).toMatch(/text\/plain[\s\S]*text\/html/)
    expect(decoded(source)).toContain(link)
    const [row] = await room.mails.list()
    expect(row).toMatchObject({ state: 'sent', attempts: 1, subject: '', text_part: '', html_part: '' })
    expect(await room.deliver()).toBe(0)
  })

  test('waits for a server that is down, and is sent once it is up', async () => {
    await using fresh = await freshDatabase()
    const gone = await startSmtpServer()
    await gone.stop()
    const room = openRoom(fresh.db, openSmtp(place(gone.port)))
    await room.sendMail(reset)
    expect(await room.deliver()).toBe(1)
    expect(await room.mails.list()).toMatchObject([{ state: 'waiting', attempts: 1 }])
    expect(await room.deliver(), 'a pause lies between two attempts').toBe(0)
    await using server = await startSmtpServer({}, gone.port)
    await room.makeDue()
    await room.deliver()
    expect(server.mails).toHaveLength(1)
    expect(room.lines.join()).toContain('a mail will be sent later')
    expect(room.lines.join()).not.toMatch(/very-hidden|mia@/)
  })

  test('is given up when the server knows no such recipient, and the log says so without the address', async () => {
    await using fresh = await freshDatabase()
    await using server = await startSmtpServer({
      onRcptTo({ address }, _session, done) {
        const refusal = Object.assign(new Error(`no ${address} here`), { responseCode: 550 })
        done(address.startsWith('nobody') ? refusal : null)
      },
    })
    const room = openRoom(fresh.db, openSmtp(place(server.port)))
    await room.sendMail({ ...reset, to: 'nobody@example.com' })
    await room.sendMail(reset)
    expect(await room.deliver()).toBe(2)
    expect(server.mails.map(({ to }) => to)).toEqual([['mia@example.com']])
    const states = (await room.mails.list()).map(({ state, last_problem }) => [state, last_problem])
    expect(states).toEqual([
      ['sent', null],
      ['given-up', 'EENVELOPE RCPT TO 550'],
    ])
    expect(room.lines.join()).toContain('a mail is given up')
    expect(room.lines.join()).not.toContain('nobody@')
  })

  test('is tried again after a refusal for now, and given up after three days', async () => {
    await using fresh = await freshDatabase()
    await using server = await startSmtpServer({
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error('later'), { responseCode: 451 })),
    })
    const room = openRoom(fresh.db, openSmtp(place(server.port)))
    await room.sendMail(reset)
    await room.deliver()
    expect(await room.mails.list()).toMatchObject([
      { state: 'waiting', last_problem: 'EENVELOPE RCPT TO 451' },
    ])
    await sql`update mail.message set due_at = now(), created_at = now() - interval '3 days'`.execute(
      fresh.db,
    )
    await room.deliver()
    expect(await room.mails.list()).toMatchObject([{ state: 'given-up', html_part: '' }])
  })

  test('waits while our own password is refused, which no log shows', async () => {
    await using fresh = await freshDatabase()
    await using server = await startSmtpServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error('wrong')),
    })
    const credentials = () => ({ username: 'me', password: 'very-hidden' })
    const room = openRoom(fresh.db, openSmtp(place(server.port, { credentials })))
    await room.sendMail(reset)
    await room.deliver()
    const [row] = await room.mails.list()
    expect(row?.state).toBe('waiting')
    expect(row?.last_problem).toContain('EAUTH')
    expect(room.lines.join()).not.toContain('very-hidden')
  })

  test.each(['from-start', 'required'] as const)(
    'is not told to a server with a certificate of nobody (TLS %s)',
    async (tls) => {
      await using fresh = await freshDatabase()
      await using server = await startSmtpServer({ secure: tls === 'from-start', disabledCommands: [] })
      const room = openRoom(fresh.db, openSmtp(place(server.port, { tls })))
      await room.sendMail(reset)
      await room.deliver()
      expect(server.mails).toEqual([])
      expect(await room.mails.list()).toMatchObject([{ state: 'waiting' }])
    },
  )

  test('is not told to a server without TLS where TLS is wanted', async () => {
    await using fresh = await freshDatabase()
    await using server = await startSmtpServer()
    const room = openRoom(fresh.db, openSmtp(place(server.port, { tls: 'required' })))
    await room.sendMail(reset)
    await room.deliver()
    expect(server.mails).toEqual([])
    expect(await room.mails.list()).toMatchObject([{ state: 'waiting' }])
  })

  test('carries no header that somebody put into a name', async () => {
    await using fresh = await freshDatabase()
    await using server = await startSmtpServer()
    const room = openRoom(fresh.db, openSmtp(place(server.port)))
    const inviter = 'Mia\r\nBcc: all@example.com\r\nX-Evil: 1\r\n\r\nHello'
    const values = { inviter, team: '"><script>\u2028x\0', link }
    await room.sendMail({ ...reset, site: 'bokeh', template: 'team-invitation', values })
    await room.deliver()
    const [{ to, source } = { to: [], source: '' }] = server.mails
    expect(to).toEqual(['mia@example.com'])
    const [headers = ''] = source.split('\r\n\r\n')
    expect(headers).not.toMatch(/^(bcc|x-evil)/im)
    const [, html = ''] = decoded(source).split('Content-Type: text/html')
    expect(html).toContain('&lt;script&gt;')
    expect(html).not.toContain('<script')
  })

  test.each([
    'a@example.com, b@example.com',
    'a@example.com\r\nBcc: b@example.com',
    '<a@example.com>',
    'a@b@example.com',
    'nobody',
  ])('is not written to %j', async (to) => {
    await using fresh = await freshDatabase()
    const room = openRoom(fresh.db, openKeptMail())
    await expect(room.sendMail({ ...reset, to })).rejects.toThrow('address')
    expect(await room.mails.list()).toEqual([])
  })

  test('is sent once, however many deliver at the same time', async () => {
    await using fresh = await freshDatabase()
    const sent: string[] = []
    const slow: MailTransport = {
      async deliver({ to }) {
        sent.push(to)
        await new Promise((resolve) => setImmediate(resolve))
        return { kind: 'sent' }
      },
    }
    const room = openRoom(fresh.db, slow)
    const all = Array.from({ length: 20 }, (_, number) => `m${number}@example.com`)
    for (const to of all) await room.sendMail({ ...reset, to })
    await Promise.all([room.deliver(), room.deliver(), room.deliver(), room.deliver()])
    expect(sent.toSorted()).toEqual(all.toSorted())
  })

  test('that breaks what sends it does not hold up the others', async () => {
    await using fresh = await freshDatabase()
    const sent: string[] = []
    const breaking: MailTransport = {
      async deliver({ to }) {
        if (to.startsWith('odd')) throw new Error('surprise')
        sent.push(to)
        return { kind: 'sent' }
      },
    }
    const room = openRoom(fresh.db, breaking)
    await room.sendMail({ ...reset, to: 'odd@example.com' })
    await room.sendMail(reset)
    expect(await room.deliver()).toBe(2)
    expect(sent).toEqual(['mia@example.com'])
    expect(await room.mails.list()).toMatchObject([{ state: 'sent' }, { state: 'waiting' }])
  })

  test('is written with the change that it tells of, or not at all, and told when both are there', async () => {
    await using fresh = await freshDatabase()
    const room = openRoom(fresh.db, openKeptMail())
    const failing = fresh.db.transaction().execute(async (transaction) => {
      await room.sendMail(reset, transaction)
      throw new Error('the change failed')
    })
    await expect(failing).rejects.toThrow('the change failed')
    expect(await room.mails.list()).toEqual([])

    const seen: number[] = []
    const listener = listenForNews(fresh.url, {
      channels: [mailChannel],
      name: 'test mails',
      onNews: () => void room.mails.list().then((rows) => seen.push(rows.length)),
    })
    await vi.waitFor(() => expect(seen.length).toBeGreaterThan(0), { timeout: 5_000 })
    await fresh.db.transaction().execute((transaction) => room.sendMail(reset, transaction))
    await vi.waitFor(() => expect(seen).toContain(1), { timeout: 5_000 })
    await listener.stop()
  })

  test('without a server is kept as it is, and old ones go', async () => {
    await using fresh = await freshDatabase()
    const room = openRoom(fresh.db, openKeptMail())
    await room.sendMail(reset)
    await room.deliver()
    const [row] = await room.mails.list('mia@example.com')
    expect(row).toMatchObject({ state: 'kept', subject: 'Set a new password' })
    expect(row?.text_part).toContain(link)
    expect(await room.mails.list('tom@example.com')).toEqual([])
    await room.mails.removeOld()
    expect(await room.mails.list()).toHaveLength(1)
    await sql`update mail.message set created_at = now() - interval '31 days'`.execute(fresh.db)
    await room.mails.removeOld()
    expect(await room.mails.list()).toEqual([])
  })
})

describe('the delivery', () => {
  const publicUrls = { ARGUS_URL: 'https://www.example.com', BOKEH_URL: 'https://stock.example.com' }

  async function start(fresh: { db: Database; url: string }, env: Record<string, string>) {
    const lines: string[] = []
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
    const room = openMail(fresh.db)
    const jobs = await openJobs(fresh.url, { log })
    const delivery = await startMailDelivery(readConfig(env), {
      mails: room.mails,
      jobs,
      url: fresh.url,
      log,
    })
    const stop = async () => {
      await delivery.stop()
      await jobs.stop()
    }
    return { ...room, lines, [Symbol.asyncDispose]: stop }
  }

  test('sends by a job what was written, soon after it was', async () => {
    await using fresh = await freshDatabase()
    await using server = await startSmtpServer()
    const env = {
      ...publicUrls,
      SMTP_URL: `smtp://127.0.0.1:${server.port}`,
      MAIL_FROM: 'hello@example.com',
    }
    await using room = await start(fresh, env)
    await fresh.db.transaction().execute((transaction) => room.sendMail(reset, transaction))
    await vi.waitFor(() => expect(server.mails).toHaveLength(1), { timeout: 10_000 })
    expect(room.lines.join()).toBe('')
  })

  test('in production without a mail server says that nobody gets a mail', async () => {
    await using fresh = await freshDatabase()
    await using room = await start(fresh, { ...publicUrls, DIPTYCH_MODE: 'production' })
    expect(room.lines.join()).toContain('SMTP_URL is not set')
    await room.sendMail(reset)
    await vi.waitFor(async () => expect(await room.mails.list()).toMatchObject([{ state: 'kept' }]), {
      timeout: 10_000,
    })
  })
})

describe('the call that shows a mail', () => {
  const visit = {} as Visit

  test('gives its HTML with a policy of its own', async () => {
    await using fresh = await freshDatabase()
    const room = openRoom(fresh.db, openKeptMail())
    await room.sendMail(reset)
    const [call] = mailCalls({ mails: room.mails, mode: 'development' })
    const id = (await room.mails.list())[0]?.id
    const answer = await call?.handle({ visit, params: { id } })
    expect(answer).toMatchObject({
      status: 200,
      type: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" },
    })
    for (const odd of ['0', '1; drop', '9'.repeat(40), '']) {
      expect(await call?.handle({ visit, params: { id: odd } })).toMatchObject({ problem: { status: 404 } })
    }
  })

  test('does not exist in production', async () => {
    await using fresh = await freshDatabase()
    expect(mailCalls({ mails: mailQueries(fresh.db), mode: 'production' })).toEqual([])
  })
})
