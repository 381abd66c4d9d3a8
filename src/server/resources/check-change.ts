import { labels } from '#generated/permissions/labels.ts'
import { ownRules } from '#generated/permissions/own.ts'
import { findingsOf } from '#server/operations/failures/findings-of.ts'
import type { PlainCall } from '#server/operations/plain-handler.ts'
import { type Document, type StoredDocument, valueAt } from '#server/stores/document.ts'
import { belongsTo } from '#server/stores/labels/belongs-to-query.ts'
import { labelFacts, labelsIn, mayBeLabelled } from '#server/stores/labels/closed-by.ts'
import { actsForPatient } from '#server/stores/reach/acts-for-patient.ts'
import { changeShared } from '#server/stores/reach/change-shared.ts'
import { patientOf } from '#server/stores/rows/columns.ts'
import { withDefaults } from '#server/stores/rows/prepare-row.ts'
import { changedFields, sameStored } from '#server/stores/same-stored.ts'
import { type Finding, failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { blocking, refuse } from '#shared/outcome/refuse.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'
import { membersOf } from '#shared/patch/members-of.ts'
import { ownIds } from '#shared/permissions/acting.ts'
import { isOfPortal } from '#shared/permissions/circles-of.ts'
import { checkTransitions } from './check-transitions.ts'
import { codeFindings } from './code-findings.ts'
import { keptRemarks, pinsOfOthers } from './kept-remarks.ts'
import { meaningFindings } from './meaning-findings.ts'
import { ownedWithin } from './owned-within.ts'
import { validatorsFor } from './validators-for.ts'

/** A whole resource that shall take another's place. */
export type Replacement = { readonly before: StoredDocument; readonly after: Document }

/** Everything that a plain replace or patch must fulfil, whatever the type: schema, server-owned and fixed fields, remarks, transitions. */
export async function checkChange(call: PlainCall, change: Replacement): Promise<Outcome<void>> {
  const { entry } = call
  const findings = [...serverOwned(call, change), ...fixed(call, change), ...keptRemarks(entry, change)]
  if (findings.length > 0) return failed({ kind: 'invalid', findings })
  if (!sameStored(change.before.partition, change.after.partition))
    return refuse('/partition', 'stores.partition-differs', { subStatus: subStatuses.partitionDiffers })

  const { stored } = await validatorsFor(entry.type)
  if (!stored(change.after)) return failed({ kind: 'invalid', findings: findingsOf(stored.errors ?? []) })
  const wrong = await valueFindings(call, change)
  if (wrong.length > 0) return failed({ kind: 'invalid', findings: wrong })

  const labelled = await checkLabels(call, change)
  return labelled.ok ? checkTransitions(call, change) : labelled
}

/** The body of a create against its schema; a server-owned field is named as such. */
export async function checkCreate(call: PlainCall, body: Document): Promise<Outcome<void>> {
  const { entry } = call
  if (body.id !== undefined) return refuse('/id', 'stores.create-has-id')
  if (body.resourceType !== undefined && body.resourceType !== entry.type)
    return refuse('/resourceType', 'stores.not-allowed', { parameters: { allowed: entry.type } })

  const owned = [...ownedWithin(entry, body), ...keptRemarks(entry, { after: body })]
  if (owned.length > 0) return failed({ kind: 'invalid', findings: owned })
  const { create } = await validatorsFor(entry.type)
  if (!create(body)) return failed({ kind: 'invalid', findings: findingsOf(create.errors ?? []) })
  const wrong = await valueFindings(call, { after: body })
  return wrong.length > 0 ? failed({ kind: 'invalid', findings: wrong }) : succeeded(undefined)
}

/** What a schema cannot say of single values: their meaning, and that a code stands in its list. */
async function valueFindings(
  call: PlainCall,
  change: { readonly before?: Document; readonly after: Document },
): Promise<readonly Finding[]> {
  return [...meaningFindings(call.entry, change.after), ...(await codeFindings(call, change))]
}

function serverOwned({ entry }: PlainCall, { before, after }: Replacement): readonly Finding[] {
  const whole = entry.serverOwned
    .filter((path) => path !== 'display' && path !== 'partition' && !sameOwned(path, before, after))
    .map((path) => blocking(pointerOf(path), 'stores.server-owned'))
  return [...whole, ...ownedWithin(entry, after, before)]
}

/** Labels are set and lifted by hand too, by those whom the labels name. */
function sameOwned(path: string, before: Document, after: Document): boolean {
  if (path !== 'meta') return sameStored(before[path], after[path])
  return sameStored(withoutLabels(before.meta), withoutLabels(after.meta))
}

function withoutLabels(meta: unknown): Document {
  const { securityLabels: _labels, ...others } = membersOf(meta)
  return others
}

function fixed({ entry }: PlainCall, { before, after }: Replacement): readonly Finding[] {
  return entry.immutable
    .filter((path) => {
      const old = valueAt(before, path)
      return old !== undefined && old !== null && !sameStored(old, valueAt(after, path))
    })
    .map((path) => blocking(pointerOf(path), 'stores.immutable'))
}

function pointerOf(path: string): string {
  return `/${path.replaceAll('.', '/')}`
}

const labelPlace = '/meta/securityLabels'

/**
 * Security labels that a change sets or lifts by hand, each by those alone whom the label names for it
 * (`schemas/permissions/labels.json`), as they stand to the row before the change.
 */
async function checkLabels(
  { entry, opened, context }: PlainCall,
  { before, after }: Replacement,
): Promise<Outcome<void>> {
  const [old, fresh] = [labelsIn(before), labelsIn(after)]
  const set = fresh.filter((code) => !old.includes(code))
  const lifted = old.filter((code) => !fresh.includes(code))
  if (set.length + lifted.length === 0) return succeeded(undefined)
  if (!mayBeLabelled(entry)) return refuse(labelPlace, 'stores.server-owned')

  const rules = [...set, ...lifted].map((code) => ({
    code,
    setBy: labels.find((label) => label.code === code)?.setBy ?? [],
  }))
  const words = [...new Set(rules.flatMap(({ setBy }) => setBy))]
  const judged = { id: before.id, patientId: patientOf(entry, before) }
  const held = await belongsTo(opened, judged, { facts: labelFacts(before), words })
  const refused = rules.find(({ setBy }) => !setBy.some((word) => held.includes(word)))
  if (refused) return refuse(labelPlace, 'stores.label-not-yours', { parameters: { label: refused.code } })
  context.note({ detail: { labels: { set, lifted } } })
  return succeeded(undefined)
}

/**
 * Refuses what people of the portal change beside the fields that are theirs (`schemas/permissions/own.json`, "changes"), a label by
 * whomever of them, and what staff change of a row that is only shared with them: of its remarks they pin their own. What is said of the patient is the patient's, or of those who decide for the patient: to be near is not enough.
 */
export async function checkTheirs(
  { context, entry }: PlainCall,
  { before, after }: Replacement,
): Promise<Outcome<void>> {
  const changed = () => changedFields(withDefaults(entry, before), after)
  if (!isOfPortal(context.actor)) {
    const pinned = () => pinsOfOthers(entry, { before, after }, ownIds(context.actor))
    return changeShared(context, entry, { document: before, changed, isOfOthers: pinned })
  }
  if (!sameStored(labelsIn(before), labelsIn(after))) return notTheirs(entry.type)
  const rule = ownRules.changes.find(({ type }) => type === entry.type)
  if (!rule) return succeeded(undefined)

  if (changed().some((name) => !rule.fields.includes(name))) return notTheirs(entry.type)
  if (entry.patientField !== 'self') return succeeded(undefined)
  const decides = await actsForPatient(context, before.id)
  if (!decides.ok) return decides
  return decides.value ? succeeded(undefined) : notTheirs(entry.type)
}

function notTheirs(type: string): Outcome<never> {
  return failed({ kind: 'forbidden', permission: `${type}:Update`, because: 'stores.staff-change-this' })
}
