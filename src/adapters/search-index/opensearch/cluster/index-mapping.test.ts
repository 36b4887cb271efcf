import { expect, test } from 'vitest'
import { entryFields, textParts } from '#features/search/domain.ts'
import { indexMapping } from './index-mapping.ts'

test('every field and part of the table is mapped, and nothing else is taken in', () => {
  const mapping = indexMapping('script')
  expect(mapping).toMatchObject({ dynamic: 'strict', _meta: { look: 'script' } })
  const { properties } = mapping as { properties: Record<string, { properties: object; type?: string }> }
  expect(Object.keys(properties.fields?.properties ?? {})).toEqual(Object.keys(entryFields))
  expect(Object.keys(properties.words?.properties ?? {})).toEqual(Object.keys(textParts))
  expect(properties.fields?.properties).toMatchObject({
    createdOn: { type: 'long' },
    event: { type: 'keyword' },
  })
  expect(properties.look?.type).toBe('binary')
  expect(indexMapping('knn')).toHaveProperty('properties.look.type', 'knn_vector')
})
