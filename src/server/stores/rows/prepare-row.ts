import type { TypeEntry } from '#generated/tables/registry.ts'
import type { Reference } from '#generated/types/reference.ts'
import { contentToStore } from '#server/stores/content-to-store.ts'
import { withDistricts } from '#server/stores/districts/with-districts.ts'
import {
  changeAt,
  type Document,
  isDocument,
  type Meta,
  type StoredDocument,
  valuesAt,
} from '#server/stores/document.ts'
import { inheritedLabels } from '#server/stores/labels/belonging-query.ts'
import { givingReferences, type Labelled, type Labelling, labelsOf } from '#server/stores/labels/labels-of.ts'
import { digestWith } from '#server/stores/mask-of.ts'
import type { Opened } from '#server/stores/opened.ts'
import { displayOf } from '#server/stores/references/display-of.ts'
import type { Target } from '#server/stores/references/find-displays.ts'
import { settleReferences } from '#server/stores/references/settle-references.ts'
import {
  mergedIn,
  mergedToken,
  type Successors,
  withSuccessors,
} from '#server/stores/references/successors.ts'
import type { WriteOptions } from '#server/stores/store.ts'
import { summaryToStore } from '#server/stores/summary/stored-summary.ts'
import { systemPersonId } from '#server/stores/system-person-id.ts'
import { tokensOf } from '#server/stores/tokens-of.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { membersOf } from '#shared/patch/members-of.ts'
import { columnsMeant, partitionOf } from './columns.ts'
import { difference, identifierDifference, identifiersOf } from './identifiers-of.ts'
import type { Difference, Writing } from './insert-row-query.ts'
import { withStatusHistory } from './with-status-history.ts'

/** A change of one row: what was stored, and what shall be; `meta` as the new version has it. */
export type Preparing = {
  readonly entry: TypeEntry
  readonly id: string
  readonly before?: StoredDocument
  readonly after: Document
  readonly meta: Meta
  readonly isLocked: boolean
  readonly options: WriteOptions
}

/** Makes of a document what is written: defaults, references, status history, partition, display, columns, tokens, identifiers. */
export async function prepareRow(opened: Opened, change: Preparing): Promise<Outcome<Writing>> {
  const { entry, before, id } = change
  const complete = withStatusHistory(
    { entry, before, reason: change.options.reason, now: opened.now.iso, by: authorOf(opened) },
    following(
      entry,
      await withDistricts(opened, entry, stamped(opened, entry, withDefaults(entry, change.after))),
    ),
  )
  const after = { ...complete, id }
  const settled = await settleReferences(opened, entry, {
    after,
    ...(before && { before }),
    saying: givingReferences({ entry, before, after }),
  })
  if (!settled.ok) return settled

  const plain = { ...settled.value.document, id, resourceType: entry.type }
  const partition = partitionOf(entry, plain, opened.actor.practiceKey)
  const display = displayOf(entry.display, plain, {
    displays: settled.value.displays,
    timezone: String(membersOf(plain).timezone ?? 'UTC'),
  })
  const { targets } = settled.value
  const labelling = { entry, before, after: { ...plain, meta: change.meta }, targets }
  const { securityLabels, ...belonging } = await labelsWith(opened, labelling)
  const { securityLabels: _old, ...meta } = change.meta
  const document: StoredDocument = {
    ...plain,
    partition,
    display,
    meta: { ...meta, ...(securityLabels && { securityLabels }) },
  }
  const content = contentToStore(document)
  if (!content.ok) return content
  const { successors } = settled.value
  const meant = withSuccessors(entry, document, successors)
  const wasMeant = before && withSuccessors(entry, before, successors)
  return succeeded({
    type: entry.type,
    document,
    meant,
    ...(before && wasMeant && { wasMeant, wasIn: before.partition }),
    names: namesOf(targets),
    content: content.value,
    columns: columnsMeant(entry, { said: document, meant }, belonging),
    summary: summaryToStore(entry, meant, opened.upcast),
    isLocked: change.isLocked,
    keepsHistory: change.options.history !== 'skip',
    tokens: tokenDifference(opened, entry, { before, wasMeant, after: document, meant, successors }),
    identifiers: identifierDifference(
      before ? identifiersOf(entry, before) : [],
      identifiersOf(entry, document),
    ),
  })
}

/** The labels of a row; those that it had by others alone it still has by them. */
async function labelsWith(
  opened: Opened,
  labelling: Labelling & { readonly before: StoredDocument | undefined },
): Promise<Labelled> {
  const labelled = labelsOf(labelling)
  const had = labelling.before ? await inheritedLabels(opened, labelling.before) : []
  return { ...labelled, inherited: [...had, ...labelled.inherited] }
}

