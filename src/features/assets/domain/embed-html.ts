/** An asset as it may stand on a page of someone else. The addresses are whole. */
export type Embed = Readonly<{
  title: string
  credit: string
  pageUrl: string
  pictureUrl: string
  width: number
  height: number
}>

/** No wider than the preview that is offered for it. */
const widest = 640

/** How large an embedded picture is shown: its own shape, within what there is and what the other page has room for. */
export function embedSize(
  original: { readonly width: number; readonly height: number },
  room: { readonly maxWidth?: number | undefined; readonly maxHeight?: number | undefined } = {},
): { readonly width: number; readonly height: number } {
  const { width, height } = original
  const { maxWidth = widest, maxHeight = Number.POSITIVE_INFINITY } = room
  const scale = Math.min(1, widest / width, maxWidth / width, maxHeight / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** What others paste into their page: the picture, its credit, and the way back to us. */
export function embedHtml({ title, credit, pageUrl, pictureUrl, width, height }: Embed): string {
  const picture = `<img src="${escapeHtml(pictureUrl)}" width="${width}" height="${height}" alt="${escapeHtml(title)}">`
  const link = `<a href="${escapeHtml(pageUrl)}">`
  return `<figure>${link}${picture}</a><figcaption>${escapeHtml(title)}. ${link}${escapeHtml(credit)}</a></figcaption></figure>`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}
