import type { Answer } from '#platform/endpoint.ts'
import type { AnyFailure } from '../../../domain/refusals.ts'
import { refuse, refuseReading } from '../../calls/refuse.ts'

const ownFields = { 'unknown-assets': 'assetId' }

/** Whoever asked for a change is sent to sign in; who only reads may have asked unbidden (CALL-01). */
const otherwise = { read: refuseReading, change: refuse } as const

/** A failure of sharing as a call tells it. */
export function refuseSharing(failure: AnyFailure, asked: keyof typeof otherwise): Answer {
  return otherwise[asked](failure, ownFields)
}
