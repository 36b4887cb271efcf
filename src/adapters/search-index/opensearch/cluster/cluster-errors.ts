import { errors } from '@opensearch-project/opensearch'

/** A node went while it was asked, or has no copy at hand; another one, or the same a moment later, can answer. */
const passingTypes =
  /^(node_(disconnected|not_connected|closed)|(connect_|receive_timeout_|remote_)?transport|no_shard_available_action|unavailable_shards|shard_not_(found|in_primary_mode)|illegal_index_shard_state|index_shard_(closed|not_started|recovering)|(cluster_manager|master)_not_discovered|process_cluster_event_timeout|search_context_missing|already_closed|failed_to_commit_cluster_state|not_(cluster_manager|master))_?(exception)?$/

/** Whether it may be gone at the next try. */
export function isPassing(error: unknown): boolean {
  if (
    error instanceof errors.ConnectionError ||
    error instanceof errors.TimeoutError ||
    error instanceof errors.NoLivingConnectionsError
  )
    return true
  if (!(error instanceof errors.ResponseError)) return false
  const { statusCode } = error
  return [429, 502, 503, 504].includes(statusCode) || typesOf(error).some((type) => passingTypes.test(type))
}

/** No node is there to be asked. */
export function isRefused(error: unknown): boolean {
  return error instanceof errors.ConnectionError
}

export function isNothingThere(error: unknown): boolean {
  return error instanceof errors.ResponseError && error.statusCode === 404
}

export function isTaken(error: unknown): boolean {
  return error instanceof errors.ResponseError && error.statusCode === 409
}

export function isThereAlready(error: unknown): boolean {
  return error instanceof errors.ResponseError && typesOf(error).includes('resource_already_exists_exception')
}

/** An alias or index that is not there: never built, or gone a moment ago. */
export function isIndexMissing(error: unknown): boolean {
  return error instanceof errors.ResponseError && typesOf(error).includes('index_not_found_exception')
}

type Reason = { readonly type?: string; readonly caused_by?: Reason }

/** What went wrong on each shard and below it, by its names. */
function typesOf({ body }: { readonly body: unknown }): readonly string[] {
  const error = (
    body as { error?: Reason & { root_cause?: Reason[]; failed_shards?: { reason?: Reason }[] } }
  )?.error
  const reasons = [error, ...(error?.root_cause ?? [])].concat(
    error?.failed_shards?.map(({ reason }) => reason) ?? [],
  )
  return reasons.flatMap(namesOf)
}

function namesOf(reason: Reason | undefined): readonly string[] {
  return reason === undefined ? [] : [reason.type ?? '', ...namesOf(reason.caused_by)]
}
