import { Suspense } from 'react'
import { renderToReadableStream } from 'react-dom/server.edge'
import { expect, test } from 'vitest'
import { lazyPart } from './lazy-part.tsx'

async function render(Part: ReturnType<typeof lazyPart<{ name: string }>>): Promise<string> {
  const stream = await renderToReadableStream(
    <Suspense fallback={null}>
      <Part name="Ann" />
    </Suspense>,
  )
  await stream.allReady
  return new Response(stream).text()
}

test('a part is shown once it is there', async () => {
  const html = await render(
    lazyPart(async () => ({ name }: { name: string }) => <b>{name}</b>),
  )
  expect(html).toContain('<b>Ann</b>')
})

test('a part whose file is gone shows nothing and breaks nothing', async () => {
  const html = await render(lazyPart<{ name: string }>(() => Promise.reject(new Error('404'))))
  expect(html).not.toContain('Ann')
})
