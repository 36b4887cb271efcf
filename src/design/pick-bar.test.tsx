import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PickBar } from './pick-bar.tsx'
import { PickBox } from './pick-box.tsx'

const bar = { label: 'Selection', count: '4 selected', clearLabel: 'Clear', onClear: () => {} }

function thumb(id: string) {
  return { id, picture: { jpg: `/${id}.jpg`, avif: `/${id}.avif` } }
}

test('the bar is a region that says how many are picked, what can be done and how to clear it, in this order', () => {
  const html = renderToStaticMarkup(
    <PickBar {...bar} more={<button type="button">All</button>}>
      <button type="button">Save</button>
    </PickBar>,
  )
  expect(html).toMatch(/^<section[^>]*aria-label="Selection"/)
  expect(html).toMatch(/4 selected.*>All<.*>Save<.*aria-label="Clear"/)
})

test('of many pictures the latest three are shown, and of one that not everyone wants to see none', () => {
  const thumbs = ['1', '2', '3'].map(thumb)
  const html = renderToStaticMarkup(<PickBar {...bar} thumbs={[...thumbs, { id: '4', picture: null }]} />)
  expect([...html.matchAll(/src="([^"]*)"/g)].map(([, src]) => src)).toEqual(['/2.jpg', '/3.jpg'])
  expect(html).toContain('aria-hidden="true"')
})

test('what was done is said in a status that is there before it', () => {
  expect(renderToStaticMarkup(<PickBar {...bar} />)).not.toContain('role="status"')
  expect(renderToStaticMarkup(<PickBar {...bar} said="" />)).toMatch(/<span role="status"[^>]*><\/span>/)
})

test('a pick box is a native check box with a name, inside what a finger can hit', () => {
  expect(renderToStaticMarkup(<PickBox label="Select Dunes" defaultChecked />)).toMatch(
    /^<label[^>]*><input type="checkbox"[^>]*aria-label="Select Dunes"[^>]*checked/,
  )
})
