import { auditRefusal } from '#server/http/exchange/audit-refusal.ts'
import { type Exchange, sendAnswer, sendFailure, sessionOf } from '#server/http/exchange/exchange.ts'
import { readBody } from '#server/http/exchange/read-body.ts'
import { readParameters } from '#server/http/exchange/read-parameters.ts'
import { siteOf } from '#server/http/exchange/site-of.ts'
import { aboutCall } from '#server/operations/proving/about-call.ts'
import type { World } from '#server/operations/world.ts'
import { userAgentCharacters } from '#shared/limits/limits.ts'
import { type Failure, failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { membersOf } from '#shared/patch/members-of.ts'
import { handOf } from '#shared/permissions/acting.ts'
import type { Actor } from '#shared/permissions/actor.ts'
import { hasFlag } from '#shared/permissions/granted.ts'
import { installationId } from '#shared/permissions/installation-id.ts'
import type { Route } from './add-api-routes.ts'
import { SecondPerson } from './second-person.ts'

type Act = 'create' | 'remove'
const events: { readonly [Each in Act]: string } = { create: 'database-create', remove: 'database-delete' }
const nameForm = /^[a-z][a-z0-9_]{2,40}$/
const ownAddresses: readonly string[] = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

/**
 * Database administration: an empty database is made beside the one that is served, or removed for good. These routes exist only
 * where a setting mounts them. Two people with the flag ask for the same, each with the password and from this machine.
 */
export function addDatabaseRoutes(route: Route): void {
  const second = new SecondPerson()
  route('POST', '/api/v1/database/:name', (exchange) => administer(exchange, second, 'create'))
  route('DELETE', '/api/v1/database/:name', (exchange) => administer(exchange, second, 'remove'))
}

type Known = { readonly world: World; readonly actor: Actor; readonly personId: string }

async function administer(exchange: Exchange, second: SecondPerson, act: Act): Promise<unknown> {
  const known = await sessionOf(exchange)
  if (!known.ok) return refuse(exchange, known.failure, { act, personId: null })
  const { world, session } = known.value
  const { personId } = session
  const asked = await askedIn(exchange)
  if (!asked.ok) return refuse(exchange, asked.failure, { act, personId })
  const { name, credential, profile } = asked.value

  const actor = await actorIn(exchange, world.accounts.admittedFor(session, profile ? { profile } : {}))
  if (!actor.ok) return refuse(exchange, actor.failure, { act, personId })
  const isTheirs = await world.checkCredential(actor.value, {
    credential,
    about: aboutCall(`database.${act}`, { name }),
    address: exchange.address,
    site: siteOf(exchange),
  })
  if (!isTheirs.ok) return refuse(exchange, isTheirs.failure, { act, personId })
  const first = second.firstOf(`${act} ${name}`, personId, world.now().milliseconds)
  if (first === undefined)
    return refuse(exchange, { kind: 'conflict', because: 'http.database-second' }, { act, personId })

  const done = await doneBy(world, act, name)
  if (!done.ok) return refuse(exchange, done.failure, { act, personId })
  await leaveRow(exchange, { world, actor: actor.value, personId }, { act, name, first })
  return sendAnswer(exchange, { value: undefined, status: 204 })
}

type Asked = { readonly name: string; readonly credential: string; readonly profile?: string | undefined }

async function askedIn({ request }: Exchange): Promise<Outcome<Asked>> {
  const said = readParameters([], request)
  if (!said.ok) return said
  const body = await readBody(request.raw)
  if (!body.ok) return body
  const { credential } = membersOf(body.value)
  if (typeof credential !== 'string') return failed({ kind: 'malformed', what: 'http.database-password' })
  const { name } = membersOf(request.params)
  if (typeof name !== 'string' || !nameForm.test(name))
    return failed({ kind: 'malformed', what: 'http.database-name' })
  return succeeded({ name, credential, profile: said.value.told.profile })
}

/** Whoever acts, when that is somebody who may: the flag takes effect for the vendor's people alone. */
async function actorIn({ address }: Exchange, entering: Promise<Outcome<Actor>>): Promise<Outcome<Actor>> {
  const actor = await entering
  if (!actor.ok) return actor
  const may = hasFlag(actor.value.granted, 'DatabaseAdministration') && ownAddresses.includes(address)
  return may ? actor : failed({ kind: 'forbidden', permission: 'DatabaseAdministration' })
}

const refusals: Readonly<Record<string, Failure>> = {
  exists: { kind: 'conflict', because: 'http.database-exists' },
  'in-use': { kind: 'conflict', because: 'http.database-in-use' },
  missing: { kind: 'missing' },
}

async function doneBy({ databases }: World, act: Act, name: string): Promise<Outcome<void>> {
  const ended = await databases?.[act](name)
  return ended === 'done' ? succeeded(undefined) : failed(refusals[ended ?? 'missing'] ?? { kind: 'missing' })
}

async function refuse(
  exchange: Exchange,
  failure: Failure,
  { act, personId }: { readonly act: Act; readonly personId: string | null },
): Promise<unknown> {
  const { world } = exchange.state
  if (world && failure.kind !== 'unavailable')
    await auditRefusal(exchange, world, { failure, operation: events[act], personId, type: 'Database' })
  return sendFailure(exchange, failure)
}

type Done = { readonly act: Act; readonly name: string; readonly first: string }

/** The audit row of what two people have done names both. */
async function leaveRow(
  { requestId, request, address }: Exchange,
  { world, actor, personId }: Known,
  { act, name, first }: Done,
): Promise<void> {
  await world.trail.write({
    practiceId: installationId,
    id: world.newId(),
    at: world.now().iso,
    requestId,
    actorId: personId,
    profileId: handOf(actor)?.id ?? null,
    action: act === 'create' ? 'C' : 'D',
    type: 'Database',
    resourceId: null,
    versionId: null,
    patientId: null,
    outcome: 'Success',
    status: 204,
    reason: null,
    detail: {
      event: events[act],
      text: name,
      ids: [first, personId],
      ip: address,
      userAgent: request.headers['user-agent']?.slice(0, userAgentCharacters) ?? '',
    },
  })
}
