import { z } from 'zod'
import { links, signInLink } from '#links/links.ts'
import { type Endpoint, endpoint, json, problemOf } from '#platform/endpoint.ts'
import { writeRecentBoards, writeSignInHint } from '../../domain/write-recent-boards.ts'
import { boardTexts } from '../board-texts.ts'
import { readerOf } from '../needs.ts'
import type { Boards } from '../open-boards.ts'
import { hidden, withoutRobots } from './call-parts.ts'

type Needs = { readonly boards: Pick<Boards, 'recent'> }

/** BOARD-09: the menu of boards as HTML, in an answer and in an error alike. */
export function recentCalls({ boards }: Needs): readonly Endpoint[] {
  return [
    endpoint(
      {
        method: 'GET',
        path: '/collaboration/boards-recent',
        summary: 'The boards used last, as HTML for the menu.',
        answer: z.object({ boards_list_html: z.string() }),
      },
      async ({ visit }) => {
        const t = boardTexts(visit.spoken)
        const recent = await boards.recent(readerOf(visit))
        if (!recent.ok) {
          const hint = writeSignInHint(signInLink(visit, links.boards(visit)), t('boards.recent.signIn'))
          const headers = { ...hidden, 'content-type': 'application/problem+json; charset=utf-8' }
          return { ...json(401, { ...problemOf(401, recent.failure), boards_list_html: hint }), headers }
        }
        const listed = recent.value.map(({ id, name, assetCount, heroUrl, isDefault }) => ({
          href: links.board(visit, { boardId: id }),
          name,
          count: t('boards.recent.count', { count: assetCount }),
          picture: heroUrl,
          mark: isDefault ? t('boards.recent.default') : null,
        }))
        const html = writeRecentBoards(listed, t('boards.recent.none'))
        return withoutRobots(json(200, { boards_list_html: html }))
      },
    ),
  ]
}
