import { sql } from 'kysely'
import type { World } from '#server/operations/world.ts'
import type { AskedRequest } from './run-matrix.ts'

/** One event of the trail, as far as the matrix compares it. */
type Event = {
  readonly request_id: string
  readonly actor_id: string | null
  readonly type: string | null
  readonly resource_id: string | null
  readonly patient_id: string | null
  readonly outcome: string
  readonly status: number | null
  readonly operation: string | null
}

const operations: Readonly<Record<string, string>> = {
  list: 'list',
  query: 'query',
  count: 'query',
  expand: 'query',
  create: 'create',
  'create-if-none-exists': 'create',
  read: 'read',
  vread: 'readVersion',
  put: 'update',
  patch: 'patch',
  delete: 'delete',
  sync: 'sync',
  'content-read': 'readContent',
  'content-vread': 'readContentVersion',
  'content-write': 'writeContent',
  'content-delete': 'deleteContent',
}

/** Doubts about the trail of a run of the isolation matrix: each request has exactly one event, which names its actor, subject, verb and outcome; and there are no others. */
export async function trailDoubts(
  { database }: Pick<World, 'database'>,
  requests: readonly AskedRequest[],
  since: string,
): Promise<readonly string[]> {
  const events = await eventsSince(database, since)
  const known = new Set(requests.map(({ requestId }) => requestId))
  const extra = [...events.keys()]
    .filter((id) => !known.has(id))
    .map((id) => `an event of ${id}, which nobody asked`)
  return [...requests.flatMap((request) => doubtsOf(request, events.get(request.requestId) ?? [])), ...extra]
}

async function eventsSince(
  database: World['database'],
  since: string,
): Promise<ReadonlyMap<string, readonly Event[]>> {
  const rows = await database.asOwner(async (transaction) => {
    const found =
      await sql<Event>`select request_id, actor_id, type, resource_id, patient_id, outcome, status,
      detail ->> 'operation' as operation from audit_event where at >= ${since}::timestamptz`.execute(
        transaction,
      )
    return found.rows
  })
  const byRequest = new Map<string, Event[]>()
  for (const row of rows) byRequest.set(row.request_id, [...(byRequest.get(row.request_id) ?? []), row])
  return byRequest
}

function doubtsOf(request: AskedRequest, events: readonly Event[]): readonly string[] {
  const { type, verb, status } = request
  const named = `${verb} ${type} (${status})`
  const [event] = events
  if (!event || events.length !== 1) return [`${named}: ${events.length} events`]
  const wrong = differencesOf(request, event).filter((each) => each !== '')
  return wrong.length === 0 ? [] : [`${named}: ${wrong.join(', ')}`]
}

function differencesOf(request: AskedRequest, event: Event): readonly string[] {
  const { status } = request
  const type = isNowhere(request) ? null : request.type
  const told = (isSame: boolean, found: string) => (isSame ? '' : found)
  return [
    told(event.actor_id === request.personId, `actor ${event.actor_id}`),
    told(event.type === type, `type ${event.type}`),
    told(event.status === status, `status ${event.status}`),
    told(event.outcome === (status < 400 ? 'Success' : 'Denied'), `outcome ${event.outcome}`),
    told(isVerb(request, event), `operation ${event.operation}`),
    told(isSubject(request, event), `subject ${event.resource_id}`),
    told(isPatient(request, event), `patient ${event.patient_id}`),
  ]
}

/** What stands at no known address is of no type. */
function isNowhere({ status, hasRoute }: AskedRequest): boolean {
  return status === 404 && !hasRoute
}

/** A refused method is told by another operation of its path. */
function isVerb(request: AskedRequest, { operation }: Event): boolean {
  const { type, verb, status, act } = request
  if (isNowhere(request)) return operation === 'http.address'
  const first = `${type.slice(0, 1).toLowerCase()}${type.slice(1)}.`
  if (status === 405) return operation?.startsWith(first) === true
  return operation === `${first}${operations[verb] ?? act}`
}

/** A method that is none of its path names no row. */
function isSubject({ rowId, status }: AskedRequest, { resource_id: id }: Event): boolean {
  return rowId === undefined || status === 405 || id === rowId
}

function isPatient({ patientId }: AskedRequest, { patient_id: id }: Event): boolean {
  return patientId === undefined || id === patientId
}
