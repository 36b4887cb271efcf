import type { openCollaborationServer } from './open-collaboration-server.ts'

const api = '/components/collaboration/api'

type Server = Awaited<ReturnType<typeof openCollaborationServer>>
export type BoardPage = ReturnType<Server['pageOf']>
type Page = Pick<BoardPage, 'ask' | 'send'>

/** The seed's table of calls, row by row, exactly as it words methods, paths, queries, bodies and headers. */
export const boardVariants = {
  legacy: {
    readDefault: (page: Page) =>
      page.ask('/collaboration/boards/default.json?assetsPageSize=25&assetsPageNumber=1', {
        headers: { accept: 'application/json', 'x-robots-tag': 'noindex' },
      }),
    add: (page: Page, id: string, assetId: string) =>
      page.send('PUT', `/collaboration/boards/${id}.json`, {
        assets: [`gi:${assetId}`],
        action_type: 'add_assets',
      }),
    remove: (page: Page, id: string, assetId: string) =>
      page.send('PUT', `/collaboration/boards/${id}.json`, {
        assets: [`gi:${assetId}`],
        action_type: 'remove_assets',
      }),
    create: (page: Page, name: unknown) => page.send('POST', '/collaboration/boards.json', { name }),
    list: (page: Page) => page.ask('/collaboration/boards.json?pageSize=250'),
  },
  toolbox: {
    readDefault: (page: Page) => page.ask(`${api}/default`),
    add: (page: Page, boardId: string, assetId: string) =>
      page.send('POST', `${api}/add-assets`, { boardId, assetIds: [`gi:${assetId}`] }),
    remove: (page: Page, boardId: string, assetId: string) =>
      page.send(
        'DELETE',
        `${api}/remove-assets?${new URLSearchParams({ boardId, assetIds: `gi:${assetId}` })}`,
      ),
    create: (page: Page, name: unknown) => page.send('POST', `${api}/create-board`, { name }),
    list: (page: Page) => page.ask(`${api}/boards`),
  },
} as const

/** The same page under a country and language. */
export function underPrefix(prefix: string, { ask, send }: Page): Page {
  return {
    ask: (path, sent) => ask(prefix + path, sent),
    send: (method, path, body, headers) => send(method, prefix + path, body, headers),
  }
}
