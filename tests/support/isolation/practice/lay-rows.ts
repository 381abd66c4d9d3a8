import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { registry, type TypeEntry } from '#generated/tables/registry.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { systemActor } from '#server/accounts/new-practice.ts'
import { openAs } from '#server/operations/open-as.ts'
import type { World } from '#server/operations/world.ts'
import { type Document, isDocument, isReference, type StoredDocument } from '#server/stores/document.ts'
import type { Opened } from '#server/stores/opened.ts'
import { openRows } from '#server/stores/opening/open-stores.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { Actor } from '#shared/permissions/actor.ts'
import { examples, makingOrder, serverFields, uniqueBody } from '#tests/support/server/examples.ts'
import type { TestPractice } from '#tests/support/server/server.ts'
import { canaryOf, withCanary } from './canaries.ts'
import { layContent } from './lay-content.ts'

/** A reference as far as laying rows needs it. */
export type Named = { readonly id: string; readonly resourceType: string }

/** Rows that are laid together: about one patient, of one practitioner, in one practice. */
export type Laying = {
  /** What tells its rows from those of other layings: unique texts and canaries are made of it. */
  readonly mark: string
  readonly types: readonly ResourceType[]
  readonly patient: Named
  readonly practitioner: Named
  /** Rows that are there already, by type: what references to those types lead to. */
  readonly known: ReadonlyMap<ResourceType, Named>
  /** Types whose rows are about a patient even where their example leaves it open. */
  readonly isAboutPatient: (type: ResourceType) => boolean
  /** What a row of the type has beside its example. */
  readonly fields?: (type: ResourceType) => Document
  readonly isDeleted?: boolean
}

/** A row that is laid. */
export type LaidRow = { readonly document: StoredDocument; readonly canary: string }

/** Who fills in packets is there before them, though no example says so. */
const layingOrder: readonly ResourceType[] = [
  'RelatedPerson',
  ...makingOrder(examples).filter((type) => type !== 'RelatedPerson'),
]

/** Lays the rows of the matrix of isolation: makes one of each type from its schema's example, past the API, with a canary in every text; types that cannot be made are named in what it throws. */
export async function layRows(
  world: World,
  practice: TestPractice,
  laying: Laying,
): Promise<ReadonlyMap<ResourceType, LaidRow>> {
  const { made, refused } = await laySomeRows(world, practice, laying)
  if (refused.length > 0) throw new Error(`Of ${laying.mark} are missing: ${refused.join('; ')}`)
  return made
}

/** Rows that were laid, and of which types none could be. */
type Laid = { readonly made: ReadonlyMap<ResourceType, LaidRow>; readonly refused: readonly string[] }

/** Lays what can be made beside the rows that are there, for who needs not all. */
export async function laySomeRows(world: World, practice: TestPractice, laying: Laying): Promise<Laid> {
  const made = new Map<ResourceType, LaidRow>()
  const refused: string[] = []
  const known = new Map(laying.known)
  const actor = layerOf(practice, laying.practitioner)
  const whole = await openAs(world, { actor, operation: 'example.create' }, async (opened) => {
    for (const type of layingOrder.filter((each) => laying.types.includes(each))) {
      const canary = canaryOf(`${practice.key} ${laying.mark} ${type}`)
      const body = withCanary(type, bodyFor(registry[type], { ...laying, known }), canary)
      const id = idOf(`${practice.key} ${laying.mark} ${type}`)
      const put = await kept(opened, () =>
        layRow(world, opened, { type, id, body, canary, isDeleted: laying.isDeleted === true }),
      )
      if (!put.ok) {
        refused.push(`${type}: ${JSON.stringify(put.failure)}`)
        continue
      }
      made.set(type, { document: put.value, canary })
      if (!laying.isDeleted) known.set(type, { id: put.value.id, resourceType: type })
    }
    return succeeded(undefined)
  })
  if (!whole.ok) throw new Error(`No rows of ${laying.mark}: ${JSON.stringify(whole.failure)}`)
  return { made, refused }
}

