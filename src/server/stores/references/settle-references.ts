import type { TypeEntry } from '#generated/tables/registry.ts'
import type { Reference } from '#generated/types/reference.ts'
import { changeAt, type Document, isReference, valueAt, valuesAt } from '#server/stores/document.ts'
import type { Opened } from '#server/stores/opened.ts'
import { type Finding, failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { blocking } from '#shared/outcome/refuse.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'
import { findTargets, type Target } from './find-displays.ts'
import { holdTargets, mayBeDeleted } from './referrer.ts'
import { samePatientIn } from './same-patient-in.ts'

/** What is not there, what is hidden and what is another patient's are answered alike. */
const notFound = 'stores.reference-not-found'
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** A document whose references are stubs without display, what they are called (for the document's own display), and the rows that they lead to. */
export type Referred = {
  readonly document: Document
  readonly displays: ReadonlyMap<string, string>
  readonly targets: ReadonlyMap<string, Target>
}

type Rule = TypeEntry['references'][number]
type Change = {
  readonly before?: Document
  readonly after: Document
  /** The ids of those rows that come with what they say. */
  readonly saying?: readonly string[]
}

/**
 * Reduces each reference to what is stored and checks those that are new: there, of an allowed type, visible and not deleted;
 * and all of them: of the same patient; else 422 with 2005 and the place, in the same words. A pinned reference without a version gets the one that the row has now.
 */
export async function settleReferences(
  opened: Opened,
  entry: TypeEntry,
  change: Change,
): Promise<Outcome<Referred>> {
  const wanted = entry.references.flatMap(({ path }) => valuesAt(change.after, path).filter(isReference))
  if (wanted.length === 0)
    return succeeded({ document: change.after, displays: new Map(), targets: new Map() })

  const asked = wanted.filter(({ id }) => uuid.test(id))
  const [, targets] = await Promise.all([
    begunIn(opened, entry, change),
    findTargets(opened, asked, change.saying),
  ])
  const fitsPatient = samePatientIn(entry, change.after, targets)
  const findings: Finding[] = []
  let document = change.after
  for (const rule of entry.references) {
    const known = knownIn(rule, change)
    const doubt = (value: Reference, pointer: string) => {
      const target = targets.get(value.id)
      const trouble = known.has(keyOf(value)) ? undefined : troubleWith(value, target, rule.targets)
      return trouble ?? (fitsPatient(rule, pointer, target) ? undefined : notFound)
    }
    document = changeAt(document, rule.path, (value, pointer) => {
      if (!isReference(value)) return value
      const message = doubt(value, pointer)
      if (message) findings.push(blocking(pointer, message, wordsOf(value)))
      return stubOf(value, targets.get(value.id), rule.pinned)
    })
  }
  if (findings.length > 0) return failed({ kind: 'invalid', subStatus: subStatuses.referenceWrong, findings })
  const displays = new Map([...targets.values()].map(({ id, display }) => [id, display]))
  return succeeded({ document, displays, targets })
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
