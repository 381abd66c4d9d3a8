import { sql } from 'kysely'
import { registry } from '#generated/tables/registry.ts'
import { type Document, valuesAt } from '#server/stores/document.ts'
import { entryNamed } from '#server/stores/entry-named.ts'
import type { Opened } from '#server/stores/opened.ts'
import { circleOf } from '#server/stores/reach/circle-of.ts'
import { isOfChannel, membersOnly } from '#server/stores/reach/members-only.ts'
import { seenGlobally } from '#server/stores/reach/seen-globally.ts'
import { systemPersonId } from '#server/stores/system-person-id.ts'
import { storedDocument } from '#server/stores/typed-row.ts'
import { membersOf } from '#shared/patch/members-of.ts'
import { ownIds } from '#shared/permissions/acting.ts'
import { hasFlag } from '#shared/permissions/granted.ts'
import { nameFor, privateKinds } from './masked.ts'
import { mergedTypes, noSuccessors, type Successors, successorOf } from './successors.ts'

/** A row that a reference names, as far as the actor may see it. */
export type Target = {
  readonly id: string
  readonly type: string
  readonly partition: string
  readonly versionId: string
  readonly isDeleted: boolean
  readonly display: string
  /** To whom the row belongs; nobody for what is the practice's. */
  readonly patients: readonly string[]
  /** What closes the row, as its column says it. */
  readonly closed: string | null
  /** Of rows that were asked for what they say. */
  readonly content: Document | null
  /** The row that took its place, where it was merged into another. */
  readonly successor: string | undefined
}

type Row = {
  readonly id: string
  readonly type: string
  readonly partition_key: string
  readonly version_id: string
  readonly is_deleted: boolean
  readonly display: string | null
  readonly patient_id: string | null
  readonly closed: string | null
  /** Of rows that may concern several people, whose column is empty then, and of those that are asked for it. */
  readonly content: Document | null
}

/**
 * The rows with these ids that the actor sees, deleted ones too; practice rows by the row policies, global ones by their own rule.
 * Those that are in `saying` come with what they say.
 */
export async function findTargets(
  opened: Opened,
  wanted: readonly { readonly id: string; readonly resourceType: string }[],
  saying: readonly string[] = [],
): Promise<ReadonlyMap<string, Target>> {
  const global = new Set<string>()
  const local = new Set<string>()
  for (const { id, resourceType } of wanted) (isGlobal(resourceType) ? global : local).add(id)

  const rows = await Promise.all([
    local.size === 0 ? [] : localTargets(opened, [...local], saying),
    global.size === 0 ? [] : globalTargets(opened, [...global]),
  ])
  return new Map(rows.flat().map((row) => [row.id, targetOf(opened, row)]))
}

/** What the references are called, for those that the actor may see; `names` are known already, or known not to be seen. */
export async function findDisplays(
  opened: Opened,
  wanted: readonly { readonly id: string; readonly resourceType: string }[],
  names: ReadonlyMap<string, string | undefined> = new Map(),
): Promise<ReadonlyMap<string, string>> {
  return (await findNames(opened, wanted, names)).displays
}

/** The displays of references, and of those that were merged away which row each of them means. */
export type Named = { readonly displays: ReadonlyMap<string, string>; readonly successors: Successors }

/** What the references are called and mean: one that was merged into another is called as its successor is. */
export async function findNames(
  opened: Opened,
  wanted: readonly { readonly id: string; readonly resourceType: string }[],
  names: ReadonlyMap<string, string | undefined> = new Map(),
): Promise<Named> {
  const displays = new Map<string, string>()
  const unknown = new Map<string, { readonly id: string; readonly resourceType: string }>()
  for (const [id, each] of new Map(wanted.map((reference) => [reference.id, reference]))) {
    const known = names.has(id) ? names.get(id) : rememberedName(opened, id)
    if (known !== undefined) displays.set(id, known)
    else if (!names.has(id)) unknown.set(id, each)
  }
  if (unknown.size === 0) return { displays, successors: noSuccessors }

  const targets = await findTargets(opened, [...unknown.values()])
  for (const target of targets.values()) {
    displays.set(target.id, target.display)
    rememberName(opened, target)
  }
  const successors = successorsAmong(targets)
  await nameAsSuccessors(opened, successors, displays)
  return { displays, successors }
}

