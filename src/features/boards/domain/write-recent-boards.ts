/** A board in the menu: where it leads, what it is called, and how much is on it in the reader's words. */
export type RecentLink = Readonly<{
  href: string
  name: string
  count: string
  /** Its cover, if it has one. */
  picture: string | null
  /** The word for the board that is saved to, if it is this one. */
  mark: string | null
}>

/** BOARD-09: what replaces the menu of boards used last, or the sentence that there is none. */
export function writeRecentBoards(boards: readonly RecentLink[], noneText: string): string {
  if (boards.length === 0) return `<p>${escapeHtml(noneText)}</p>`
  return `<ul>${boards.map(writeLink).join('')}</ul>`
}

function writeLink({ href, name, count, picture, mark }: RecentLink): string {
  const cover =
    picture === null
      ? '<i></i>'
      : `<img src="${escapeHtml(picture)}" alt="" width="40" height="40" loading="lazy">`
  const facts = mark === null ? escapeHtml(count) : `${escapeHtml(count)} · <b>${escapeHtml(mark)}</b>`
  return `<li><a href="${escapeHtml(href)}">${cover}<span>${escapeHtml(name)}</span> <small>${facts}</small></a></li>`
}

/** The same for somebody who is not signed in. */
export function writeSignInHint(href: string, text: string): string {
  return `<p><a href="${escapeHtml(href)}">${escapeHtml(text)}</a></p>`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}
