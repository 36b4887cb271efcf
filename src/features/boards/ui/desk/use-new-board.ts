import { useState } from 'react'
import type { Result } from '#kernel/result.ts'
import { parseBoardName } from '../../domain/board-name.ts'
import type { CallFailure } from './board-calls.ts'

export type CreateBoard = (name: string) => Promise<Result<unknown, CallFailure>>

/** The words that our texts have for why a board was not created. */
export const refusals = ['name-empty', 'name-too-long', 'too-many-boards'] as const

export type Refusal = (typeof refusals)[number] | 'other'

/** A board that is being thought of. */
export function useNewBoard(create: CreateBoard) {
  const [name, setName] = useState('')
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isReady = parseBoardName(name).ok

  async function submit() {
    if (!isReady || isBusy) return
    setBusy(true)
    setRefusal(null)
    const created = await create(name)
    setBusy(false)
    if (!created.ok) setRefusal(refusals.find((word) => word === created.failure.type) ?? 'other')
  }

  return { name, setName, refusal, isBusy, isReady, submit }
}
