import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ArgusMark } from './argus-logo.tsx'
import { Banner } from './banner.tsx'
import { BokehLogo } from './bokeh-logo.tsx'
import { Chip, ChipLink } from './chip.tsx'
import { Disclosure } from './disclosure.tsx'
import { NativeRadio, NativeSwitch } from './native-choice.tsx'
import { Showroom } from './showroom.tsx'
import { TabLinks } from './tab-links.tsx'
import { TextLink } from './text-link.tsx'

describe('HTML from the server', () => {
  test('carries no style attribute, which the content security policy would refuse', () => {
    const html = renderToStaticMarkup(<Showroom />)
    expect(html).toContain('Parts and states')
    expect(html).not.toMatch(/\sstyle=/)
  })

  test('leaves out the parts that need a script', () => {
    expect(renderToStaticMarkup(<Showroom />)).not.toContain('Open modal')
  })
})

describe('parts that work without a script', () => {
  test('a disclosure is the browser’s own, open when asked to', () => {
    expect(renderToStaticMarkup(<Disclosure title="Date">Any</Disclosure>)).toMatch(
      /^<details class="[^"]*"><summary/,
    )
    expect(
      renderToStaticMarkup(
        <Disclosure title="Date" open>
          Any
        </Disclosure>,
      ),
    ).toMatch(/^<details[^>]* open=""/)
  })

  test('a removable filter is a link whose name says that it removes', () => {
    const html = renderToStaticMarkup(
      <ChipLink href="/search/2" applied removable label="Remove: Portrait">
        Portrait
      </ChipLink>,
    )
    expect(html).toMatch(/^<a [^>]*href="\/search\/2"[^>]*aria-label="Remove: Portrait"/)
    expect(html).not.toContain('aria-current')
  })

  test('a filter that toggles says whether it is applied', () => {
    expect(renderToStaticMarkup(<Chip applied>Portrait</Chip>)).toContain('aria-pressed="true"')
  })

  test('choices are native inputs inside their labels', () => {
    expect(renderToStaticMarkup(<NativeRadio name="size">Small</NativeRadio>)).toMatch(
      /^<label[^>]*><input type="radio"[^>]*name="size"/,
    )
    expect(renderToStaticMarkup(<NativeSwitch>Only here</NativeSwitch>)).toMatch(/<input[^>]*role="switch"/)
  })

  test('tab links mark the page one is on', () => {
    const html = renderToStaticMarkup(
      <TabLinks
        label="Media"
        links={[
          { href: '/a', label: 'All', current: true },
          { href: '/b', label: 'Films' },
        ]}
      />,
    )
    expect(html.match(/aria-current="page"/g)).toHaveLength(1)
    expect(html).toMatch(/href="\/a" aria-current="page"/)
  })

  test('ROUTE-09: an external link says so and does not hand over the window', () => {
    const html = renderToStaticMarkup(
      <TextLink href="https://example.org" external="(another site)">
        Help
      </TextLink>,
    )
    expect(html).toContain('rel="noopener"')
    expect(html).toContain('(another site)')
  })

  test('a banner is read out only when it is told to', () => {
    expect(renderToStaticMarkup(<Banner role="alert">Failed</Banner>)).toContain('role="alert"')
    expect(renderToStaticMarkup(<Banner>Prices include tax</Banner>)).not.toContain('role=')
  })

  test('a logo has a name, and its colours stand in the drawing for files without a theme', () => {
    expect(renderToStaticMarkup(<BokehLogo title="Bokeh" />)).toMatch(/role="img"[^>]*><title>Bokeh<\/title>/)
    expect(renderToStaticMarkup(<ArgusMark title="Argus" />)).toContain('#b3261a')
  })
})
