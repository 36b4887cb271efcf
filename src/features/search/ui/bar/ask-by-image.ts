import { sendCall } from '#visit/send-call.ts'

/** Why a picture was not searched for; each has its own sentence. */
export type ImageProblem = 'notAPicture' | 'tooLarge' | 'refused' | 'busy' | 'failed'

export type ImageOutcome =
  | Readonly<{ kind: 'found'; searchbyimage: string }>
  | Readonly<{ kind: 'failed'; problem: ImageProblem }>

type Options = Readonly<{ call: string; signal: AbortSignal; send?: typeof sendCall }>

/** Sends a picture, or where one is, and gets the name under which it can be searched with (SEARCH-05). */
export async function askByImage(
  picture: Blob | string,
  { call, signal, send = sendCall }: Options,
): Promise<ImageOutcome> {
  try {
    const response = await send(call, { method: 'POST', signal, ...bodyOf(picture) })
    const answer = (await response.json()) as { searchbyimage?: unknown; type?: unknown }
    return response.ok && typeof answer.searchbyimage === 'string'
      ? { kind: 'found', searchbyimage: answer.searchbyimage }
      : { kind: 'failed', problem: problemOf(response.status, answer.type) }
  } catch {
    return { kind: 'failed', problem: 'failed' }
  }
}

function bodyOf(picture: Blob | string): RequestInit {
  if (typeof picture === 'string') {
    return {
      body: JSON.stringify({ imageurl: picture }),
      headers: { 'content-type': 'application/json', accept: 'application/json' },
    }
  }
  const body = new FormData()
  body.set('image', picture, picture instanceof File ? picture.name : 'image')
  return { body, headers: { accept: 'application/json' } }
}

const problems: Readonly<Record<string, ImageProblem>> = {
  'not-a-picture': 'notAPicture',
  'too-large': 'tooLarge',
  refused: 'refused',
  busy: 'busy',
}

function problemOf(status: number, type: unknown): ImageProblem {
  const named = typeof type === 'string' ? problems[type.slice(type.lastIndexOf('/') + 1)] : undefined
  if (named) return named
  if (status === 413) return 'tooLarge'
  return status === 429 ? 'busy' : 'failed'
}
