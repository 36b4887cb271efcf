/** Two decimals are finer than any screen and keep the file small. */
export function num(value: number): string {
  return String(Math.round(value * 100) / 100)
}

/** Path data with its numbers rounded. */
export function d(strings: TemplateStringsArray, ...values: readonly number[]): string {
  return strings.reduce((text, part, place) => {
    const value = values[place]
    return text + part + (value === undefined ? '' : num(value))
  }, '')
}

/** Further attributes as they stand in the file, each with a leading blank. */
type Extra = string

export function faded(opacity: number): Extra {
  return ` opacity="${num(opacity)}"`
}

export function circle(x: number, y: number, radius: number, fill: string, extra: Extra = ''): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${fill}"${extra}/>`
}

export function ellipse(
  x: number,
  y: number,
  across: number,
  down: number,
  fill: string,
  extra: Extra = '',
): string {
  return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(across)}" ry="${num(down)}" fill="${fill}"${extra}/>`
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  extra: Extra = '',
): string {
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(Math.max(0, width))}" height="${num(Math.max(0, height))}" fill="${fill}"${extra}/>`
}

/** For a rectangle's corners. */
export function rounded(radius: number): Extra {
  return ` rx="${num(radius)}"`
}

export function shape(data: string, fill: string, extra: Extra = ''): string {
  return `<path d="${data}" fill="${fill}"${extra}/>`
}

export function stroke(data: string, color: string, width: number, extra: Extra = ''): string {
  return `<path d="${data}" fill="none" stroke="${color}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"${extra}/>`
}

export function group(content: string, extra: Extra = ''): string {
  return `<g${extra}>${content}</g>`
}

/** Moves a part to its place; a negative scale across mirrors it. */
export function placed(content: string, x: number, y: number, across = 1, down = across, turn = 0): string {
  const turned = turn === 0 ? '' : ` rotate(${num(turn)})`
  const scaled = across === 1 && down === 1 ? '' : ` scale(${scaleText(across)} ${scaleText(down)})`
  return `<g transform="translate(${num(x)} ${num(y)})${turned}${scaled}">${content}</g>`
}

function scaleText(scale: number): string {
  return String(Math.round(scale * 10_000) / 10_000)
}

type Stop = readonly [at: number, color: string, opacity?: number]

/** A gradient from the top of what it fills to its bottom; use it as `url(#id)`. */
export function gradient(id: string, stops: readonly Stop[], horizontally = false): string {
  const marks = stops.map(
    ([at, color, opacity = 1]) =>
      `<stop offset="${num(at)}" stop-color="${color}" stop-opacity="${num(opacity)}"/>`,
  )
  const end = horizontally ? 'x2="1" y2="0"' : 'x2="0" y2="1"'
  return `<linearGradient id="${id}" x1="0" y1="0" ${end}>${marks.join('')}</linearGradient>`
}

export function glow(id: string, color: string, strength: number): string {
  return `<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity="${num(strength)}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`
}