function rememberedName({ actor, memory, foundNames, now }: Opened, id: string): string | undefined {
  return foundNames.get(id) ?? memory.find(actor.practiceId, id, now.milliseconds)
}

/** For this transaction until it writes, and for all where everybody sees the row. */
function rememberName(opened: Opened, { id, type, display, successor }: Target): void {
  const { actor, memory, foundNames, now } = opened
  if (successor === undefined) foundNames.set(id, display)
  if (isCommon(type) || isColleague(opened, { id, type }))
    memory.keep(actor.practiceId, id, { display, at: now.milliseconds })
}

/** Of the rows that were found, those that were merged into others, each with its successor. */
export function successorsAmong(targets: ReadonlyMap<string, Target>): Successors {
  const found = [...targets.values()].flatMap(({ id, successor }) =>
    successor === undefined ? [] : [[id, successor] as const],
  )
  return found.length === 0 ? noSuccessors : new Map(found)
}

/** Who was merged into another is called as that one is. */
async function nameAsSuccessors(
  opened: Opened,
  successors: Successors,
  displays: Map<string, string>,
): Promise<void> {
  if (successors.size === 0) return
  const unknown = [...successors.values()].filter((id) => !displays.has(id))
  const wanted = unknown.map((id) => ({ id, resourceType: '' }))
  const targets = wanted.length === 0 ? new Map<string, Target>() : await findTargets(opened, wanted)
  for (const [id, successor] of successors) {
    const display = displays.get(successor) ?? targets.get(successor)?.display
    if (display !== undefined) displays.set(id, display)
  }
}

/** Is this a row that everybody in the practice sees, whoever the patient is? Who sees a person, its own practices decide. */
export function isCommon(type: string): boolean {
  const entry = entryNamed(type)
  if (entry === undefined || type === 'Person' || type === 'Announcement') return false
  return entry.scope === 'global' || (entry.partition === 'practice' && !entry.patientField)
}

/** A person whom this actor sees only as everybody in the practice does. */
function isColleague({ actor }: Opened, { id, type }: Pick<Target, 'id' | 'type'>): boolean {
  if (type !== 'Person') return false
  return id === systemPersonId || (id !== actor.personId && !hasFlag(actor.granted, 'RegistryAccess'))
}

function isGlobal(type: string): boolean {
  return entryNamed(type)?.scope === 'global'
}

/** Rows that are their owner's alone are not even named to anybody else. */
const ownTypes: readonly string[] = Object.values(registry).flatMap(({ type, partition }) =>
  partition === 'owner' ? [type] : [],
)

/** Types whose rows may concern several patients. */
const ofSeveral: readonly string[] = Object.values(registry).flatMap(({ type, patientField }) =>
  patientField?.includes('.') ? [type] : [],
)

/** Types whose rows may be called by what is kept from some of those who see them, and of which kinds these are. */
const privateTypes = [...privateKinds.keys()]
const kinds = [...privateKinds.values()].flat()

async function localTargets(
  opened: Opened,
  ids: readonly string[],
  saying: readonly string[],
): Promise<readonly Row[]> {
  const { transaction, actor } = opened
  const { rows } = await sql<Row>`
    select id, type, partition_key, version_id, is_deleted, display, patient_id, closed,
      case when (patient_id is null and type = any (${ofSeveral}::text[])) or id = any (${saying}::uuid[])
        or (is_deleted and type = any (${mergedTypes}::text[]))
        or (type = any (${privateTypes}::text[]) and kind = any (${kinds}::text[])) then content end as content
    from resource
    where practice_id = ${actor.practiceId}::uuid and id = any (${ids}::uuid[])`.execute(transaction)
  const own = ownIds(actor)
  const seen = rows.filter(
    ({ type, partition_key }) => !ownTypes.includes(type) || own.includes(partition_key),
  )
  const channels = await channelsOf(opened, seen)
  const documents = await documentsOf(opened, seen)
  return seen.filter(({ id, type, partition_key }) => {
    if (type === 'ClinicalDocument') return documents.has(id)
    if (!channelTypes.includes(type)) return true
    return channels.has(id) || channels.has(partition_key)
  })
}

