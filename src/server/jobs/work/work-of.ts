import type { OperationId } from '#generated/operations/operations.ts'
import type { ResourceType, ResourceTypes } from '#generated/types/resources.ts'
import type { Transaction } from '#server/database/database.ts'
import { plainOptions } from '#server/operations/call.ts'
import type { InsideWork } from '#server/operations/handler.ts'
import { JobRefused, type JobWork, type Removed } from '#server/operations/jobs/job.ts'
import { openAs } from '#server/operations/open-as.ts'
import { runOperation } from '#server/operations/run-operation.ts'
import type { World } from '#server/operations/world.ts'
import { insertAudit } from '#server/stores/audit/insert-audit.ts'
import { openStores } from '#server/stores/opening/open-stores.ts'
import type { Page, Search } from '#server/stores/store.ts'
import { systemPersonId } from '#server/stores/system-person-id.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import type { Actor } from '#shared/permissions/actor.ts'
import { builtInActor } from './automation-actor.ts'
import { insideAs } from './inside-as.ts'
import { printFile } from './print-file.ts'

/** Stops a job between two steps because the server is stopping; it is taken up again later. */
export class JobStopped extends Error {}

/** So many rows are read at a time, and so many names stand in an audit row. */
const pageSize = 100
const mostNamed = 50
/** Others have changed the row since it was found, so that there is nothing to do any more, or not yet. */
const quickerHands: readonly string[] = ['missing', 'gone', 'conflict', 'locked']

/** What a job hears of the server while it works. */
type Beside = Pick<JobWork, 'isLastTry' | 'report' | 'warn'> & { readonly isStopped: () => boolean }

/** The hands of a job: what it may do in one practice, as the Automation profile, and whether it may go on. */
export function workOf(
  world: World,
  actor: Actor,
  { isStopped, isLastTry, report, warn }: Beside,
): InsideWork {
  const { outsideSystem, carrier, messengers } = world
  const goOn = () => {
    if (isStopped()) throw new JobStopped('The server is stopping.')
  }
  const hear = async (operation: OperationId, id: string, body: object = {}) => {
    goOn()
    const options = plainOptions(world.newId())
    const outcome = await runOperation(world, { actor, operation, input: { id, body }, options })
    if (outcome.ok) return outcome.value
    if (quickerHands.includes(outcome.failure.kind)) return undefined
    throw new JobRefused(outcome)
  }
  return {
    practiceId: actor.practiceId,
    practiceKey: actor.practiceKey,
    now: world.now(),
    clock: world.now,
    newId: world.newId,
    database: world.database,
    content: world.content,
    recognize: world.recognize,
    ...(outsideSystem && { outsideSystem }),
    ...(carrier && { carrier }),
    messengers,
    each: (type, search) => eachRow(world, actor, { type, search, goOn }),
    ask: async (operation, id, body) => ((await hear(operation, id, body)) ? 1 : 0),
    hear: async (operation, id, body) => (await hear(operation, id, body))?.value,
    remove: (act) => removeAll(world, actor, { act, goOn }),
    open: (as, act) => openAs(world, { actor: builtInActor(actor, as), operation: 'job.open' }, act),
    inside: (operation, act) => insideAs(world, { actor, operation }, act),
    printed: (document) => printFile(world, actor.practiceId, document),
    isLastTry,
    report,
    warn,
    goOn,
  }
}

type Looking<Type extends ResourceType> = {
  readonly type: Type
  readonly search: Search
  readonly goOn: () => void
}

/** What is found is changed while the pages are turned, so a page begins behind the last row and not at a number. */
async function* eachRow<Type extends ResourceType>(
  world: World,
  actor: Actor,
  { type, search, goOn }: Looking<Type>,
): AsyncGenerator<ResourceTypes[Type]> {
  let continuation: string | undefined
  do {
    goOn()
    const asked = { ...search, pageSize, ...(continuation !== undefined && { continuation }) }
    const page: Outcome<Page<ResourceTypes[Type]>> = await openAs(
      world,
      { actor, operation: 'job.find' },
      (opened) => openStores(opened).of(type).find(asked),
    )
    if (!page.ok) throw new JobRefused(page)
    yield* page.value.rows
    continuation = page.value.continuation
  } while (continuation !== undefined)
}

type Removing = {
  readonly act: (transaction: Transaction) => Promise<Removed>
  readonly goOn: () => void
}

async function removeAll(world: World, actor: Actor, { act, goOn }: Removing): Promise<number> {
  let removed = 0
  for (;;) {
    goOn()
    const count = await world.database.asOwner(async (transaction) => {
      const { type, ids } = await act(transaction)
      if (ids.length > 0) await insertAudit(transaction, [removalRow(world, actor, { type, ids })])
      return ids.length
    }, 'job')
    if (count === 0) return removed
    removed += count
  }
}

function removalRow(world: World, { practiceId, job }: Actor, { type, ids }: Removed) {
  const nothing = { profileId: null, resourceId: null, versionId: null, patientId: null, reason: null }
  return {
    ...nothing,
    practiceId,
    id: world.newId(),
    at: world.now().iso,
    requestId: world.newId(),
    actorId: systemPersonId,
    action: 'D' as const,
    type,
    outcome: 'Success' as const,
    status: 200,
    detail: {
      event: 'purge',
      job,
      text: `${job}: ${ids.length}`,
      count: ids.length,
      ids: ids.slice(0, mostNamed),
    },
  }
}
