import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registry, type TypeEntry } from '#generated/tables/registry.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { systemActor } from '#server/accounts/new-practice.ts'
import { openAs } from '#server/operations/open-as.ts'
import { type Document, isDocument, type StoredDocument, valuesAt } from '#server/stores/document.ts'
import { isResourceType } from '#server/stores/entry-named.ts'
import type { Opened } from '#server/stores/opened.ts'
import { openRows } from '#server/stores/opening/open-stores.ts'
import { failed } from '#shared/outcome/outcome.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { startTestServer, type TestServer } from '#tests/support/server/server.ts'

/** A field that refers, and a type of rows that it may lead to and that can be deleted. */
type Case = {
  readonly entry: TypeEntry
  readonly rule: TypeEntry['references'][number]
  readonly target: ResourceType
}

const cases: readonly Case[] = Object.values(registry).flatMap((entry) =>
  entry.scope === 'global' || entry.type === 'AuditEvent'
    ? []
    : entry.references.flatMap((rule) => {
        const target = rule.targets.find(mayGo)
        return target !== undefined && isResourceType(target) ? [{ entry, rule, target }] : []
      }),
)

function mayGo(type: string): boolean {
  if (!isResourceType(type)) return false
  const { scope, delete: rule } = registry[type]
  return scope === 'practice' && rule !== 'never'
}

describe.each(databasesFor(import.meta.url))('on the %s database', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ database, staff: { clinician: ['non-prescribing-clinician'] } })
  })
  afterAll(() => server.close())

  test(`each of ${cases.length} fields that refer does as its schema says when its target is deleted`, async () => {
    const doubts: string[] = []
    const { id, key, profiles } = server.practice
    const profile = { id: profiles.get('clinician') ?? '', resourceType: 'Practitioner' } as const
    const actor = { ...systemActor(id, key), profile }
    for (const each of cases)
      await openAs(server.world, { actor, operation: 'example.create' }, async (opened) => {
        const doubt = await doubtOf(opened, each).catch((error: unknown) => String(error))
        if (doubt) doubts.push(`${each.entry.type}.${each.rule.path} → ${each.target}: ${doubt}`)
        return failed({ kind: 'missing' })
      })
    expect(doubts).toEqual([])
    const rules = new Set(cases.map(({ rule }) => rule.onDeletion ?? 'refuse'))
    expect(rules).toEqual(new Set(['refuse', 'clear', 'along', 'keep']))
  })
})

type Laid = {
  readonly goal: StoredDocument
  readonly row: StoredDocument
  /** What says whose the row is. */
  readonly whose?: StoredDocument | undefined
}

async function doubtOf(opened: Opened, each: Case): Promise<string | undefined> {
  const { rule, target } = each
  const { goal, row, whose } = await pairOf(opened, each)
  const removed = await openRows(opened, target).mark({ document: goal, isLocked: false }, true)
  const rules = new Set([row, ...(whose ? [whose] : [])].flatMap((from) => rulesIn(from, goal)))
  if (rules.has('refuse')) return removed.ok ? 'deleted' : undefined
  if (!removed.ok) return `refused: ${JSON.stringify(removed.failure)}`
  const left = await stored(opened, row.id)
  // It may close itself to whoever asks.
  if (!left) return undefined
  if (rules.has('along')) return left.isDeleted ? undefined : 'did not go along'
  const isSaid = leadsTo(left.content, rule.path, goal.id)
  return isSaid === rules.has('keep') ? undefined : `says it: ${isSaid}`
}

/** A row of one patient, and another that refers to it by this field. */
async function pairOf(opened: Opened, { entry, rule, target }: Case): Promise<Laid> {
  const patient = await laid(opened, 'Patient', {})
  const isPatient = target === 'Patient' && entry.type !== 'Patient'
  const goal = isPatient ? patient : await laid(opened, target, ofPatient(registry[target], {}, patient))
  const named = ofPatient(entry, {}, patient)
  const from = entry.references.find(({ path }) => path === rule.patientFrom)
  const whose = from && from.path !== rule.path ? await ofWhom(opened, from.targets, patient) : undefined
  const held = from && whose ? put(named, from.path, whose) : named
  return { goal, row: await laid(opened, entry.type, put(held, rule.path, goal), patient), whose }
}

/** The patient, or a row of theirs where the field leads to no patients. */
async function ofWhom(
  opened: Opened,
  targets: readonly string[],
  patient: StoredDocument,
): Promise<StoredDocument> {
  const type = targets.includes('Patient') ? undefined : targets.find(isResourceType)
  return type ? laid(opened, type, ofPatient(registry[type], {}, patient)) : patient
}

function rulesIn(from: StoredDocument, { id }: StoredDocument): readonly string[] {
  if (!isResourceType(from.resourceType) || from.id === id) return []
  const { references } = registry[from.resourceType]
  const leading = references.filter(({ path }) => leadsTo(from, path, id))
  return leading.map(({ onDeletion = 'refuse' }) => onDeletion)
}

function leadsTo(document: Document, path: string, id: string): boolean {
  return valuesAt(document, path).some((value) => isDocument(value) && value.id === id)
}

/** A row past what a plain write must fulfil; of a patient who is the row himself, that patient with more. */
async function laid(
  opened: Opened,
  type: ResourceType,
  document: Document,
  patient?: StoredDocument,
): Promise<StoredDocument> {
  const rows = openRows(opened, type)
  const { partition, ownerField = '' } = registry[type]
  const { profile } = opened.actor
  if (partition === 'owner' && profile && document[ownerField] === undefined)
    return laid(opened, type, put(document, ownerField, profile))
  if (partition === 'channel' && document.channel === undefined)
    return laid(opened, type, put(document, 'channel', await laid(opened, 'Channel', {})))
  const made =
    type === 'Patient' && patient
      ? await rows.replace({ document: patient, isLocked: false }, { ...patient, ...document }, {})
      : await rows.insert(document, {})
  if (!made.ok) throw new Error(`No ${type}: ${JSON.stringify(made.failure)}`)
  return made.value
}

function ofPatient({ patientField }: TypeEntry, document: Document, patient: StoredDocument): Document {
  return patientField === undefined || patientField === 'self'
    ? document
    : put(document, patientField, patient)
}

type Named = { readonly id: string; readonly resourceType: string }

/** The document with a reference at a path, beside what is there already. */
function put(document: Document, path: string, target: Named): Document {
  const { id, resourceType } = target
  const [name = '', ...inner] = path.split('.')
  if (inner.length === 0) return { ...document, [name]: { id, resourceType } }
  const within = document[name]
  return { ...document, [name]: put(isDocument(within) ? within : {}, inner.join('.'), target) }
}

async function stored(
  { transaction }: Opened,
  id: string,
): Promise<{ readonly isDeleted: boolean; readonly content: Document } | undefined> {
  const { rows } = await sql<{ is_deleted: boolean; content: Document }>`
    select is_deleted, content from resource where id = ${id}::uuid`.execute(transaction)
  const [row] = rows
  return row && { isDeleted: row.is_deleted, content: row.content }
}
