import { type ActFacts, actFacts } from '#generated/operations/act-facts.ts'
import { type OperationId, operations } from '#generated/operations/operations.ts'
import { plainEvents } from '#generated/operations/plain.ts'
import { statusOf, subStatusOf } from '#server/operations/failures/status-of.ts'
import { doneBy } from '#server/operations/trail/done-by.ts'
import { grantDetail } from '#server/operations/trail/grant-detail.ts'
import type { AuditAction, AuditRow } from '#server/stores/audit/insert-audit.ts'
import { isResourceType } from '#server/stores/entry-named.ts'
import { userAgentCharacters } from '#shared/limits/limits.ts'
import type { Failure } from '#shared/outcome/outcome.ts'
import { membersOf } from '#shared/patch/members-of.ts'
import type { Call, OperationAnswer } from './call.ts'
import type { AuditNote } from './handler.ts'
import type { World } from './world.ts'

const actions: Readonly<Record<string, AuditAction>> = {
  list: 'R',
  query: 'R',
  read: 'R',
  readVersion: 'R',
  history: 'R',
  create: 'C',
  update: 'U',
  patch: 'U',
  delete: 'D',
  restore: 'U',
  readContent: 'R',
  readContentVersion: 'R',
  listChunks: 'R',
  writeContent: 'U',
  writeChunk: 'U',
  commitChunks: 'U',
  deleteContent: 'U',
  recognizeText: 'U',
}

/** How a call ended: with an answer, a refusal, or a bug. */
export type Ending =
  | { readonly kind: 'done'; readonly answer: OperationAnswer }
  | { readonly kind: 'refused'; readonly failure: Failure }
  | { readonly kind: 'broken' }

/** The one audit row of a call, whatever became of it. */
export function auditOf(
  world: World,
  call: Call,
  ended: { readonly ending: Ending; readonly notes: readonly AuditNote[] },
): AuditRow {
  const { actor, operation, input, options } = call
  const { verb, resource } = operations[operation]
  const { ending, notes } = ended
  const note = merged(notes)
  const target = note.target ?? targetOf(call, ending)
  return {
    practiceId: actor.practiceId,
    id: world.newId(),
    at: world.now().iso,
    requestId: options.requestId,
    actorId: actor.personId,
    ...doneBy(actor),
    action: options.dryRun ? 'E' : (actions[verb] ?? 'E'),
    type: target?.type ?? resource,
    resourceId: target?.id ?? uuidOrNull(input.id),
    versionId: options.dryRun ? null : (target?.versionId ?? null),
    patientId: note.patientId ?? null,
    reason: note.reason ?? null,
    ...(actor.tokenId !== undefined && { tokenId: actor.tokenId }),
    ...(note.actingForId !== undefined && { actingForId: note.actingForId }),
    detail: detailOf(call, note, ending),
    ...resultOf(ending),
  }
}

/** What a call has noted: the last word counts, and everybody who has gained reach is named. */
function merged(notes: readonly AuditNote[]): AuditNote {
  const gains = notes.flatMap((note) => note.gains ?? [])
  const granted = gains.length > 0 ? [grantDetail(gains)] : []
  const detail: AuditNote['detail'] = Object.assign({}, ...granted, ...notes.map((note) => note.detail))
  return Object.assign({}, ...notes, { detail })
}

function resultOf(ending: Ending): Pick<AuditRow, 'outcome' | 'status'> {
  if (ending.kind === 'done') return { outcome: 'Success', status: ending.answer.status }
  if (ending.kind === 'broken') return { outcome: 'Error', status: 500 }
  return { outcome: 'Denied', status: statusOf(ending.failure) }
}

function targetOf(call: Call, ending: Ending): AuditNote['target'] {
  if (ending.kind !== 'done') return undefined
  const { value, versionId } = ending.answer
  const { id, resourceType } = membersOf(value)
  if (typeof id !== 'string') return undefined
  return {
    type: isResourceType(resourceType) ? resourceType : operations[call.operation].resource,
    id,
    ...(versionId !== undefined && { versionId }),
  }
}

function detailOf(
  { actor, operation, options }: Call,
  note: AuditNote,
  ending: Ending,
): Readonly<Record<string, unknown>> {
  const event = ending.kind === 'refused' ? undefined : eventOf(operation)
  return {
    operation,
    ...(event !== undefined && { event }),
    ...(actor.job !== undefined && { job: actor.job, text: actor.job }),
    ...(options.dryRun && { dryRun: true }),
    ...(options.userSystem && { userSystem: true }),
    ...(options.automation && { automation: true }),
    ...(ending.kind === 'refused' && refusalOf(ending.failure)),
    ...(options.address !== undefined && { ip: options.address }),
    ...(options.userAgent !== undefined && { userAgent: options.userAgent.slice(0, userAgentCharacters) }),
    ...note.detail,
  }
}

const facts: { readonly [Id in OperationId]?: ActFacts } = actFacts
const events: Readonly<Record<string, string | undefined>> = plainEvents

/** What the trail calls an act, as its schema says; a plain call is told by what it does. */
function eventOf(operation: OperationId): string | undefined {
  return facts[operation]?.event ?? events[operations[operation].verb]
}

function refusalOf(failure: Failure): Readonly<Record<string, number>> {
  const subStatus = subStatusOf(failure)
  return subStatus === undefined ? {} : { subStatus }
}

function uuidOrNull(id: string | undefined): string | null {
  return id !== undefined && /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(id)
    ? id
    : null
}
