/** A board in the menu: where it leads, what it is called, and how much is on it in the reader's words. */
export type RecentLink = Readonly<{ href: string; name: string; count: string }>

/** BOARD-09: what replaces the menu of boards used last, or the sentence that there is none. */
export function writeRecentBoards(boards: readonly RecentLink[], noneText: string): string {
  if (boards.length === 0) return `<p>${escapeHtml(noneText)}</p>`
  const items = boards.map(
    ({ href, name, count }) =>
      `<li><a href="${escapeHtml(href)}"><span>${escapeHtml(name)}</span> <small>${escapeHtml(count)}</small></a></li>`,
  )
  return `<ul>${items.join('')}</ul>`
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
