import type { IndexingState } from '#features/search/server.ts'

/** How far an index is; null while another process keeps it, or before anything was told. */
export type Standing = {
  readonly behind: number | null
  readonly segments: number | null
  /** When it last had every change; before it ever had, when it was first heard of. */
  readonly levelAt: number | null
}

export const unknown: Standing = { behind: null, segments: null, levelAt: null }

export function standingAfter(
  { behind, levelAt }: Standing,
  {
    state,
    segments,
    now,
  }: { readonly state: IndexingState; readonly segments: number; readonly now: number },
): Standing {
  const isLevel = state.kind === 'following' ? state.behind === 0 : state.isLevel
  if (isLevel) return { behind: 0, segments, levelAt: now }
  return { behind: state.kind === 'following' ? state.behind : behind, segments, levelAt: levelAt ?? now }
}
