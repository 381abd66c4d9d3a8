import { type ActId, operations } from '#generated/operations/operations.ts'
import { registry } from '#generated/tables/registry.ts'
import type { Transaction } from '#server/database/database.ts'
import { auditAtEnd } from '#server/stores/audit/audit.ts'
import { DisplayMemory } from '#server/stores/display-memory.ts'
import type { Opened } from '#server/stores/opened.ts'
import { openRows, openStores } from '#server/stores/opening/open-stores.ts'
import { seal } from '#server/stores/seal.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { hasAll } from '#shared/permissions/granted.ts'
import { asRead } from './as-read.ts'
import { auditOf, type Ending } from './audit-of.ts'
import type { Answer, Call } from './call.ts'
import { checkInput } from './check-input.ts'
import { failureOfThrow } from './failure-of-throw.ts'
import { grantDetail } from './grant-detail.ts'
import type { AuditNote, Context, Handler } from './handler.ts'
import { isOwnAffair, patientOfOfficer } from './own-row.ts'
import { type PlainVerb, readingVerbs } from './plain-handler.ts'
import type { World } from './world.ts'

/** Types that decide rights or sessions: after a write to them nothing that was kept in memory is trusted. */
const deciding: readonly string[] = [
  'Practitioner',
  'Person',
  'SecurityRole',
  'GrantSet',
  'PracticePreferences',
  'Practice',
]

/**
 * The only way in which anything is done: permission, one transaction, the handler, and exactly one audit row.
 * A write's row is committed with it, a refusal's and a dry run's after the rollback, a read's before its answer leaves.
 */
export async function runOperation(world: World, call: Call): Promise<Outcome<Answer>> {
  const notes: AuditNote[] = []
  try {
    const outcome = await permitted(world, call, notes)
    const ending: Ending = outcome.ok
      ? { kind: 'done', answer: outcome.value }
      : { kind: 'refused', failure: outcome.failure }
    if (!outcome.ok || leavesNothing(call))
      await world.trail.write(auditOf(world, call, { ending, note: merged(notes) }))
    else if (deciding.includes(operations[call.operation].resource)) world.accounts.forget()
    return outcome
  } catch (error) {
    const failure = failureOfThrow(error)
    const ending: Ending = failure ? { kind: 'refused', failure } : { kind: 'broken' }
    await world.trail.write(auditOf(world, call, { ending, note: merged(notes) })).catch(() => undefined)
    if (failure) return failed(failure)
    throw error
  }
}

async function permitted(world: World, call: Call, notes: AuditNote[]): Promise<Outcome<Answer>> {
  const { permission, flags, kind } = operations[call.operation]
  const wellFormed = await checkInput(world, call)
  if (!wellFormed.ok && wellFormed.failure.kind === 'malformed') return wellFormed
  if (!hasAll(call.actor.granted, [permission, ...flags]) && !isOwnAffair(call))
    return failed({ kind: 'forbidden', permission })
  if (!wellFormed.ok) return wellFormed

  if (readingVerbs.includes(operations[call.operation].verb))
    return world.database.reading(settingsOf(call), (transaction) =>
      plain(world, call, openContext(world, call, { transaction, notes })),
    )

  if (!world.database.hasRoom()) return failed({ kind: 'full' })
  const credential = await checkCredential(world, call)
  if (!credential.ok) return credential
  return world.database.transaction(settingsOf(call), async (transaction, atEnd) => {
    const context = openContext(world, call, { transaction, notes })
    const outcome = kind === 'act' ? await act(world, call, context) : await plain(world, call, context)
    if (!outcome.ok || leavesNothing(call)) return outcome
    const ending: Ending = { kind: 'done', answer: outcome.value }
    atEnd(auditAtEnd(transaction, [auditOf(world, call, { ending, note: merged(notes) })]))
    return outcome
  })
}

/**
 * An act whose schema asks for a `credential` gets no further without the right one (SIG-3). It is judged before the
 * transaction opens, so that none is held while a password is hashed.
 */
async function checkCredential(
  world: World,
  { actor, operation, input, options }: Call,
): Promise<Outcome<void>> {
  const { credential } = (input.body ?? {}) as { readonly credential?: unknown }
  if (operations[operation].kind !== 'act' || typeof credential !== 'string') return succeeded(undefined)
  return world.checkPassword(actor, credential, options.address)
}

function settingsOf(call: Call) {
  const { actor, operation, options } = call
  return {
    practiceId: actor.practiceId,
    actorId: actor.personId,
    profileId: actor.profile?.id ?? null,
    operation,
    reach: actor.reach,
    profiles: actor.profiles,
    allowed: [...actor.allowed, ...patientOfOfficer(call)],
    isTrial: options.dryRun === true,
  }
}

type Inside = { readonly transaction: Transaction; readonly notes: AuditNote[] }
type OpenContext = { readonly context: Context; readonly opened: Opened }

function openContext(
  world: World,
  { actor, operation, options }: Call,
  { transaction, notes }: Inside,
): OpenContext {
  const now = world.now()
  const opened: Opened = {
    transaction,
    actor,
    operation,
    now,
    newId: world.newId,
    sealingKey: world.keys.sealing,
    prove: world.database.prove,
    upcast: world.upcast,
    // What is called otherwise only on trial must not be remembered by anybody.
    memory: options.dryRun ? new DisplayMemory() : world.memory,
    granted: (gains) => notes.push({ gains }),
  }
  const context: Context = {
    stores: openStores(opened),
    actor,
    operation,
    now,
    newId: world.newId,
    options,
    transaction,
    signer: world.keys.signer,
    prove: world.database.prove,
    seal: (text, bound) => seal(world.keys.sealing, text, bound),
    note: (note) => notes.push(note),
  }
  return { context, opened }
}

/** An act's handler is demanded by its schema; one that no feature has brought yet is a bug, not a refusal. */
async function act(
  world: World,
  { operation, input }: Call,
  { context, opened }: OpenContext,
): Promise<Outcome<Answer>> {
  const handler = world.handlers[operation as ActId] as Handler<ActId> | undefined
  if (!handler) throw new Error(`No feature performs ${operation}.`)
  const body = (input.body ?? {}) as object
  const given = {
    ...body,
    id: input.id ?? '',
    ...(input.versionId !== undefined && { versionId: input.versionId }),
  }
  const outcome = await handler(context, given as unknown as Parameters<typeof handler>[1])
  if (!outcome.ok) return outcome
  const versionId = (outcome.value as { meta?: { versionId?: string } } | undefined)?.meta?.versionId
  const value = await asRead(opened, outcome.value)
  return succeeded({ value, status: 200, ...(versionId !== undefined && { versionId }) })
}

async function plain(world: World, call: Call, { context, opened }: OpenContext): Promise<Outcome<Answer>> {
  const { resource, verb } = operations[call.operation]
  return world.plain[verb as PlainVerb]({
    context,
    opened,
    entry: registry[resource],
    rows: openRows(opened, resource),
    guard: world.guards[resource] as never,
    input: call.input,
  })
}

/** A read, or a write that is only tried. */
function leavesNothing({ operation, options }: Call): boolean {
  return options.dryRun === true || readingVerbs.includes(operations[operation].verb)
}

function merged(notes: readonly AuditNote[]): AuditNote {
  const details = notes.map(({ detail }) => detail)
  const gains = notes.flatMap(({ gains: some }) => some ?? [])
  const told = gains.length > 0 ? [grantDetail(gains)] : []
  return Object.assign({}, ...notes, { detail: Object.assign({}, ...told, ...details) }) as AuditNote
}
