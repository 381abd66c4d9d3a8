import type { Exchange } from '#server/http/exchange/exchange.ts'
import { readBody } from '#server/http/exchange/read-body.ts'
import { siteOf } from '#server/http/exchange/site-of.ts'
import type { Factors, Session, Site } from '#server/operations/accounts.ts'
import { aboutCall } from '#server/operations/proving/about-call.ts'
import type { World } from '#server/operations/world.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { membersOf } from '#shared/patch/members-of.ts'
import { asPerson } from './add-account-routes.ts'
import type { Route } from './add-api-routes.ts'

const longestText = 20_000
const longestName = 60

/** The second factors of a signed-in person: what adds or takes one away asks for the password, or what stands for it, in the call itself. */
export function addFactorRoutes(route: Route): void {
  route('GET', '/api/v1/session/factors', list)
  route('POST', '/api/v1/session/factors/question', question)
  for (const [word, act] of Object.entries(acts)) route('POST', `/api/v1/session/factors/${word}`, act)
}

async function list(exchange: Exchange): Promise<unknown> {
  return asPerson(exchange, 'session.factors', async ({ world, session }) => {
    const value = await world.accounts.factors.list(session)
    return succeeded({ event: 'session', status: 200, value })
  })
}

/** What the own passkeys are asked before a call: the operation and all that will be said to it. */
async function question(exchange: Exchange): Promise<unknown> {
  return asPerson(exchange, 'session.question', async ({ world, session }) => {
    const body = await readBody(exchange.request.raw)
    if (!body.ok) return body
    const { operation, said } = membersOf(body.value)
    if (typeof operation !== 'string' || typeof said !== 'object' || said === null) return expected()
    const about = aboutCall(operation, membersOf(said))
    const asked = await world.accounts.factors.question(session, about, siteOf(exchange))
    return asked.ok ? succeeded({ event: 'session', status: 200, value: asked.value }) : asked
  })
}

/** One step of setting a factor up or taking it away. */
type Step = {
  readonly factors: Factors
  readonly session: Session
  readonly site: Site
  readonly body: Readonly<Record<string, unknown>>
}

const acts = {
  app: withCredential('session.app', ({ factors, session }) => factors.beginApp(session)),
  'app-confirm': answering('session.appConfirm', async ({ factors, session, body: { code } }) =>
    isText(code, 20) ? factors.confirmApp(session, code) : expected(),
  ),
  passkey: withCredential('session.passkey', ({ factors, session, site }) =>
    factors.beginPasskey(session, site),
  ),
  'passkey-confirm': answering('session.passkeyConfirm', async ({ factors, session, site, body }) => {
    const { name, nonce, response } = body
    if (!isText(name, longestName) || name.trim() === '' || !isText(nonce, 100)) return expected()
    return factors.confirmPasskey(session, { name: name.trim(), nonce, response, site })
  }),
  'recovery-codes': withCredential('session.recoveryCodes', ({ factors, session }) =>
    factors.renewRecoveryCodes(session),
  ),
  remove: withCredential('session.factorRemove', async ({ factors, session, body: { id } }) =>
    typeof id === 'string' && idForm.test(id) ? factors.remove(session, id) : failed({ kind: 'missing' }),
  ),
} as const

const idForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Act = (step: Step) => Promise<Outcome<unknown>>

function answering(operation: string, act: Act, before: Before = async () => succeeded(undefined)) {
  return (exchange: Exchange): Promise<unknown> =>
    asPerson(exchange, operation, async ({ world, session }) => {
      const read = await readBody(exchange.request.raw)
      if (!read.ok) return read
      const step = {
        factors: world.accounts.factors,
        session,
        site: siteOf(exchange),
        body: membersOf(read.value),
      }
      const allowed = await before(exchange, world, step)
      if (!allowed.ok) return allowed
      const done = await act(step)
      if (!done.ok) return done
      const status = done.value === undefined ? 204 : 200
      return succeeded({ event: 'mfa-change', status, value: done.value })
    })
}

type Before = (exchange: Exchange, world: World, step: Step) => Promise<Outcome<void>>

function withCredential(operation: string, act: Act) {
  return answering(operation, act, async ({ address }, world, { session, site, body }) => {
    const { credential } = body
    if (!isText(credential, longestText)) return expected()
    const about = aboutCall(operation, body)
    return world.checkCredential({ personId: session.personId }, { credential, about, address, site })
  })
}

function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value.length <= longest
}

function expected(): Outcome<never> {
  return failed({ kind: 'malformed', what: 'http.credentials-expected' })
}
