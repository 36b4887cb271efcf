import { expect, test } from 'vitest'
import { buildGallery } from '../../testing/build-gallery.ts'
import { canonicalSearch } from './canonical-search.ts'

const gallery = buildGallery()

test('order and what was suppressed make no other page, filters and words do', () => {
  const parameters = { phrase: 'sea', orientations: ['vertical'], phraseprocessing: 'excludenaturallanguage' }
  const asked = {
    ...parameters,
    sortorder: 'newest',
    suppressfamilycorrection: 'true',
    recommendconfig: 'none',
  }
  expect(canonicalSearch({ parameters: asked, gallery })).toEqual(parameters)
  expect(canonicalSearch({ parameters: { phraseprocessing: 'default' }, gallery: null })).toEqual({})
})

test('a slip that was put right stands for the right phrase, one that was only noticed for itself', () => {
  const correction = { kind: 'phrase', from: 'mountian', to: 'mountain' } as const
  const parameters = { phrase: 'mountian' }
  const found = (isApplied: boolean) => ({ ...gallery, queryCorrections: [{ ...correction, isApplied }] })
  expect(canonicalSearch({ parameters, gallery: found(true) })).toEqual({ phrase: 'mountain' })
  expect(canonicalSearch({ parameters, gallery: found(false) })).toEqual({ phrase: 'mountian' })
})
