const longest = 80

type Part = Readonly<{ number: number; of: number }>

/** RFC 6266: a plain name for those who know no other, and the board's own in any script. */
export function sheetDisposition(boardName: string, part: Part): string {
  const plain = fileName(plainName(boardName), part)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encode(sheetFileName(boardName, part))}`
}

export function sheetFileName(boardName: string, part: Part): string {
  return fileName(safeName(boardName), part)
}

function fileName(name: string, part: Part): string {
  return `${name || 'board'}${part.of > 1 ? ` ${part.number}` : ''}.pdf`
}

/** Without what a file system or a shell takes for something else. */
function safeName(text: string): string {
  const cleaned = text
    .toWellFormed()
    .replace(/[\p{C}\\/:*?"<>|]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s.]+/, '')
  return [...cleaned].slice(0, longest).join('').trim()
}

function plainName(text: string): string {
  return safeName(text.normalize('NFKD').replace(/\p{M}/gu, ''))
    .replace(/[^\w .-]+/g, '-')
    .replace(/^[-\s.]+|[-\s.]+$/g, '')
}

/** RFC 8187: encodeURIComponent leaves four characters that are no attr-char. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(/['()*]/g, (found) => `%${found.charCodeAt(0).toString(16)}`)
}
