import { registry, type TypeEntry } from '#generated/tables/registry.ts'
import type { Job, JobWork } from '#server/operations/jobs/job.ts'
import { grantDetail } from '#server/operations/trail/grant-detail.ts'
import { insertAudit } from '#server/stores/audit/insert-audit.ts'
import { valuesAt } from '#server/stores/document.ts'
import { isResourceType } from '#server/stores/entry-named.ts'
import type { TeamLine } from '#server/stores/reach/team-of.ts'
import {
  linesMeant,
  mergedIn,
  mergedToken,
  noSuccessors,
  type Successors,
  successorsByPractice,
  withSuccessors,
} from '#server/stores/references/successors.ts'
import { columnsMeant, patientOf } from '#server/stores/rows/columns.ts'
import { systemPersonId } from '#server/stores/system-person-id.ts'
import { tokenValue } from '#server/stores/tokens-of.ts'
import {
  holdMovement,
  type Moved,
  type MovedLine,
  type Movement,
  moveLines,
  moveRows,
  type NamingRow,
  noteMoved,
  openMovements,
  rollUpPatients,
  rowsToMove,
  rowsToReturn,
} from './movement-query.ts'

type Transaction = Parameters<typeof insertAudit>[0]

const atOnce = 100

/**
 * Moves merged rows: what names a merged patient is found under the one who took its place, and after an unmerge under itself again. What is
 * stored of a row stays as it is, so that a signed note is the note that was signed; moved are the columns, tokens and teams by which it is
 * found and reached. Each step is a transaction of its own and can be taken up after any end.
 */
export const moveMergedRows: Job = async (work) => {
  const { database, practiceId, goOn } = work
  let changed = 0
  for (const movement of await database.asOwner(
    (transaction) => openMovements(transaction, practiceId),
    'job',
  )) {
    let count: number
    do {
      goOn()
      count = await database.asOwner((transaction) => step(transaction, work, movement), 'job')
      changed += count
    } while (count > 0)
  }
  return changed
}

async function step(transaction: Transaction, work: JobWork, movement: Movement): Promise<number> {
  if (!(await holdMovement(transaction, movement))) return 0
  const rows =
    movement.state === 'Moving'
      ? await rowsToMove(transaction, movement, { places, most: atOnce })
      : await rowsToReturn(transaction, movement, { types, most: atOnce })
  if (rows.length === 0) {
    await rollUpPatients(transaction, movement)
    await noteMoved(transaction, movement, { count: 0, isDone: true })
    return 0
  }
  const { practiceId } = movement
  const successors = (await successorsByPractice(transaction, [practiceId])).get(practiceId) ?? noSuccessors
  const moved = rows.flatMap((row) => movedRow(row, { movement, successors }))
  await moveRows(transaction, movement, { moved, newId: work.newId, at: work.now.iso })
  const gained = await moveLines(transaction, movement, {
    gone: moved.flatMap(({ gone }) => gone),
    come: moved.flatMap(({ come }) => come),
  })
  await noteMoved(transaction, movement, { count: rows.length, isDone: false })
  const gains = gained.map((profileId) => ({ patientId: movement.successorId, profileId, isGrant: true }))
  await insertAudit(transaction, [trailOf(work, movement, { rows, detail: grantDetail(gains) })])
  return rows.length
}

/** The places that name patients by a token. */
const places = Object.values(registry).flatMap((entry) =>
  entry.scope === 'global' ? [] : patientPaths(entry).map((path) => ({ type: entry.type, path })),
)

const types = Object.values(registry).flatMap(({ type, scope }) => (scope === 'global' ? [] : [type]))

function patientPaths({ references, tokens }: TypeEntry): readonly string[] {
  const known = new Set(tokens.map(({ path }) => path))
  return references
    .filter(({ path, targets }) => targets.includes('Patient') && known.has(path))
    .map(({ path }) => path)
}

type Around = { readonly movement: Movement; readonly successors: Successors }

/** A row as it is found from now on, and who reaches whom by it. */
function movedRow(
  { id, type, content, closed, isDeleted }: NamingRow,
  { movement, successors }: Around,
): readonly (Moved & { readonly gone: readonly MovedLine[]; readonly come: readonly MovedLine[] })[] {
  if (!isResourceType(type)) return []
  const entry = registry[type]
  const { mergedId, successorId } = movement
  const stored = { ...content, meta: { ...content.meta, isDeleted } }
  const meant = withSuccessors(entry, stored, successors)
  const wasMeant = withSuccessors(entry, stored, new Map([...successors, [mergedId, successorId]]))
  const wanted = [
    ...patientTokens(entry, meant),
    ...mergedIn(entry, stored, successors).map(mergedToken),
    // What is found by its column alone comes back by this.
    ...(successors.has(mergedId) ? [mergedToken(mergedId)] : []),
  ]
  const known = [...patientTokens(entry, stored), ...patientTokens(entry, wasMeant), mergedToken(mergedId)]
  const [before, after] = [linesMeant(entry, stored, wasMeant), linesMeant(entry, stored, meant)]
  const kept = new Set(after.map(lineKey))
  return [
    {
      id,
      type,
      // What closes a row may also stand with what it belongs to, so the row itself is asked.
      patientId:
        closed === null ? columnsMeant(entry, { said: stored, meant }).patientId : patientOf(entry, stored),
      partition: meant.partition,
      added: [...new Set(wanted)],
      removed: [...new Set(known)].filter((token) => !wanted.includes(token)),
      gone: before.filter((line) => !kept.has(lineKey(line))).map(packedLine),
      come: after.filter(({ patientId }) => patientId !== mergedId).map(packedLine),
    },
  ]
}

function patientTokens(entry: TypeEntry, document: object): readonly string[] {
  return patientPaths(entry).flatMap((path) =>
    valuesAt(document, path).flatMap((value) => {
      const text = tokenValue('reference', value)
      return text === undefined ? [] : [`${path}=${text}`]
    }),
  )
}

function lineKey({ patientId, profileId, reason }: TeamLine): string {
  return `${patientId} ${profileId} ${reason}`
}

function packedLine({ patientId, profileId, reason, from, until }: TeamLine): MovedLine {
  return { patient_id: patientId, profile_id: profileId, reason, valid_from: from, valid_until: until }
}

type Told = { readonly rows: readonly NamingRow[]; readonly detail: Readonly<Record<string, unknown>> }

function trailOf({ now, newId }: JobWork, movement: Movement, { rows, detail }: Told) {
  const { practiceId, mergedId, successorId, state } = movement
  return {
    practiceId,
    id: newId(),
    at: now.iso,
    requestId: newId(),
    actorId: systemPersonId,
    profileId: null,
    action: 'U' as const,
    type: null,
    resourceId: null,
    versionId: null,
    patientId: successorId,
    outcome: 'Success' as const,
    status: 200,
    reason: null,
    detail: {
      ...detail,
      event: state === 'Moving' ? 'merge' : 'unmerge',
      job: 'MoveMergedRows',
      patients: [successorId, mergedId],
      count: rows.length,
      ids: rows.slice(0, 50).map(({ id }) => id),
    },
  }
}
