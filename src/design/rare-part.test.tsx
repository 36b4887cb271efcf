import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { rarePart, untilRarePartsLoaded } from './rare-part.tsx'

function Hello({ name }: { name: string }) {
  return <p>Hello {name}</p>
}

test('a rare part is in the markup of the server once it is at hand', async () => {
  const Rare = rarePart(async () => Hello)
  await untilRarePartsLoaded()
  expect(renderToStaticMarkup(<Rare name="Ada" />)).toContain('<p>Hello Ada</p>')
})

test('a server waits for each part once, and a part that is not there is a surprise', async () => {
  rarePart(async () => Promise.reject(new Error('no such file')))
  await expect(untilRarePartsLoaded()).rejects.toThrow('no such file')
  await expect(untilRarePartsLoaded()).resolves.toBeUndefined()
})
