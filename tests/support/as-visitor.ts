/** What names itself node is taken for a bot, and bots change nothing. */
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** The headers of a browser that has been on a site before: its cookies, and the token that changes must carry. */
export async function asVisitor(origin: string): Promise<Record<string, string>> {
  const headers = { 'user-agent': browser }
  const answer = await fetch(`${origin}/components/account/api/session`, { headers })
  const { csrfToken } = (await answer.json()) as { csrfToken: string }
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split('; ')[0])
  return { ...headers, cookie: cookies.join('; '), 'x-csrf-token': csrfToken }
}