/** What is called as it says itself: who was merged into another is called as that one is. */
function namesOf(targets: ReadonlyMap<string, Target>): ReadonlyMap<string, string> {
  const own = [...targets.values()].filter(({ successor }) => successor === undefined)
  return new Map(own.map(({ id, display }) => [id, display]))
}

type Said = {
  readonly before: StoredDocument | undefined
  readonly wasMeant: StoredDocument | undefined
  readonly after: StoredDocument
  readonly meant: StoredDocument
  readonly successors: Successors
}

/**
 * The tokens that come and go. Of a row that names what was merged away, what is stored may speak of either, as far as the rows have
 * been moved by now (`src/server/patients/move-merged-rows.ts`).
 */
function tokenDifference(
  { sealingKey }: Opened,
  entry: TypeEntry,
  { before, wasMeant, after, meant, successors }: Said,
): Difference<string> {
  const digest = digestWith(sealingKey)
  const old = before ? tokensOf(entry, before, digest) : []
  if (successors.size === 0) return difference(old, tokensOf(entry, after, digest))
  const marks = mergedIn(entry, after, successors).map(mergedToken)
  const wanted = [...tokensOf(entry, meant, digest), ...marks]
  const moved = wasMeant ? tokensOf(entry, wasMeant, digest) : []
  const { removed } = difference([...new Set([...old, ...moved])], wanted)
  return {
    removed,
    added: difference(
      old.filter((token) => moved.includes(token)),
      wanted,
    ).added,
  }
}

/** The document with the type's default wherever a field is absent, inside its parts too. */
export function withDefaults(entry: TypeEntry, document: Document): Document {
  const missing = Object.entries(entry.defaults).filter(([name]) => document[name] === undefined)
  const whole = missing.length === 0 ? document : { ...document, ...Object.fromEntries(missing) }
  return Object.entries(entry.defaultsWithin).reduce<Document>(
    (at, [path, value]) => filledIn(at, path, value),
    whole,
  )
}

/** Puts a value at a path wherever the part around it is there and has none. */
function filledIn(document: Document, path: string, value: unknown): Document {
  const name = path.split('.').at(-1) ?? ''
  const fill = (part: unknown) =>
    isDocument(part) && part[name] === undefined ? { ...part, [name]: value } : part
  return changeAt(document, path.slice(0, -name.length - 1), fill)
}

/** What follows from other fields of the row, wherever the part around it is there; nothing where they say nothing. */
function following({ follows = {} }: TypeEntry, document: Document): Document {
  return Object.entries(follows).reduce<Document>((at, [path, { path: from, is, there, ofFirst }]) => {
    const [value] = valuesAt(ofFirst ? withFirstOf(at, from) : at, from)
    const wanted = followed(value, is, there)
    const name = path.split('.').at(-1) ?? ''
    const put = (part: Document) => {
      const { [name]: _old, ...others } = part
      return wanted === undefined ? others : { ...others, [name]: wanted }
    }
    return path === name
      ? put(at)
      : changeAt(at, path.slice(0, -name.length - 1), (part) => (isDocument(part) ? put(part) : part))
  }, document)
}

/** The document with only the first entry of the list where a path begins. */
function withFirstOf(document: Document, path: string): Document {
  const [list = ''] = path.split('.')
  const entries = document[list]
  return Array.isArray(entries) ? { ...document, [list]: entries.slice(0, 1) } : document
}

function followed(value: unknown, is: readonly string[] | undefined, there: true | undefined): unknown {
  if (there) return value !== undefined
  return is ? is.includes(String(value)) : value
}

const moments = ['time', 'at', 'since']
const authors = ['by', 'addedBy', 'author']

/** Who and when, inside the parts of a document, wherever the server owns that and it is not there yet. */
function stamped(opened: Opened, entry: TypeEntry, document: Document): Document {
  return entry.serverOwnedWithin.reduce<Document>((at, path) => {
    const value = stampOf(opened, path.split('.').at(-1) ?? '')
    return value === undefined ? at : filledIn(at, path, value)
  }, document)
}

function stampOf(opened: Opened, name: string): unknown {
  if (moments.includes(name)) return opened.now.iso
  return authors.includes(name) ? authorOf(opened) : undefined
}

/** Who writes: the acting profile, else the person; a job has the fixed system account. */
export function authorOf({ actor }: Opened): Reference {
  if (actor.profile) {
    const { id, resourceType, partition } = actor.profile
    return { id, resourceType, ...(partition !== undefined && { partition }) }
  }
  return { id: actor.personId ?? systemPersonId, resourceType: 'Person', partition: 'global' }
}
