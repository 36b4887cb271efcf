import { describe, expect, test } from 'vitest'
import { buildVisit } from '#visit/testing/build-visit.ts'
import type { GalleryQuestion } from '../server/gallery-request.ts'
import type { FindGallery } from '../server/remembered-gallery.ts'
import { buildGallery } from '../testing/build-gallery.ts'
import { load } from './results.load.ts'

const visit = buildVisit({ locale: 'de', spoken: 'de', viewed: ['7'] })
const gallery = buildGallery()

async function loadWith(
  type: string,
  query: string,
  outcome: Awaited<ReturnType<FindGallery>> = { kind: 'found', gallery, next: null },
) {
  const asked: GalleryQuestion[] = []
  const findGallery: FindGallery = async (question) => {
    asked.push(question)
    return outcome
  }
  const request = { visit, parameters: { type }, query: new URLSearchParams(query), needs: { findGallery } }
  return { loaded: await load(request), asked }
}

describe('the load of the results page', () => {
  test('asks for what the address says, for this visit', async () => {
    const { loaded, asked } = await loadWith('film', 'phrase=Hund&framerate=25,24&nonsense=1&page=0')
    const parameters = { assettype: 'film', page: '1', phrase: 'Hund', framerate: ['25', '24'] }
    expect(asked).toEqual([{ visit, parameters }])
    expect(loaded).toEqual({ kind: 'found', data: { parameters, gallery } })
  })

  test('ROUTE-02: a type that does not exist is not found, and nobody is asked', async () => {
    const { loaded, asked } = await loadWith('music', '')
    expect([loaded.kind, asked]).toEqual(['not-found', []])
  })

  test('says when the index cannot answer, and when to ask again', async () => {
    const { loaded } = await loadWith('image', 'phrase=dog', { kind: 'unavailable', retryAfterSeconds: 5 })
    expect(loaded).toMatchObject({
      kind: 'unavailable',
      retryAfterSeconds: 5,
      data: { parameters: { phrase: 'dog' }, gallery: null },
    })
  })
})
