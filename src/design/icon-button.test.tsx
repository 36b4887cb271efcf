import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { BookmarkIcon } from './icon.tsx'
import { IconButton, IconButtonLink } from './icon-button.tsx'

describe('IconButton', () => {
  test('has a name, and its icon is silent', () => {
    const html = renderToStaticMarkup(
      <IconButton label="Save to board">
        <BookmarkIcon />
      </IconButton>,
    )
    expect(html).toContain('aria-label="Save to board"')
    expect(html).toMatch(/<svg[^>]*aria-hidden="true"/)
  })

  test.each([
    [true, 'aria-pressed="true"'],
    [false, 'aria-pressed="false"'],
  ])('a toggle that is %s says so', (pressed, attribute) => {
    expect(
      renderToStaticMarkup(
        <IconButton label="Save" pressed={pressed}>
          <BookmarkIcon />
        </IconButton>,
      ),
    ).toContain(attribute)
  })

  test('the number at the corner is not read out twice', () => {
    const html = renderToStaticMarkup(
      <IconButtonLink href="/purchase/cart" label="Cart, 2 pictures" count={2}>
        <BookmarkIcon />
      </IconButtonLink>,
    )
    expect(html).toMatch(/<span[^>]*aria-hidden="true"[^>]*>2<\/span>/)
  })

  test('a count of zero is shown, a missing one is not', () => {
    const withCount = (count?: number) =>
      renderToStaticMarkup(
        <IconButton label="Cart" count={count}>
          <BookmarkIcon />
        </IconButton>,
      )
    expect(withCount(0)).toContain('>0<')
    expect(withCount()).not.toContain('<span')
  })
})
