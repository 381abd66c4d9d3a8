import { ownRules } from '#generated/permissions/own.ts'
import type { PlainCall } from '#server/operations/plain-handler.ts'
import { labelsIn } from '#server/stores/labels/closed-by.ts'
import { actsForPatient } from '#server/stores/reach/acts-for-patient.ts'
import { withDefaults } from '#server/stores/rows/prepare-row.ts'
import { changedFields, sameStored } from '#server/stores/same-stored.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { isOfPortal } from '#shared/permissions/circles-of.ts'
import type { Replacement } from './check-change.ts'

/**
 * Refuses what people of the portal change beside the fields that are theirs (`schemas/permissions/own.json`, "changes"), and a label by
 * whomever of them. What is said of the patient is the patient's, or of those who decide for the patient: to be near is not enough.
 */
export async function checkTheirs(
  { context, entry }: PlainCall,
  { before, after }: Replacement,
): Promise<Outcome<void>> {
  if (!isOfPortal(context.actor)) return succeeded(undefined)
  if (!sameStored(labelsIn(before), labelsIn(after))) return notTheirs(entry.type)
  const rule = ownRules.changes.find(({ type }) => type === entry.type)
  if (!rule) return succeeded(undefined)

  const changed = changedFields(withDefaults(entry, before), after)
  if (changed.some((name) => !rule.fields.includes(name))) return notTheirs(entry.type)
  if (entry.patientField !== 'self') return succeeded(undefined)
  const decides = await actsForPatient(context, before.id)
  if (!decides.ok) return decides
  return decides.value ? succeeded(undefined) : notTheirs(entry.type)
}

function notTheirs(type: string): Outcome<never> {
  return failed({ kind: 'forbidden', permission: `${type}:Update`, because: 'stores.staff-change-this' })
}
