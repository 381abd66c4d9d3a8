import { labelSources } from '#generated/permissions/labels.ts'
import { registry } from '#generated/tables/registry.ts'
import type { Context } from '#server/operations/handler.ts'
import type { Job, JobWork } from '#server/operations/jobs/job.ts'
import { insertAudit } from '#server/stores/audit/insert-audit.ts'
import { isReference, type StoredDocument, valuesAt } from '#server/stores/document.ts'
import { isResourceType } from '#server/stores/entry-named.ts'
import { closedBy, labelsIn, mayBeLabelled, readClosed, says } from '#server/stores/labels/closed-by.ts'
import { codedLabel } from '#server/stores/labels/labels-of.ts'
import { patientOf } from '#server/stores/rows/columns.ts'
import { relabelled } from '#server/stores/rows/spread-labels.ts'
import { systemPersonId } from '#server/stores/system-person-id.ts'
import {
  closedRows,
  closeRow,
  type Giving,
  type LabelledRow,
  rowsLackingLabels,
  rowsOfType,
  rowsToLabel,
  whoLacks,
} from './rows-to-label-query.ts'

type Transaction = Context['transaction']
type Where = Pick<JobWork, 'practiceId' | 'now' | 'newId'>
type Given = { readonly row: LabelledRow; readonly programs: readonly string[] }

/**
 * Labels the rows that were made before their program came under a label's rule (`schemas/permissions/labels.json`, "given"), and
 * what belongs to them, all rows of one patient at a time; then what belonged to a labelled row before labels reached that. No
 * version is made: what was signed stays as it was signed. A rule that ends lifts no label, for what was made under it stays protected.
 */
export const labelRows: Job = async ({ database, practiceId, now, newId, goOn }) => {
  const where = { practiceId, now, newId }
  let changed = 0
  for (const giving of await database.asOwner(givings(practiceId), 'job')) {
    const patients = await database.asOwner((transaction) => whoLacks(transaction, giving), 'job')
    const inOrder = [...patients].sort((one, other) => Number(one !== null) - Number(other !== null))
    for (const patientId of inOrder) {
      goOn()
      changed += await database.asOwner(
        (transaction) => labelPatient(transaction, where, { giving, patientId }),
        'job',
      )
    }
  }
  for (let count = -1; count !== 0; changed += count) {
    goOn()
    count = await database.asOwner((transaction) => closeBelonging(transaction, where), 'job')
  }
  // Whoever has such rows before him is told to read again.
  if (changed > 0) database.signals.tell({ kind: 'narrowed', practiceId })
  return changed
}

/** Labels some of the rows that were there before the label of one that they belong to; those that belong to them come next. */
async function closeBelonging(transaction: Transaction, where: Where): Promise<number> {
  const rows = await rowsLackingLabels(transaction, where.practiceId)
  for (const row of rows) {
    const { id, type, content } = row
    if (!isResourceType(type)) continue
    const was = readClosed(row.closed)
    const owners = row.owners.map(readClosed)
    const added = [...new Set(owners.flatMap(({ labels }) => labels))].filter(
      (code) => !was.labels.includes(code),
    )
    const change = { added, lifted: [], programs: owners.flatMap(({ programs }) => programs) }
    const { document, closed } = relabelled(registry[type], content, { was, change })
    if (closed !== null)
      await closeRow(transaction, where.practiceId, { id, closed, text: JSON.stringify(document) })
  }
  const byPatient = Map.groupBy(rows, ({ type, content }) =>
    isResourceType(type) ? patientOf(registry[type], content) : null,
  )
  const given = [...byPatient].map(([patientId, each]) => trailOf(where, patientId, each))
  if (given.length > 0) await insertAudit(transaction, given)
  return rows.length
}

/** The rules that hold now: which rows give which label to which types. */
function givings(practiceId: string): (transaction: Transaction) => Promise<readonly Giving[]> {
  return async (transaction) => {
    const found: Giving[] = []
    for (const { by, to, where, label } of labelSources.given) {
      if (label === undefined) continue
      const rows = await rowsOfType(transaction, practiceId, by)
      const givers = rows.filter(({ content }) => says(content, where)).map(({ id }) => id)
      const field = by.slice(0, 1).toLowerCase() + by.slice(1)
      const tokens = givers.map((id) => `${field}=${id}`)
      if (givers.length > 0) found.push({ practiceId, givers, tokens, to, label })
    }
    return found
  }
}

