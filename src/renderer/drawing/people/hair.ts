import { circle, ellipse, shape, stroke } from '../svg.ts'
import { darker, lighter, mix } from '../tint.ts'
import type { HairStyle } from './person.ts'

/** Hair behind and before the head, which spans 10 to each side and 12.5 up and down. */
export type Hair = { readonly back: string; readonly front: string }

const cap =
  'M-10.5 1C-12.2-17.5 12.2-17.5 10.5 1C10.1-2 9.4-4.4 8.2-6.2C3.5-5.2-3.5-5.2-8.2-6.2C-9.4-4.4-10.1-2-10.5 1Z'
const sweep =
  'M-10.6 1.5C-13-17 7-18.5 10 -8.5C10.9-6 10.8-2 10.5 1.5C10.2-1.6 9.6-3.8 8.6-5.2C4-4.6-1.5-6-4.6-9C-5.6-6.8-8-5.6-9-4.4C-9.8-2.6-10.3-.5-10.6 1.5Z'
const tall =
  'M-10.4 .5C-11-5-11-9-9.5-11.5C-6-18 7.5-19.5 10.4-13C11.4-9 11-4 10.4 .5C10-2.2 9.4-4.6 8.4-6.6C4-5.4-1-5.8-5.6-7.8C-7.6-6.4-9.8-3-10.4 .5Z'
const curtains =
  'M0-10.4C-4.8-9.4-8.6-5.4-9.4 2C-9.8 6-10.4 8.6-11.4 10.6C-13.4 4-13.2-4-11.4-8C-9-15.6 9-15.6 11.4-8C13.2-4 13.4 4 11.4 10.6C10.4 8.6 9.8 6 9.4 2C8.6-5.4 4.8-9.4 0-10.4Z'
const fringe =
  'M-11.4 9C-12.4 4-12.4-3-11-7C-8.6-15.8 8.6-15.8 11-7C12.4-3 12.4 4 11.4 9C9.8 6 9.2 1 8.9-3.6C4-2.6-4-2.6-8.9-3.6C-9.2 1-9.8 6-11.4 9Z'

function curlRing(color: string, radius: number, size: number, from: number, to: number): string {
  const count = 11
  return Array.from({ length: count }, (_, place) => {
    const angle = ((from + ((to - from) * place) / (count - 1)) * Math.PI) / 180
    return circle(Math.cos(angle) * radius, Math.sin(angle) * radius * 1.06 - 1.5, size, color)
  }).join('')
}

function parting(color: string): string {
  return stroke('M-4.6-9C-6-11-6.4-12.4-6.2-13.6', darker(color, 0.25), 0.5)
}

/** The part of the head that hair covers when one looks from behind. */
function nape(color: string): string {
  return shape('M-10.6 2C-12.4-17.6 12.4-17.6 10.6 2C9.6 8 6 10.4 0 10.4C-6 10.4-9.6 8-10.6 2Z', color)
}

export function drawHair(style: HairStyle, color: string, skin: string, fromBehind: boolean): Hair {
  const shade = darker(color, 0.16)
  const { back, front } = frontHair(style, color, shade, skin)
  if (!fromBehind) return { back, front }
  const bare = style === 'receding' ? nape(color) + ellipse(0, -8, 7, 5.4, skin) : nape(color)
  return { back: '', front: bare + back }
}

function frontHair(style: HairStyle, color: string, shade: string, skin: string): Hair {
  switch (style) {
    case 'crop':
      return { back: '', front: shape(cap, color) }
    case 'parted':
      return { back: '', front: shape(sweep, color) + parting(color) }
    case 'quiff':
      return {
        back: '',
        front:
          shape(tall, color) +
          stroke('M-5-9.5C-1-8.2 4-8.4 7.6-10', lighter(color, 0.16), 0.6, ' opacity="0.6"'),
      }
    case 'curls':
      return {
        back: circle(0, -3.4, 14.4, shade) + curlRing(shade, 12.6, 3.6, 160, 380),
        front: curlRing(color, 9.8, 3.3, 186, 354) + ellipse(0, -11.4, 8.6, 4.4, color),
      }
    case 'bob':
      return {
        back: shape('M-11.6-4C-13-17 13-17 11.6-4L12.6 11C10 14-10 14-12.6 11Z', shade),
        front: shape(fringe, color),
      }
    case 'long':
      return {
        back: shape(
          'M-11.4-5C-12-17 12-17 11.4-5C13 6 13.4 16 14.6 24C8 28-8 28-14.6 24C-13.4 16-13 6-11.4-5Z',
          shade,
        ),
        front: shape(curtains, color),
      }
    case 'wavy':
      return {
        back: shape(
          'M-11.6-6C-11-17 11-17 11.6-6C15.4-2 12.6 3 15 7C17 11 13.6 14 14.8 18C12 23 7 20 4 20L-4 20C-7 20-12 23-14.8 18C-13.6 14-17 11-15 7C-12.6 3-15.4-2-11.6-6Z',
          shade,
        ),
        front: shape(sweep, color) + shape('M8.6-5.2C9.6-1 10 5 11.8 9.4C13.4 4 12.6-3 10.6-8Z', color),
      }
    case 'bun':
      return { back: circle(0, -15.4, 5.2, shade), front: shape(cap, color) }
    case 'ponytail':
      return {
        back: shape('M-6-9C-15-12-18-4-16.4 4C-16 9-17.4 12-19 14C-12.6 14-10.6 8-10.4 2Z', shade),
        front: shape(sweep, color),
      }
    case 'buzz':
      return {
        back: '',
        front: shape(
          'M-10.3-1C-11.4-15.6 11.4-15.6 10.3-1C9.8-3.6 9-6 7.8-7.4C3-8.4-3-8.4-7.8-7.4C-9-6-9.8-3.6-10.3-1Z',
          mix(color, skin, 0.2),
        ),
      }
    case 'receding':
      return {
        back: '',
        front:
          shape('M-10.4 3C-12-3-11-8-8.8-10.2C-9.4-7-9.2-3.4-9.5-1C-9.8 .6-10.1 2-10.4 3Z', color) +
          shape('M10.4 3C12-3 11-8 8.8-10.2C9.4-7 9.2-3.4 9.5-1C9.8 .6 10.1 2 10.4 3Z', color) +
          ellipse(-2.6, -10, 3, 1.4, lighter(skin, 0.35), ' opacity="0.45"'),
      }
    case 'tuft':
      return {
        back: '',
        front:
          shape('M-9.4-5.4C-8.4-14.4 8.4-14.4 9.4-5.4C5-9-5-9-9.4-5.4Z', color, ' opacity="0.75"') +
          stroke('M0-12.2C-1.4-15 1.8-16.6 2.6-14.6', color, 1.1),
      }
  }
}
