import { type Exchange, sendAnswer } from '#server/http/exchange/exchange.ts'
import type { InviteRequest } from '#server/operations/accounts.ts'
import type { World } from '#server/operations/world.ts'
import { failed, type Outcome } from '#shared/outcome/outcome.ts'
import { passwordCharacters } from '#shared/passwords/password-characters.ts'
import type { Route } from './add-api-routes.ts'
import { openDoor, refuse } from './add-session-routes.ts'

const longestToken = 200
const longestProof = 40
const longestName = 254

/** Invitations, for people who have nothing but the link: looking at one, and accepting it. They leave their rows themselves. */
export function addInviteRoutes(route: Route): void {
  route('POST', '/api/v1/session/invite', look)
  route('POST', '/api/v1/session/invite/accept', accept)
}

async function look(exchange: Exchange): Promise<unknown> {
  return answering(exchange, 'invite.look', ({ world, asked }) => world.invites.look(asked))
}

async function accept(exchange: Exchange): Promise<unknown> {
  return answering(exchange, 'invite.accept', ({ world, asked, body }) => {
    const { proof, password, username } = body
    if (!isText(proof, longestProof) || !isText(password, passwordCharacters.longest)) return expected()
    if (username === undefined) return world.invites.accept({ ...asked, proof, password })
    return isText(username, longestName)
      ? world.invites.accept({ ...asked, proof, password, username })
      : expected()
  })
}

type Asked = {
  readonly world: World
  readonly asked: InviteRequest
  readonly body: Readonly<Record<string, unknown>>
}

async function answering(
  exchange: Exchange,
  operation: string,
  act: (asked: Asked) => Promise<Outcome<unknown>>,
): Promise<unknown> {
  const opened = await openDoor(exchange)
  if (!opened.ok) return refuse(exchange, { failure: opened.failure, operation })
  const { world, body } = opened.value
  const { token } = body
  const { requestId, address, request } = exchange
  const asked = { token: String(token), requestId, address, userAgent: request.headers['user-agent'] ?? '' }
  const done = isText(token, longestToken) ? await act({ world, asked, body }) : await expected()
  if (!done.ok) return refuse(exchange, { failure: done.failure, operation })
  return sendAnswer(exchange, { value: done.value, status: 200 })
}

function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value.length <= longest
}

async function expected(): Promise<Outcome<never>> {
  return failed({ kind: 'malformed', what: 'http.credentials-expected' })
}
