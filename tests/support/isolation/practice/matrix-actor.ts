import type { Rights } from '#tests/support/isolation/rule/rights.ts'
import type { TestServer } from '#tests/support/server/server.ts'
import type { Named } from './lay-rows.ts'

/** The people of the isolation matrix: for each role one who holds it alone, signed in twice. */
export type MatrixActor = {
  readonly rights: Rights
  readonly profile: Named
  readonly personId: string
  /** The sign-in of ordinary requests, and the one whose access token has ended. */
  readonly usual: SignedIn
  readonly late: SignedIn
}

/** One sign-in: its bearer token, and the session that it began. */
export type SignedIn = { readonly token: string; readonly sessionId: string }

/** The login name of whoever holds a role, which is the role's key. */
export function loginOf(role: string): string {
  return role.toLowerCase().replaceAll(' ', '-')
}

/** Signs the holder of a role in, twice. */
export async function matrixActor(server: TestServer, rights: Rights, profile: Named): Promise<MatrixActor> {
  const usual = await signedIn(server, loginOf(rights.role))
  const late = await signedIn(server, loginOf(rights.role))
  return { rights, profile, personId: usual.personId, usual, late }
}

async function signedIn(
  server: TestServer,
  login: string,
): Promise<SignedIn & { readonly personId: string }> {
  const { token } = await server.signIn(login)
  const session = await server.world.accounts.sessionOf(token)
  if (!session) throw new Error(`${login} is not signed in.`)
  return { token, sessionId: session.id, personId: session.personId }
}
