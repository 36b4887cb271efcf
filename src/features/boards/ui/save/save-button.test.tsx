import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { AssetCard } from '#features/catalogue/domain.ts'
import { compileMessages } from '#i18n/compile-message.ts'
import { TranslateProvider } from '#i18n/translate-context.tsx'
import { buildSurroundings } from '#visit/testing/build-surroundings.ts'
import { SurroundingsProvider } from '#visit/visit-context.tsx'
import { BoardDesk } from './board-desk.tsx'
import { SaveButton } from './save-button.tsx'
import { callDesk, isSaved, markSaved, subscribeSignals, takeCalls } from './save-signals.ts'

const messages = compileMessages({ 'boards.save.addTitle': 'Save to board: {title}' })
const asset = { id: '7', title: 'Wave' } as AssetCard

describe('BOARD-05: the button', () => {
  test('belongs to a form that leads to the choice of a board where there is no script', () => {
    const html = renderToStaticMarkup(
      <SurroundingsProvider value={buildSurroundings({ prefix: 'de' })}>
        <TranslateProvider locale="en-us" messages={messages}>
          <SaveButton asset={asset} />
          <BoardDesk page="search/results" />
        </TranslateProvider>
      </SurroundingsProvider>,
    )
    expect(html).toMatch(/<button type="submit" form="save-form" value="7"[^>]* name="save"/)
    expect(html).toContain('aria-label="Save to board: Wave"')
    expect(html).toContain('aria-pressed="false"')
    expect(html).toContain('<form id="save-form" action="/de/collaboration/boards">')
  })
})

test('what buttons ask for waits until the desk takes it, once', () => {
  const opener = {} as HTMLElement
  callDesk()
  callDesk({ kind: 'toggle', assets: [asset], opener })
  expect(takeCalls()).toEqual([{ kind: 'toggle', assets: [asset], opener }])
  expect(takeCalls()).toEqual([])
})

test('all who listen hear of a mark, and of nothing after they have left', () => {
  let heard = 0
  const leave = subscribeSignals(() => {
    heard += 1
  })
  markSaved(new Set(['7']))
  expect(isSaved('7')).toBe(true)
  leave()
  markSaved(new Set())
  expect(isSaved('7')).toBe(false)
  expect(heard).toBe(1)
})
