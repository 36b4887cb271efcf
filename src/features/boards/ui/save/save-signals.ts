import type { AssetCard, AssetId } from '#features/catalogue/domain.ts'

/** What somebody wants of the desk. */
export type SaveCall = Readonly<{
  /** `toggle` puts one asset on the default board or takes it off, `choose` asks for a board first. */
  kind: 'toggle' | 'choose'
  assets: readonly AssetCard[]
  /** Gets the focus back. */
  opener: HTMLElement
}>

// Buttons stand on every page and must be light: all they know is this. The desk is fetched when it is first called.
let saved: ReadonlySet<AssetId> = new Set()
let calls: readonly SaveCall[] = []
let isCalled = false
let isMissing = false
const listeners = new Set<() => void>()

export function subscribeSignals(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function isSaved(id: AssetId): boolean {
  return saved.has(id)
}

export function markSaved(ids: ReadonlySet<AssetId>): void {
  saved = ids
  tellAll()
}

export function isDeskCalled(): boolean {
  return isCalled
}

/** Without a call the desk comes all the same, so that it is there when it is needed. */
export function callDesk(call?: SaveCall): void {
  if (isCalled && !call) return
  isCalled = true
  if (call) calls = [...calls, call]
  tellAll()
}

/** Calls that wait. Always the same list while nothing changes. */
export function waitingCalls(): readonly SaveCall[] {
  return calls
}

export function takeCalls(): readonly SaveCall[] {
  const taken = calls
  calls = []
  return taken
}

/** The desk cannot be had, as after an update: buttons do what they do without a script, the one that was pressed first. */
export function missDesk(): void {
  isMissing = true
  const [waiting] = takeCalls()
  waiting?.opener.click()
}

export function isDeskMissing(): boolean {
  return isMissing
}

function tellAll(): void {
  for (const listener of listeners) listener()
}
