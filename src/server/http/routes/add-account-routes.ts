import { auditRefusal } from '#server/http/exchange/audit-refusal.ts'
import { type Exchange, sendAnswer, sendFailure, sessionOf } from '#server/http/exchange/exchange.ts'
import { readBody } from '#server/http/exchange/read-body.ts'
import { readParameters } from '#server/http/exchange/read-parameters.ts'
import type { Session } from '#server/operations/accounts.ts'
import type { World } from '#server/operations/world.ts'
import { type Failure, failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { membersOf } from '#shared/patch/members-of.ts'
import type { Route } from './add-api-routes.ts'
import { leaveRow } from './add-session-routes.ts'

/** What a signed-in person does with the own account: another password, and the sign-ins that are open. */
export function addAccountRoutes(route: Route): void {
  route('POST', '/api/v1/session/password', changePassword)
  route('GET', '/api/v1/sessions', listSessions)
  route('DELETE', '/api/v1/sessions', endOthers)
  route('DELETE', '/api/v1/sessions/:id', endSession)
}

async function changePassword(exchange: Exchange): Promise<unknown> {
  return asPerson(exchange, 'session.password', async ({ world, session }) => {
    const body = await readBody(exchange.request.raw)
    if (!body.ok) return body
    const { current, password } = membersOf(body.value)
    if (typeof current !== 'string' || typeof password !== 'string')
      return failed({ kind: 'malformed', what: 'http.password-change-expected' })

    const { address } = exchange
    const changed = await world.accounts.changePassword(session, { current, password, address })
    return changed.ok ? succeeded({ event: 'password-change', status: 204 }) : changed
  })
}

async function listSessions(exchange: Exchange): Promise<unknown> {
  return asPerson(exchange, 'session.list', async ({ world, session }) => {
    const value = await world.accounts.sessions(session)
    return succeeded({ event: 'session', status: 200, value })
  })
}

async function endOthers(exchange: Exchange): Promise<unknown> {
  return asPerson(exchange, 'session.endOthers', async ({ world, session }) => {
    await world.accounts.endOthers(session)
    return succeeded({ event: 'logout', status: 204 })
  })
}

async function endSession(exchange: Exchange): Promise<unknown> {
  return asPerson(exchange, 'session.end', async ({ world, session }) => {
    // The route of this path has this parameter.
    const { id = '' } = exchange.request.params as { readonly id?: string }
    if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return failed({ kind: 'missing' })
    const ended = await world.accounts.endSession(session, id)
    return ended.ok ? succeeded({ event: 'logout', status: 204 }) : ended
  })
}

type Known = { readonly world: World; readonly session: Session }
type Done = { readonly event: string; readonly status: 200 | 204; readonly value?: unknown }

/** Only for somebody who is signed in; leaves its audit row whatever becomes of it. */
export async function asPerson(
  exchange: Exchange,
  operation: string,
  act: (known: Known) => Promise<Outcome<Done>>,
): Promise<unknown> {
  const known = await sessionOf(exchange)
  if (!known.ok) return refuse(exchange, known.failure, { operation, personId: null })
  const { world, session } = known.value
  const said = readParameters([], exchange.request)
  const done = said.ok ? await act({ world, session }) : said
  if (!done.ok) return refuse(exchange, done.failure, { operation, personId: session.personId })

  const { event, status, value } = done.value
  await leaveRow(exchange, { world, personId: session.personId, event })
  return sendAnswer(exchange, { value, status })
}

async function refuse(
  exchange: Exchange,
  failure: Failure,
  refused: { readonly operation: string; readonly personId: string | null },
): Promise<unknown> {
  const { world } = exchange.state
  if (world && failure.kind !== 'unavailable')
    await auditRefusal(exchange, world, { ...refused, failure, type: 'Session' })
  return sendFailure(exchange, failure)
}