/** Who lays rows: the installation, in the name of somebody, so that it finds his own rows again. */
export function layerOf({ id, key }: TestPractice, profile: Named): Actor {
  return { ...systemActor(id, key), profile: { ...profile, partition: key, display: '' } }
}

/** The body of a create as a client would send it: the example, led to the rows of the laying. */
export function createBody(type: ResourceType, laying: Omit<Laying, 'types'>): Document {
  const entry = registry[type]
  const body = led(entry, uniqueBody(type, laying.mark), laying)
  return about(entry, { ...body, ...laying.fields?.(type) }, laying)
}

function bodyFor(entry: TypeEntry, laying: Laying): Document {
  const { type } = entry
  const whole = led(entry, { ...uniqueBody(type, laying.mark), ...serverFields(type) }, laying)
  const placed = owned(entry, placedBy(entry, whole, laying), laying)
  const body = {
    ...placed,
    ...laying.fields?.(type),
    ...(type === 'PacketResponse' && filledBy(placed, laying)),
  }
  const masked = entry.masked.map(({ path }) => path).filter((path) => path !== 'identifiers')
  return Object.fromEntries(Object.entries(body).filter(([name]) => !masked.includes(name)))
}

/** A packet is filled in by the patient where it is the patient's own, else by somebody of the family alone. */
function filledBy({ items }: Document, { practitioner, known }: Laying): Document {
  const isPatients = practitioner.resourceType === 'Patient'
  const person = isPatients ? practitioner : known.get('RelatedPerson')
  const audience = isPatients ? 'Patient' : 'Guardian'
  const parts = Array.isArray(items) ? items.filter(isDocument) : []
  return {
    ...(person && { assignees: [{ person, audience }] }),
    items: parts.map((item) => ({ ...item, audience })),
  }
}

/** Its references lead to the rows of the laying; a field with one that leads nowhere is left out. */
function led(entry: TypeEntry, body: Document, laying: Omit<Laying, 'types'>): Document {
  const pairs = Object.entries(body).flatMap(([name, value]) => {
    const found = leadingOf(value, laying)
    return found === nowhere ? [] : [[name, found]]
  })
  return { ...Object.fromEntries(pairs), identifiers: [identifierOf(`${entry.type}-${laying.mark}`)] }
}

const nowhere = Symbol('a reference to a row that is not there')

function leadingOf(value: unknown, laying: Omit<Laying, 'types'>): unknown {
  if (Array.isArray(value)) {
    const items = value.map((each: unknown) => leadingOf(each, laying))
    return items.includes(nowhere) ? nowhere : items
  }
  if (isReference(value)) return namedBy(value.resourceType, laying) ?? nowhere
  if (!isDocument(value)) return value
  const inner = Object.entries(value).map(([name, each]) => [name, leadingOf(each, laying)] as const)
  return inner.some(([, each]) => each === nowhere) ? nowhere : Object.fromEntries(inner)
}

function namedBy(
  resourceType: string,
  { patient, practitioner, known }: Omit<Laying, 'types'>,
): Named | undefined {
  if (resourceType === 'Patient') return patient
  if (resourceType === 'Practitioner') return practitioner
  return [...known.values()].find((each) => each.resourceType === resourceType)
}

/** Says whom the row is about where the example leaves it open. */
function about(
  { type, patientField = '', serverOwned }: TypeEntry,
  body: Document,
  laying: Omit<Laying, 'types'>,
): Document {
  const isOpen = patientField !== '' && patientField !== 'self' && !patientField.includes('.')
  if (!isOpen || serverOwned.includes(patientField) || body[patientField] !== undefined) return body
  return laying.isAboutPatient(type) ? { ...body, [patientField]: laying.patient } : body
}

