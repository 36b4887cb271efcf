import {
  AuthorizationResponseError,
  authorizationCodeGrant,
  ClientError,
  type Configuration,
  fetchUserInfo,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client'
import { failure, type Result, success } from '#kernel/result.ts'
import type { PendingSignIn } from './pending-sign-in.ts'

export type ProviderFailure = 'refused' | 'wrong-answer' | 'provider-away'

/** Who somebody is, as the provider says. */
export type Claims = Readonly<{
  issuer: string
  subject: string
  email: string
  isEmailVerified: boolean
  name: string
  username: string
  /** When they last showed the provider who they are, in seconds since 1970; null where it does not tell. */
  provenAt: number | null
}>

/** Takes the answer that a browser brought to the provider and gets what it stands for. State, nonce and PKCE must fit. */
export async function askProvider(
  configuration: Configuration,
  { callbackUrl, nonce, verifier }: PendingSignIn,
  query: URLSearchParams,
): Promise<Result<Claims, ProviderFailure>> {
  const url = new URL(callbackUrl)
  url.search = query.toString()
  try {
    const tokens = await authorizationCodeGrant(configuration, url, {
      expectedState: query.get('state') ?? '',
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims) return failure('wrong-answer')
    const canAsk = configuration.serverMetadata().userinfo_endpoint !== undefined
    const more =
      claims.email === undefined && canAsk
        ? await fetchUserInfo(configuration, tokens.access_token, claims.sub)
        : {}
    const all: Readonly<Record<string, unknown>> = { ...more, ...claims }
    return success({
      issuer: claims.iss,
      subject: claims.sub,
      email: text(all.email),
      isEmailVerified: all.email_verified === true,
      name: text(all.name),
      username: text(all.preferred_username),
      provenAt: typeof all.auth_time === 'number' ? all.auth_time : null,
    })
  } catch (error) {
    return failure(failureOf(error))
  }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function failureOf(error: unknown): ProviderFailure {
  // Whoever says no there, or whom the provider does not know.
  if (error instanceof AuthorizationResponseError) return 'refused'
  if (error instanceof ClientError && error.code === 'OAUTH_TIMEOUT') return 'provider-away'
  const isAnswer = [ClientError, ResponseBodyError, WWWAuthenticateChallengeError].some(
    (kind) => error instanceof kind,
  )
  if (isAnswer) return 'wrong-answer'
  if (error instanceof TypeError) return 'provider-away'
  throw error
}
