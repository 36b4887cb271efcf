import { renderToStaticMarkup } from 'react-dom/server'
import { TranslateProvider } from '#i18n/translate-context.tsx'
import { success } from '#kernel/result.ts'
import { NavigationProvider } from '#visit/navigation-context.tsx'
import { standStill } from '#visit/navigator.ts'
import { buildSurroundings } from '#visit/testing/build-surroundings.ts'
import { buildCaller, buildMember, buildVisit } from '#visit/testing/build-visit.ts'
import type { Viewer } from '#visit/visit.ts'
import { SurroundingsProvider } from '#visit/visit-context.tsx'
import { readMessages } from '../../../../tools/write-message-files.ts'
import type { Board, BoardAsset } from '../domain/board.ts'
import { type BoardRole, permissionsOf } from '../domain/board-permissions.ts'
import { type BoardData, load } from '../pages/board.load.ts'
import { Page } from '../pages/board.page.tsx'
import type { ArrangedBoard } from '../server/read-arranged.ts'

export const boardId = '0c5d1a52-7a52-4a9b-8b6f-2f6a3f1c9d10'
export const path = `/collaboration/boards/${boardId}`
export const code = 'c'.repeat(32)
const at = '2026-11-15T13:05:00.000Z'

function assetOf(id: string): BoardAsset {
  return {
    ...{ uri: `gi:${id}`, id, addedAt: at, addedBy: 'Ada', thumbUrl: null, shortTitle: `Picture ${id}` },
    ...{ isOffline: true, note: '', creditLine: '', card: null },
  }
}

export function boardOf(role: BoardRole, assetCount = 2): Board {
  const assetIds = Array.from({ length: assetCount }, (_, place) => String(place + 1))
  return {
    ...{
      id: boardId,
      name: 'Covers',
      description: '',
      assetCount,
      heroUrl: null,
      createdAt: at,
      updatedAt: at,
    },
    ...{
      revision: 3,
      relationship: role === 'owner' ? 'owned' : 'invited',
      role,
      owner: 'Ada',
      isDefault: false,
    },
    permissions: permissionsOf(role),
    assets: assetIds.slice(0, 60).map(assetOf),
    assetIds,
    assetsPage: { number: 1, size: 60, count: Math.ceil(assetCount / 60) },
  }
}

/** As it stands, on its first page. */
export function arranged(board: Board): ArrangedBoard {
  return { board, shownCount: board.assetCount, kinds: { images: board.assetCount }, notedCount: 0 }
}

export const ada = { username: 'ada', name: '', email: '', isEmailVerified: true, teamRole: null }

type Sent = Readonly<{ form?: Record<string, string>; viewer?: Viewer; query?: string; boards?: object }>

export function request(
  role: BoardRole,
  { form = {}, viewer = buildMember(), query = '', boards = {} }: Sent = {},
) {
  const nothing = async () => success([])
  return {
    visit: buildVisit({ viewer }),
    parameters: { boardId },
    query: new URLSearchParams(query),
    form,
    caller: buildCaller(),
    needs: {
      catalogue: { readKeptCards: async () => new Map() },
      boards: {
        read: async () => success(boardOf(role)),
        readArranged: async () => success(arranged(boardOf(role))),
        listMembers: nothing,
        listInvitations: nothing,
        readOffer: async () => ({ role: 'view', canJoin: true }),
        noteSeen: async () => {},
        readDeleted: async () => null,
        listComments: async () => success({ comments: [], next: null }),
        countComments: async () => success({}),
        listActivity: async () => success({ lines: [], next: null }),
        ...boards,
      } as never,
    },
  }
}

/** The page as the server sends it; the word of what came instead, if it did not come. */
export async function shown(role: BoardRole, isMember: boolean, sent: Sent = {}): Promise<string> {
  const loaded = await load(request(role, { query: `invitation_code=${code}`, ...sent }))
  if (loaded.kind !== 'found') return loaded.kind
  return render(loaded.data, { user: isMember ? ada : null })
}

export function render(data: BoardData, visit: Parameters<typeof buildSurroundings>[0]): string {
  return renderToStaticMarkup(
    <SurroundingsProvider value={buildSurroundings(visit)}>
      <TranslateProvider locale="en-us" messages={readMessages('argus', 'en-us')}>
        <NavigationProvider value={standStill(path, null)}>
          <Page {...data} />
        </NavigationProvider>
      </TranslateProvider>
    </SurroundingsProvider>,
  )
}

/** What the buttons of the page do, each once. */
export function actionsIn(html: string): readonly string[] {
  const buttons = [...html.matchAll(/<button[^>]*name="action"[^>]*>/g)].map(([button]) => button)
  return [...new Set(buttons.map((button) => /value="([a-z-]+)"/.exec(button)?.[1] ?? ''))]
}
