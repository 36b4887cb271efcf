import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TranslateProvider } from '#i18n/translate-context.tsx'
import { readMessages } from '../../../../../../tools/write-message-files.ts'
import { BatchBar } from './batch-bar.tsx'

function show(given: Partial<Parameters<typeof BatchBar>[0]>): string {
  const nothing = () => {}
  return renderToStaticMarkup(
    <TranslateProvider locale="en-us" messages={readMessages('argus', 'en-us')}>
      <BatchBar
        {...{ words: '60 of 140 selected', isPagePicked: false, hasPages: false, every: null }}
        {...{ actions: ['copy', 'remove'], isBusy: false }}
        {...{ onAction: nothing, onPage: nothing, onEvery: nothing, onClear: nothing }}
        {...given}
      />
    </TranslateProvider>,
  )
}

test('BOARD-10: only where this page is all that is shown, picking the page is called picking all', () => {
  expect(show({})).toContain('>Select all<')
  const paged = show({ hasPages: true })
  expect(paged).toContain('>Select this page<')
  expect(paged).not.toContain('Select all')
})

test('BOARD-10: what is picked beyond the page is said with its number', () => {
  expect(show({ hasPages: true, every: { count: 140, isAll: true } })).toContain('>Select all 140<')
  expect(show({ hasPages: true, every: { count: 1_000, isAll: false } })).toContain(
    '>Select the first 1,000<',
  )
})

test('BOARD-10: what can be done is found by whoever has lost the button that was pressed', () => {
  expect(show({}).match(/<button[^>]*data-batch-action/g)).toHaveLength(2)
})