type Asked = { readonly giving: Giving; readonly patientId: string | null }

async function labelPatient(
  transaction: Transaction,
  where: Where,
  { giving, patientId }: Asked,
): Promise<number> {
  const { practiceId } = where
  const rows = await rowsToLabel(transaction, giving, patientId)
  const beyond = rows.flatMap(({ content }) => ownersIn(content))
  const known = await closedRows(transaction, practiceId, [...new Set(beyond)])
  const given = spread(rows, giving, new Map(known.map(({ id, closed }) => [id, readClosed(closed)])))
  for (const { row, programs } of given) await close(transaction, practiceId, { row, programs, giving })
  if (given.length > 0)
    await insertAudit(transaction, [
      trailOf(
        where,
        patientId,
        given.map(({ row }) => row),
      ),
    ])
  return given.length
}

type Labelled = ReadonlyMap<string, ReturnType<typeof readClosed>>

/** The rows that get the label: those that name a giver, and by and by those that belong to one that has it. */
function spread(rows: readonly LabelledRow[], giving: Giving, known: Labelled): readonly Given[] {
  const { label } = giving
  const labelled = new Map(known)
  const given: Given[] = []
  const lacks = ({ id }: LabelledRow) => !labelled.get(id)?.labels.includes(label)
  let open = rows.filter((row) => takesLabels(row.type) && !readClosed(row.closed).labels.includes(label))
  for (let count = -1; count !== given.length; open = open.filter(lacks)) {
    count = given.length
    for (const row of open) {
      const programs = programsThatGive(row, giving, labelled)
      if (!programs) continue
      given.push({ row, programs })
      labelled.set(row.id, { labels: [label], programs, inherited: [] })
    }
  }
  return given
}

/** The programs by which a row gets the label, its own or those of what it belongs to; undefined when it does not get it. */
function programsThatGive(
  { type, content }: LabelledRow,
  { givers, to, label }: Giving,
  labelled: Labelled,
): readonly string[] | undefined {
  const own = to.includes(type) ? programsIn(content).filter((id) => givers.includes(id)) : []
  const owners = inherits(type) ? ownersIn(content).flatMap((id) => labelled.get(id) ?? []) : []
  const from = owners.filter(({ labels }) => labels.includes(label))
  return own.length + from.length === 0 ? undefined : [...own, ...from.flatMap(({ programs }) => programs)]
}

function takesLabels(type: string): boolean {
  return isResourceType(type) && mayBeLabelled(registry[type])
}

function inherits(type: string): boolean {
  return !labelSources.inherited.except.some((each) => each === type)
}

function ownersIn(content: StoredDocument): readonly string[] {
  return idsAt(content, labelSources.inherited.through)
}

function programsIn(content: StoredDocument): readonly string[] {
  return idsAt(content, labelSources.facts.programs)
}

function idsAt(content: StoredDocument, paths: readonly string[]): readonly string[] {
  return paths.flatMap((path) => valuesAt(content, path).filter(isReference)).map(({ id }) => id)
}

async function close(
  transaction: Transaction,
  practiceId: string,
  { row, programs, giving: { label } }: Given & { readonly giving: Giving },
): Promise<void> {
  const { id, type, content } = row
  if (!isResourceType(type)) return
  const codes = [...new Set([...labelsIn(content), label])]
  const meta = { ...content.meta, securityLabels: codes.map(codedLabel) }
  const document = { ...content, meta }
  const before = readClosed(row.closed)
  const closed = closedBy(registry[type], document, {
    ...before,
    programs: [...before.programs, ...programs],
  })
  if (closed !== null) await closeRow(transaction, practiceId, { id, closed, text: JSON.stringify(document) })
}

function trailOf({ practiceId, now, newId }: Where, patientId: string | null, given: readonly LabelledRow[]) {
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
    patientId,
    outcome: 'Success' as const,
    status: 200,
    reason: null,
    detail: {
      event: 'update',
      job: 'LabelRows',
      count: given.length,
      ids: given.slice(0, 50).map(({ id }) => id),
    },
  }
}
