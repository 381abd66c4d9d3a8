import type { TypeEntry } from '#generated/tables/registry.ts'
import type { Reference } from '#generated/types/reference.ts'
import { changeAt, type Document, isReference, valueAt, valuesAt } from '#server/stores/document.ts'
import type { Opened } from '#server/stores/opened.ts'
import { type Finding, failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { blocking } from '#shared/outcome/refuse.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'
import { findTargets, successorsAmong, type Target } from './find-displays.ts'
import { holdTargets, mayBeDeleted } from './referrer.ts'
import { samePatientIn } from './same-patient-in.ts'
import { findSuccessors, mayHaveSuccessor, noSuccessors, type Successors } from './successors.ts'

/** What is not there, what is hidden and what is another patient's are answered alike. */
const notFound = 'stores.reference-not-found'
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** A document whose references are stubs without display, what they are called (for the document's own display), and the rows that they lead to. */
export type Referred = {
  readonly document: Document
  readonly displays: ReadonlyMap<string, string>
  readonly targets: ReadonlyMap<string, Target>
  /** Of the rows that it names or has named, those that were merged into others. */
  readonly successors: Successors
}

type Rule = TypeEntry['references'][number]
type Change = {
  readonly before?: Document
  readonly after: Document
  /** The ids of those rows that come with what they say. */
  readonly saying?: readonly string[]
}
type Targets = ReadonlyMap<string, Target>

/**
 * Reduces each reference to what is stored and checks those that are new: there, of an allowed type, visible and not deleted;
 * and all of them: of the same patient; else 422 with 2005 and the place, in the same words. A pinned reference without a version gets the one that the row has now.
 * A new reference to a row that was merged into another becomes one to that; what a row has named before it goes on naming.
 */
export async function settleReferences(
  opened: Opened,
  entry: TypeEntry,
  given: Change,
): Promise<Outcome<Referred>> {
  const wanted = referencesIn(entry, given.after)
  if (wanted.length === 0)
    return succeeded({
      document: given.after,
      displays: new Map(),
      targets: new Map(),
      successors: noSuccessors,
    })

  const asked = [...wanted, ...leftOut(entry, given)].filter(({ id }) => uuid.test(id))
  const [, found] = await Promise.all([
    begunIn(opened, entry, given),
    findTargets(opened, asked, given.saying),
  ])
  const successors = await successorsOf(opened, asked, found)
  const change = successors.size === 0 ? given : { ...given, after: kept(entry, given, successors) }
  const targets = await withNext(opened, found, successors)
  const settled = settle(entry, change, { targets, successors })
  if (settled.findings.length === 0) return succeeded({ ...settled, targets, successors })

  const others = settled.isMisfit ? await successorsOfSeveral(opened, targets) : noSuccessors
  const again =
    others.size > 0 ? settle(entry, change, { targets, successors: both(successors, others) }) : settled
  if (again.findings.length > 0)
    return failed({ kind: 'invalid', subStatus: subStatuses.referenceWrong, findings: again.findings })
  return succeeded({ ...again, targets, successors })
}

type Settling = { readonly targets: Targets; readonly successors: Successors }
type Settled = Pick<Referred, 'document' | 'displays'> & {
  readonly findings: readonly Finding[]
  /** Something seems to be another patient's. */
  readonly isMisfit: boolean
}

/** The document with its references as they are stored, and what stands in their way. */
function settle(entry: TypeEntry, change: Change, { targets, successors }: Settling): Settled {
  const findings: Finding[] = []
  const fitsPatient = samePatientIn(entry, change.after, { targets, successors })
  let isMisfit = false
  let document = change.after
  for (const rule of entry.references) {
    const known = knownIn(rule, change)
    const doubt = (value: Reference, pointer: string) => {
      const target = targets.get(value.id)
      const trouble = known.has(keyOf(value)) ? undefined : troubleWith(value, target, rule.targets)
      const isRight = fitsPatient(rule, pointer, target)
      isMisfit ||= !isRight
      return trouble ?? (isRight ? undefined : notFound)
    }
    document = changeAt(document, rule.path, (value, pointer) => {
      if (!isReference(value)) return value
      const next = known.has(keyOf(value)) ? undefined : successors.get(value.id)
      const meant = next === undefined ? value : { ...value, id: next }
      const message = doubt(meant, pointer)
      if (message) findings.push(blocking(pointer, message, wordsOf(value)))
      return stubOf(meant, targets.get(meant.id), rule.pinned)
    })
  }
  const displays = new Map([...targets.values()].map(({ id, display }) => [id, display]))
  return { document, displays, findings, isMisfit }
}

function referencesIn({ references }: TypeEntry, document: Document): readonly Reference[] {
  return references.flatMap(({ path }) => valuesAt(document, path).filter(isReference))
}

/** What a row named that may have been merged away, where it names it no longer. */
function leftOut(entry: TypeEntry, { before, after }: Change): readonly Reference[] {
  if (!before) return []
  const mergeable = referencesIn(entry, before).filter(({ resourceType }) => mayHaveSuccessor(resourceType))
  if (mergeable.length === 0) return []
  const still = new Set(referencesIn(entry, after).map(({ id }) => id))
  return mergeable.filter(({ id }) => !still.has(id))
}

/** Of what was looked for, what was merged into other rows; asked once more where the actor does not see what is named. */
async function successorsOf(
  opened: Opened,
  asked: readonly Reference[],
  targets: Targets,
): Promise<Successors> {
  const unseen = asked.filter(({ id, resourceType }) => !targets.has(id) && mayHaveSuccessor(resourceType))
  const others = await findSuccessors(
    opened,
    unseen.map(({ id }) => id),
  )
  return both(successorsAmong(targets), others)
}

/** Of the patients of rows that concern several, those who were merged into others. */
function successorsOfSeveral(opened: Opened, targets: Targets): Promise<Successors> {
  const ids = [...targets.values()].flatMap(({ patients }) => patients)
  return findSuccessors(opened, [...new Set(ids)])
}

function both(one: Successors, other: Successors): Successors {
  if (other.size === 0) return one
  return new Map([...one, ...other])
}

/** The rows that were looked for, and those that took the place of any. */
async function withNext(opened: Opened, targets: Targets, successors: Successors): Promise<Targets> {
  const unknown = [...successors.values()].filter((id) => !targets.has(id))
  if (unknown.length === 0) return targets
  const next = await findTargets(
    opened,
    unknown.map((id) => ({ id, resourceType: '' })),
  )
  return new Map([...targets, ...next])
}

/** The row names on what it has named, where somebody gave it back as it was shown to him: with the successor. */
function kept(entry: TypeEntry, { before, after }: Change, successors: Successors): Document {
  if (!before) return after
  let document = after
  for (const { path } of entry.references) {
    const said = valuesAt(before, path).filter(isReference)
    const own = new Set(said.map(({ id }) => id))
    document = changeAt(document, path, (value) => {
      if (!isReference(value) || own.has(value.id)) return value
      return said.find(({ id }) => successors.get(id) === value.id) ?? value
    })
  }
  return document
}

/** The references that were there before; of a row that comes back each is looked at anew, but those that only say what was. */
function knownIn({ path, onDeletion }: Rule, { before, after }: Change): ReadonlySet<string> {
  const comesBack = isDeletedIn(before) && !isDeletedIn(after)
  if (comesBack && onDeletion !== 'keep') return new Set()
  return new Set(valuesAt(before, path).filter(isReference).map(keyOf))
}

function isDeletedIn(document: Document | undefined): boolean {
  return valueAt(document, 'meta.isDeleted') === true
}

/** What is referred to from now on is held, so that nobody deletes it meanwhile; the embedded database does one thing at a time. */
async function begunIn(opened: Opened, entry: TypeEntry, change: Change): Promise<void> {
  if (!opened.isShared) return
  const begun = entry.references.flatMap((rule) => {
    if (rule.onDeletion === 'keep') return []
    const references = valuesAt(change.after, rule.path).filter(isReference)
    if (references.length === 0) return []
    const known = knownIn(rule, change)
    return references.filter((each) => mayBeDeleted(each.resourceType) && !known.has(keyOf(each)))
  })
  const ids = begun.map(({ id }) => id).filter((id) => uuid.test(id))
  if (ids.length > 0) await holdTargets(opened, ids)
}

/** The references that lead to a type which their field does not take: what can be said without looking for the rows. */
export function wrongTargets(entry: TypeEntry, document: Document): readonly Finding[] {
  const findings: Finding[] = []
  for (const { path, targets } of entry.references)
    changeAt(document, path, (value, pointer) => {
      if (isReference(value) && !targets.includes(value.resourceType))
        findings.push(blocking(pointer, 'stores.reference-wrong-type', wordsOf(value)))
      return value
    })
  return findings
}

function keyOf(reference: Reference): string {
  return `${reference.resourceType} ${reference.id} ${reference.versionId ?? ''}`
}

function troubleWith(
  value: Reference,
  target: Target | undefined,
  targets: readonly string[],
): string | undefined {
  if (!targets.includes(value.resourceType)) return 'stores.reference-wrong-type'
  if (!target || target.isDeleted || target.type !== value.resourceType) return notFound
  if (value.versionId !== undefined && Number(value.versionId) > Number(target.versionId)) return notFound
  return undefined
}

function wordsOf({ resourceType, id }: Reference): Readonly<Record<string, string>> {
  return { type: resourceType, id }
}

function stubOf(value: Reference, target: Target | undefined, pinned: boolean): Document {
  const versionId = pinned ? (value.versionId ?? target?.versionId) : undefined
  return {
    id: value.id,
    resourceType: value.resourceType,
    partition: target?.partition ?? value.partition ?? '',
    ...(versionId !== undefined && { versionId }),
  }
}
