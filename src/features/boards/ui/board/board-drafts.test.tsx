import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TranslateProvider } from '#i18n/translate-context.tsx'
import { NavigationProvider } from '#visit/navigation-context.tsx'
import { standStill } from '#visit/navigator.ts'
import { buildSurroundings } from '#visit/testing/build-surroundings.ts'
import { SurroundingsProvider } from '#visit/visit-context.tsx'
import { readMessages } from '../../../../../tools/write-message-files.ts'
import type { BoardAsset } from '../../domain/board.ts'
import { type BoardPage, emptyForm } from '../../domain/board-page.ts'
import { CardNote } from './cards/card-note.tsx'
import { LeftPart } from './forms/left-part.tsx'
import type { BegunComment, Unfinished } from './forms/use-unfinished.ts'
import {
  noteKey,
  openWrittenDrafts,
  type WrittenDraft,
  WrittenDraftsContext,
} from './forms/written-drafts.ts'

const key = noteKey('7')
const refused = {
  typed: { action: 'note', asset: '7', text: 'Refused', baseText: '' },
  errors: { form: 'changed-meanwhile' },
}

function draftOf(typed: string, base = ''): WrittenDraft {
  return { base, text: typed, typed, title: 'Dunes' }
}

function show(part: ReactNode, draft: WrittenDraft | null): string {
  const drafts = openWrittenDrafts()
  if (draft) drafts.keep(key, draft)
  return renderToStaticMarkup(
    <SurroundingsProvider value={buildSurroundings({})}>
      <TranslateProvider locale="en-us" messages={readMessages('argus', 'en-us')}>
        <NavigationProvider value={standStill('/', null)}>
          <WrittenDraftsContext value={drafts}>{part}</WrittenDraftsContext>
        </NavigationProvider>
      </TranslateProvider>
    </SurroundingsProvider>,
  )
}

function noteWith(draft: WrittenDraft | null, { form = emptyForm, mayEdit = true, note = '' } = {}): string {
  const asset = { id: '7', note } as BoardAsset
  return show(
    <CardNote asset={asset} title="Dunes" mayEdit={mayEdit} form={form} onForget={() => {}} />,
    draft,
  )
}

test('BOARD-11: after a refusal, what has been written since stands in the field', () => {
  expect(noteWith(draftOf('Written since'), { form: refused })).toContain('>Written since</textarea>')
  // Without script there is no draft.
  expect(noteWith(null, { form: refused })).toContain('>Refused</textarea>')
})

test('a note that was begun can be let go, and is open only where something would be lost', () => {
  const begun = noteWith(draftOf('Crop'))
  expect(begun).toMatch(/<details[^>]* open=""/)
  expect(begun).toContain('>Cancel<')
  expect(noteWith(draftOf('Crop', 'Crop'), { note: 'Crop' })).not.toMatch(/<details[^>]* open=""/)
  expect(noteWith(draftOf('Crop'), { mayEdit: false })).toContain('>Discard<')
})

test('what people write stands in its own direction', () => {
  const html = noteWith(null, { form: refused, note: 'ملاحظة' })
  expect(html).toMatch(/<textarea[^>]* dir="auto"/)
  expect(html).toMatch(/<blockquote[^>]* dir="auto"/)
})

function leftOn(page: Partial<BoardPage>, begunComments: readonly BegunComment[]): string {
  const whole = { board: { id: 'b', revision: 3, assetCount: 0 }, assets: [], deletedUntil: null, ...page }
  const unfinished = { standing: null, begunComments } as unknown as Unfinished
  return show(<LeftPart page={whole as never} unfinished={unfinished} onForget={() => {}} />, draftOf('Crop'))
}

test('BOARD-11: a deleted board leaves what was begun, comments too', () => {
  const comments = [
    { thread: null, text: 'I think', title: '' },
    { thread: '7', text: 'So do I', title: 'Dunes' },
  ]
  const deleted = leftOn({ deletedUntil: '2026-12-01T00:00:00Z' }, comments)
  for (const text of ['Crop', 'I think', 'So do I']) expect(deleted).toContain(`>${text}</textarea>`)
  expect(deleted).toContain('Your comment on “Dunes”')
  expect(deleted).toContain('This board is deleted.')
  expect(deleted.match(/<textarea[^>]* dir="auto"/g)).toHaveLength(3)
  expect(leftOn({}, comments), 'a board that is there has a field for them').not.toContain('I think')
})

test('that a text was copied is said in one place', () => {
  const html = leftOn({}, [])
  expect(html).toMatch(/<span role="status"[^>]*><\/span>/)
  expect(html.match(/role="status"/g)).toHaveLength(1)
})
