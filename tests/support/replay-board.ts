type Seen = Readonly<{ revision: number; name: string; assetIds: readonly string[]; assetCount: number }>

/** What an add or a remove of one asset was answered. */
export type Answered = Readonly<{
  asked: string
  board: Seen
  revision: number
  added?: readonly string[]
  notAdded?: readonly Readonly<{ id: string; reason: string }>[]
  removed?: readonly string[]
  notRemoved?: readonly string[]
}>

/** A change that always changes something. Where its answer names no revision of its own, the line that it left does. */
export type Change = Readonly<{
  by: string
  kind: string
  ids: readonly string[]
  board?: Seen
  revision?: number
  before?: string | null
  text?: string
  name?: string
}>

export type Line = Readonly<{ revision: number; by: string; kind: string }>

type State = { name: string; ids: readonly string[]; notes: ReadonlyMap<string, string> }
type Begin = Readonly<{ revision: number; name: string; ids: readonly string[] }>
type Given = Readonly<{
  answers: readonly Answered[]
  changes: readonly Change[]
  lines: readonly Line[]
  begin: Begin
}>
type Step = Readonly<{ by: string; kind: string }> & { readonly take: (state: State) => State }

/** The board as its answers tell of it, one revision after the other, and all that cannot be true of it. */
export function replayBoard({ answers, changes, lines, begin }: Given) {
  const faults: string[] = []
  const steps = new Map<number, Step>()
  const keep = (revision: number, step: Step) => {
    if (steps.has(revision)) faults.push(`Revision ${revision} was given twice.`)
    steps.set(revision, step)
  }
  const isNoChange = ({ added = [], removed = [] }: Answered) => added.length + removed.length === 0
  for (const answer of answers) if (!isNoChange(answer)) keep(answer.revision, stepOf(answer, faults))
  for (const [revision, change] of datedBy(lines, changes, faults)) keep(revision, sideStepOf(change))

  let state: State = { name: begin.name, ids: begin.ids, notes: new Map() }
  let revision = begin.revision
  const states = new Map([[revision, state]])
  for (let step = steps.get(revision + 1); step; step = steps.get(revision + 1)) {
    revision += 1
    const line = lines.find((one) => one.revision === revision)
    if (line?.kind !== step.kind) faults.push(`Revision ${revision} is told as ${line?.kind}: ${step.kind}.`)
    state = step.take(state)
    states.set(revision, state)
  }
  if (states.size !== steps.size + 1) faults.push(`After revision ${revision} one is missing.`)

  for (const answer of answers) {
    if (isNoChange(answer)) faults.push(...denied(answer, states.get(answer.revision)))
    if (answer.board.revision < answer.revision) faults.push(`${answer.revision} shows an older board.`)
  }
  for (const { board } of [...answers, ...changes]) {
    if (board && !isSeen(board, states.get(board.revision))) faults.push(`${board.revision} looks otherwise.`)
  }
  return { ...state, revision, faults, unchanged: answers.filter(isNoChange).length }
}

function stepOf({ added = [], removed = [], asked, revision }: Answered, faults: string[]): Step {
  return {
    by: '',
    kind: added.length > 0 ? 'assets-added' : 'assets-removed',
    take: (state) => {
      if ([...added, ...removed].join() !== asked) faults.push(`${revision} changed what nobody asked for.`)
      if (added.some((id) => state.ids.includes(id))) faults.push(`${revision} added what was there.`)
      if (!removed.every((id) => state.ids.includes(id)))
        faults.push(`${revision} removed what was not there.`)
      return { ...state, ids: [...added, ...state.ids.filter((id) => !removed.includes(id))] }
    },
  }
}

function sideStepOf({ by, kind, ids, before, text, name }: Change): Step {
  const without = (state: State) => state.ids.filter((id) => !ids.includes(id))
  const takes: Readonly<Record<string, Step['take']>> = {
    'assets-added': (state) => ({ ...state, ids: [...ids, ...without(state)] }),
    'assets-removed': (state) => ({ ...state, ids: without(state) }),
    'assets-moved': (state) => {
      const rest = without(state)
      return { ...state, ids: rest.toSpliced(before ? rest.indexOf(before) : rest.length, 0, ...ids) }
    },
    'note-changed': (state) => ({
      ...state,
      notes: new Map([...state.notes, ...ids.map((id) => [id, text ?? ''] as const)]),
    }),
    renamed: (state) => ({ ...state, name: name ?? '' }),
  }
  const take = takes[kind]
  if (!take) throw new Error(`Nobody knows how to replay ${kind}.`)
  return { by, kind, take }
}

/** The changes of one account were made one after the other, and so were its lines. */
function datedBy(lines: readonly Line[], changes: readonly Change[], faults: string[]) {
  return [...Map.groupBy(changes, ({ by }) => by)].flatMap(([by, own]) => {
    const told = lines
      .filter((line) => line.by === by && own.some(({ kind }) => kind === line.kind))
      .slice(-own.length)
    return own.map((change, index) => {
      const revision = told[index]?.revision ?? 0
      if (change.revision !== undefined && change.revision !== revision) {
        faults.push(`${change.kind} was answered with ${change.revision} and is told of as ${revision}.`)
      }
      return [revision, change] as const
    })
  })
}

/** An answer that changed nothing must be true of the board at its revision. */
function denied(
  { asked, revision, notAdded, notRemoved }: Answered,
  state: State | undefined,
): readonly string[] {
  const isThere = state?.ids.includes(asked)
  const isSaid = notAdded
    ? notAdded.some(({ id, reason }) => id === asked && reason === 'already-there')
    : notRemoved?.includes(asked)
  const isTrue = state !== undefined && isSaid && isThere === (notAdded !== undefined)
  return isTrue
    ? []
    : [`At revision ${revision} it is not true that ${asked} was ${notAdded ? 'there' : 'not there'}.`]
}

function isSeen({ name, assetIds, assetCount }: Seen, state: State | undefined): boolean {
  return (
    state !== undefined &&
    name === state.name &&
    assetCount === state.ids.length &&
    assetIds.join() === state.ids.join()
  )
}