/** What the server would derive: whose partition it is, whom it is about; and a day of its own for a plan of a day. */
function placedBy(entry: TypeEntry, body: Document, laying: Laying): Document {
  const { patientField = '', partitionField = '', type } = entry
  const whole = { ...serverMade(entry, laying), ...body }
  const dated = type === 'Itinerary' ? { ...whole, date: dayOf(laying.mark) } : whole
  if (!laying.isAboutPatient(type)) return dated
  const open = [patientField, partitionField].filter(
    (path) => path !== '' && path !== 'self' && !path.includes('.') && body[path] === undefined,
  )
  return { ...dated, ...Object.fromEntries(open.map((path) => [path, laying.patient])) }
}

const instants = ['created', 'sent', 'joinedAt', 'received', 'runAt']

/** Fields that only the server writes and that every row has. */
function serverMade(entry: TypeEntry, { practitioner, known }: Laying): Document {
  const now = new Date().toISOString()
  const later = '2036-03-04T15:00:00.000Z'
  const configuration = known.get('SignatureConfiguration')
  const usual: Document = {
    ...Object.fromEntries(instants.map((name) => [name, now])),
    expires: later,
    expiresAt: later,
    recordedDate: now,
    recorder: practitioner,
    author: practitioner,
    addedBy: practitioner,
    sender: practitioner,
    uploader: practitioner,
    requestedBy: practitioner,
    progress: 'NotStarted',
    jsonSchema: { type: 'object' },
    uiSchema: {},
    usage: 0,
    valueHash: '0'.repeat(64),
    ...(configuration && { signatureConfiguration: configuration }),
  }
  return Object.fromEntries(Object.entries(usual).filter(([name]) => entry.required.includes(name)))
}

function dayOf(mark: string): string {
  const days = Number.parseInt(idOf(mark).slice(0, 6), 16) % 3_000
  return new Date(Date.UTC(2020, 0, 1) + days * 86_400_000).toISOString().slice(0, 10)
}

function owned({ ownerField = '' }: TypeEntry, body: Document, { practitioner }: Laying): Document {
  const isOpen = ownerField !== '' && !ownerField.includes('.') && body[ownerField] === undefined
  return isOpen ? { ...body, [ownerField]: practitioner } : body
}

/** The identifier by which a row of the matrix can be asked for. */
export function identifierOf(value: string) {
  return { system: 'matrix', value, use: 'usual', type: 'external' }
}

/** What fails is taken back alone, and the rest of the laying stays. */
async function kept<Value>(
  { transaction }: Opened,
  act: () => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  await sql`savepoint laid`.execute(transaction)
  const outcome = await act()
  await (outcome.ok ? sql`release savepoint laid` : sql`rollback to savepoint laid`).execute(transaction)
  return outcome
}

type Putting = {
  readonly type: ResourceType
  readonly id: string
  readonly body: Document
  readonly canary: string
  readonly isDeleted: boolean
}

/** The id of a row: the same for the same mark, so that two worlds have their rows in one order. */
function idOf(mark: string): string {
  const hex = createHash('sha256').update(mark).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Written twice, so that each row has a version in its history, the second time with its file; taken away where that is wanted. */
async function layRow(
  world: World,
  opened: Opened,
  { type, id, body, canary, isDeleted }: Putting,
): Promise<Outcome<StoredDocument>> {
  const rows = openRows(opened, type)
  const inserted = await rows.insert(body, { id })
  if (!inserted.ok) return inserted
  const loaded = await rows.load(id)
  if (!loaded.ok) return loaded
  const file = await layContent(world, registry[type], { id, canary })
  const again = await rows.replace(loaded.value, { ...loaded.value.document, ...file?.fields }, {})
  if (again.ok) await file?.keep(opened, again.value)
  if (!again.ok || !isDeleted) return again
  const current = await rows.load(id)
  return current.ok ? rows.mark(current.value, true) : current
}
