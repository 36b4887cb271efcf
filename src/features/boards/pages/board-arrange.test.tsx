import { describe, expect, test } from 'vitest'
import { success } from '#kernel/result.ts'
import type { KindCounts } from '../domain/media-kind.ts'
import { actionsIn, arranged, boardOf, code, path, shown } from '../testing/show-board.tsx'

type Given = Readonly<{ kinds?: KindCounts; shownCount?: number; notedCount?: number; assetCount?: number }>

function showOf(query: string, { assetCount = 70, ...given }: Given = {}, role: 'owner' | 'guest' = 'owner') {
  const board = boardOf(role, assetCount)
  const assets = given.shownCount === 0 ? [] : board.assets
  const read = { ...arranged({ ...board, assets }), kinds: { images: 60, videos: 10 }, ...given }
  return shown(role, true, { query, boards: { readArranged: async () => success(read) } })
}

function hrefsIn(html: string): readonly string[] {
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
}

describe('BOARD-10: finding one’s way in a large board', () => {
  test('orders and kinds are plain links, with how many there are of each kind that there is', async () => {
    const html = await showOf('')
    expect(hrefsIn(html)).toEqual(
      expect.arrayContaining([
        `${path}?sort=newest`,
        `${path}?sort=oldest`,
        `${path}?kind=images`,
        `${path}?kind=videos`,
      ]),
    )
    expect(html).not.toContain('kind=vectors')
    expect(html).toMatch(/Videos <span[^>]*>10</)
    expect(html).not.toContain('with=notes')
    const noted = await showOf('', { notedCount: 3 })
    expect(noted).toContain('with=notes')
    expect(noted).toMatch(/With notes or comments <span[^>]*>3</)
  })

  test('a board of one kind has no choice of kinds, and one of a single asset none at all', async () => {
    expect(await showOf('', { kinds: { images: 70 } })).not.toContain('kind=')
    expect(await showOf('', { assetCount: 1, kinds: { images: 1 } })).not.toContain('sort=newest')
  })

  test('what is chosen stays on the next page, beside it and in the other choices; a guest keeps the code', async () => {
    const html = await showOf(`kind=images&sort=newest&invitation_code=${code}`, {}, 'guest')
    expect(hrefsIn(html)).toEqual(
      expect.arrayContaining([
        `${path}?sort=newest&kind=images&page=2&invitation_code=${code}`,
        `${path}?sort=newest&kind=videos&invitation_code=${code}`,
        `${path}?kind=images&invitation_code=${code}`,
      ]),
    )
    expect(html).toContain('Page 1 of 2')
    expect(await showOf('kind=images&page=2')).toContain('Page 2 of 2')
  })

  test('unknown words are as good as none', async () => {
    expect(await showOf('sort=price&kind=audio&with=x')).toBe(await showOf(''))
  })

  test('in another order nothing is moved within the board, and it says so', async () => {
    const moves = ['first', 'earlier', 'later', 'last']
    expect(actionsIn(await showOf(''))).toEqual(expect.arrayContaining(moves))
    for (const query of ['sort=newest', 'kind=images', 'with=notes']) {
      const html = await showOf(query)
      expect(actionsIn(html).filter((action) => moves.includes(action))).toEqual([])
      expect(actionsIn(html)).toContain('remove')
      expect(html).not.toContain('data-handle')
      expect(html).toContain('Assets can only be moved on the whole board')
    }
  })

  test('says how many are shown, and where nothing fits, the way back', async () => {
    expect(await showOf('kind=videos', { shownCount: 10 })).toContain('10 of 70 assets')
    const none = await showOf('kind=vectors&sort=oldest', { shownCount: 0 })
    expect(none).toContain('Nothing on this board matches.')
    expect(hrefsIn(none)).toContain(`${path}?sort=oldest`)
    expect(none).not.toContain('Nothing is on this board yet')
  })
})
