import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Button, ButtonLink } from './button.tsx'

describe('Button', () => {
  test('sends no form unless it is told to', () => {
    expect(renderToStaticMarkup(<Button>Clear</Button>)).toContain('type="button"')
    expect(renderToStaticMarkup(<Button type="submit">Save</Button>)).toContain('type="submit"')
  })

  test('a disabled button is disabled for the browser too', () => {
    expect(renderToStaticMarkup(<Button disabled>Save</Button>)).toMatch(/<button[^>]* disabled=""/)
  })

  test('a busy button says so and keeps the focus, so it is not disabled', () => {
    const html = renderToStaticMarkup(<Button busy>Saving</Button>)
    expect(html).toContain('aria-busy="true"')
    expect(html).toContain('aria-disabled="true"')
    expect(html).not.toMatch(/ disabled=/)
  })

  test('an idle button speaks of neither', () => {
    expect(renderToStaticMarkup(<Button>Save</Button>)).not.toMatch(/aria-/)
  })
})

describe('ButtonLink', () => {
  test('a link that looks like a button is a link', () => {
    const html = renderToStaticMarkup(<ButtonLink href="/purchase/cart">Cart</ButtonLink>)
    expect(html).toMatch(/^<a [^>]*href="\/purchase\/cart"/)
    expect(html).not.toContain('role=')
  })
})
