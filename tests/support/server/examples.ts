import { readdirSync, readFileSync } from 'node:fs'
import { registry, type TypeEntry } from '#generated/tables/registry.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { systemActor } from '#server/accounts/new-practice.ts'
import { openAs } from '#server/operations/open-as.ts'
import type { World } from '#server/operations/world.ts'
import { type Document, isDocument, valuesAt } from '#server/stores/document.ts'
import type { Opened } from '#server/stores/opened.ts'
import { openRows } from '#server/stores/opening/open-stores.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { TestPractice } from './server.ts'

const folder = new URL('../../../schemas/resources/', import.meta.url)

/** For tests: one complete, valid create body of each type, as its schema gives it. */
export const examples: ReadonlyMap<ResourceType, Document> = new Map(
  readdirSync(folder).map((file) => {
    const schema = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as {
      title: string
      examples: readonly Document[]
    }
    const type = (Object.keys(registry) as ResourceType[]).find(
      (each) => registry[each].type.toLowerCase() === file.replace('.json', '').replaceAll('-', ''),
    )
    return [type as ResourceType, schema.examples[0] ?? {}]
  }),
)

/** Where examples point at each other, these come first; all others follow what their own examples name. */
const firstOfAll: readonly ResourceType[] = [
  'GrantSet',
  'SecurityRole',
  'Organization',
  'Location',
  'SignatureConfiguration',
  'NoteRule',
  'Form',
  'NoteSectionForm',
  'NoteDefinition',
  'Program',
  'HealthcareService',
  'Practitioner',
  'Schedule',
  'Patient',
  'EpisodeOfCare',
  'Condition',
  'Group',
  'Appointment',
  'Encounter',
  'Note',
  'Questionnaire',
  'QuestionnaireResponse',
]

/**
 * Makes in the practice the rows that the examples name, under the ids by which they name them, so that each example
 * can be sent as it is. References of these rows to rows that are not there yet are left out.
 */
export async function storeExamples(world: World, practice: TestPractice): Promise<void> {
  const wanted = wantedRows()
  const actor = systemActor(practice.id, practice.key)
  for (const type of makingOrder(wanted))
    for (const id of wanted.get(type) ?? []) {
      const made = await openAs(world, { actor, operation: 'example.create' }, (opened) =>
        layRow(opened, type, id),
      )
      if (!made.ok) throw new Error(`No ground for ${type}: ${JSON.stringify(made.failure)}`)
    }
}

/** The types whose rows are named, each after those that its own example names, as far as they do not name each other. */
export function makingOrder(wanted: ReadonlyMap<ResourceType, unknown>): readonly ResourceType[] {
  const ordered = new Set<ResourceType>(firstOfAll)
  const visit = (type: ResourceType, above: readonly ResourceType[]): void => {
    if (ordered.has(type) || above.includes(type)) return
    for (const { resourceType } of referencesOf(examples.get(type)))
      visit(resourceType as ResourceType, [...above, type])
    ordered.add(type)
  }
  for (const type of [...wanted.keys()].sort()) visit(type, [])
  return [...ordered].filter((type) => registry[type] !== undefined)
}

/** One row, written twice, since some examples pin its second version. */
async function layRow(opened: Opened, type: ResourceType, id: string): Promise<Outcome<void>> {
  const rows = openRows(opened, type)
  const body = { ...uniqueBody(type, `ground-${id.slice(0, 8)}`), ...serverFields(type) }
  const paths = registry[type].references.map(({ path }) => path)
  const inserted = await rows.insert(withoutUnknown(body, await knownRows(opened, type), paths), { id })
  if (!inserted.ok) return inserted
  const loaded = await rows.load(id)
  if (!loaded.ok) return loaded
  const again = await rows.replace(loaded.value, loaded.value.document, {})
  return again.ok ? succeeded(undefined) : again
}

async function knownRows(opened: Opened, type: ResourceType): Promise<ReadonlySet<string>> {
  const known = new Set<string>()
  for (const { id, resourceType } of referencesOf(examples.get(type)))
    if ((await openRows(opened, resourceType as ResourceType).load(id)).ok) known.add(id)
  return known
}

/** The example of a type with values of its own wherever the type demands that they are unique. */
export function uniqueBody(type: ResourceType, mark: string): Document {
  const body = { ...examples.get(type) } as Record<string, unknown>
  for (const [first] of registry[type].unique)
    if (first && typeof body[first] === 'string') body[first] = mark.slice(0, 20)
  // A ZIP code belongs to one district of a kind: of several examples none has any.
  if (type === 'District') body.postalCodes = []
  return body
}

/** The body of a new row of a type: its example, in the name of who makes it. */
export function exampleBody(entry: TypeEntry, maker: string): Record<string, unknown> {
  const body = uniqueBody(entry.type as ResourceType, `x-${crypto.randomUUID().slice(0, 8)}`)
  if (entry.partition !== 'owner') return { ...body }
  return { ...body, [entry.partitionField ?? 'owner']: { id: maker, resourceType: 'Practitioner' } }
}

/** Can a row of the type be made of its example? */
export function isMade({ verbs, type }: TypeEntry): boolean {
  return verbs.includes('create') && examples.has(type)
}

/** The path of a type's rows, as a test client asks for them. */
export function collectionOf({ scope, collection }: TypeEntry): string {
  return scope === 'global' ? `/${collection}` : collection
}

function wantedRows(): ReadonlyMap<ResourceType, ReadonlySet<string>> {
  const wanted = new Map<ResourceType, Set<string>>()
  for (const example of examples.values())
    for (const { id, resourceType } of referencesOf(example)) {
      const ids = wanted.get(resourceType as ResourceType) ?? new Set()
      wanted.set(resourceType as ResourceType, ids.add(id))
    }
  return wanted
}

type Named = { readonly id: string; readonly resourceType: string }

function referencesOf(value: unknown): readonly Named[] {
  if (Array.isArray(value)) return value.flatMap(referencesOf)
  if (!isDocument(value)) return []
  if (typeof value.id === 'string' && typeof value.resourceType === 'string')
    return [value as unknown as Named]
  return Object.values(value).flatMap(referencesOf)
}

/** What the server would fill in, for rows that are put down without a request. */
export function serverFields(type: ResourceType): Document {
  const now = '2026-03-04T15:00:00.000Z'
  const author = { id: '576f6118-337f-4347-840f-784d16ea8910', resourceType: 'Practitioner' }
  const fields: { readonly [Type in ResourceType]?: Document } = {
    Appointment: { created: now, start: '2026-02-03T15:00:00Z', end: '2026-02-03T15:50:00Z' },
    NoteDefinition: { status: 'Active' },
    Questionnaire: { status: 'Active' },
    Note: {
      created: now,
      signingState: 'Draft',
      author,
      serviceDate: '2026-03-04',
      signatures: [],
      patientSignatures: [],
    },
    SecurityRole: { builtIn: false },
    GrantSet: { builtIn: false },
  }
  return fields[type] ?? {}
}

function withoutUnknown(body: Document, known: ReadonlySet<string>, paths: readonly string[]): Document {
  const unknown = paths.filter((path) =>
    valuesAt(body, path).some(
      (value) => isDocument(value) && typeof value.id === 'string' && !known.has(value.id),
    ),
  )
  const heads = new Set(unknown.map((path) => path.split('.')[0]))
  return Object.fromEntries(Object.entries(body).filter(([name]) => !heads.has(name)))
}
