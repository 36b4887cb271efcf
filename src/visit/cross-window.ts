/** Seed 4.6: what is told to other windows of the same browser is news for 10 seconds. */
export const newsLifeMs = 10_000

const prefix = 'window-event:'

type News = { readonly at: number; readonly detail: unknown }

/**
 * Tells the other windows of this site in this browser, which hear of it at once. One that opens later asks the server
 * anyway. A store that is full or forbidden tells nobody.
 */
export function tellWindows(name: string, detail: unknown): void {
  try {
    // The moment makes the text differ from the one before: the same text is no news to a browser.
    localStorage.setItem(prefix + name, JSON.stringify({ at: Date.now(), detail } satisfies News))
    setTimeout(() => forget(name), newsLifeMs)
  } catch {}
}

/** Hears what other windows tell, until the returned function is called. What is older than 10 seconds is nothing. */
export function hearWindows(name: string, listener: (detail: unknown) => void): () => void {
  const key = prefix + name
  const hear = (text: string | null) => {
    const news = readNews(text)
    if (news && Math.abs(Date.now() - news.at) < newsLifeMs) listener(news.detail)
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key === key) hear(event.newValue)
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

function forget(name: string): void {
  try {
    const news = readNews(localStorage.getItem(prefix + name))
    if (news && Date.now() - news.at >= newsLifeMs) localStorage.removeItem(prefix + name)
  } catch {}
}

function readNews(text: string | null): News | null {
  try {
    const news = JSON.parse(text ?? 'null') as Partial<News> | null
    return typeof news?.at === 'number' ? { at: news.at, detail: news.detail } : null
  } catch {
    return null
  }
}