const channelTypes: readonly string[] = Object.values(registry).flatMap((entry) =>
  isOfChannel(entry) ? [entry.type] : [],
)

/** Of the channels that rows are or stand in, those that the actor sees; asked only when there are any. */
async function channelsOf(opened: Opened, rows: readonly Row[]): Promise<ReadonlySet<string>> {
  const ids = rows.flatMap(({ id, type, partition_key }) => {
    if (!channelTypes.includes(type)) return []
    return [type === 'Channel' ? id : partition_key]
  })
  if (ids.length === 0) return new Set()
  const found = await sql<{ readonly id: string }>`
    select r.id from resource r where r.practice_id = ${opened.actor.practiceId}::uuid and r.type = 'Channel'
      and r.id = any (${ids}::uuid[])${membersOnly(opened, registry.Channel)}`.execute(opened.transaction)
  return new Set(found.rows.map(({ id }) => id))
}

/** Of the documents among rows those that the actor sees: what was made of a note is not even named to whoever does not read that note. */
async function documentsOf(opened: Opened, rows: readonly Row[]): Promise<ReadonlySet<string>> {
  const ids = rows.flatMap(({ id, type }) => (type === 'ClinicalDocument' ? [id] : []))
  if (ids.length === 0) return new Set()
  const found = await sql<{ readonly id: string }>`
    select r.id from resource r where r.practice_id = ${opened.actor.practiceId}::uuid and r.type = 'ClinicalDocument'
      and r.id = any (${ids}::uuid[])${circleOf(opened, registry.ClinicalDocument)}`.execute(
    opened.transaction,
  )
  return new Set(found.rows.map(({ id }) => id))
}

/** A person of another practice is not even named; the account of the installation itself is nobody's secret. */
async function globalTargets(opened: Opened, ids: readonly string[]): Promise<readonly Row[]> {
  const seen = (['Person', 'Announcement'] as const).map(
    (type) => sql`(r.type = ${type} and (${seenGlobally(opened, type)} or r.id = ${systemPersonId}::uuid))`,
  )
  const { rows } = await sql<Row>`
    select r.id, r.type, 'global' as partition_key, r.version_id, r.is_deleted, r.content ->> 'display' as display,
      null as patient_id, null as closed, null as content
    from global_resource r where r.id = any (${ids}::uuid[])
      and (r.type not in ('Person', 'Announcement') or ${sql.join(seen, sql` or `)})`.execute(
    opened.transaction,
  )
  return rows
}

function targetOf({ actor }: Opened, row: Row): Target {
  const entry = privateTypes.includes(row.type) ? entryNamed(row.type) : undefined
  const display = entry && row.content ? nameFor(actor, entry, storedDocument(row.content)) : row.display
  return {
    id: row.id,
    type: row.type,
    partition: row.partition_key,
    versionId: row.version_id,
    isDeleted: row.is_deleted,
    display: display ?? '',
    patients: patientsOf(row),
    closed: row.closed,
    content: row.content,
    successor: row.is_deleted ? successorOf(row.type, row.content) : undefined,
  }
}

function patientsOf({ type, patient_id: patientId, content }: Row): readonly string[] {
  if (patientId !== null) return [patientId]
  const patientField = entryNamed(type)?.patientField
  return valuesAt(content, patientField ?? '').flatMap((value) => {
    const { id, resourceType } = membersOf(value)
    return resourceType === 'Patient' ? [String(id)] : []
  })
}
