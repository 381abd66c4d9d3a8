import type { SaveTarget } from '#generated/enumerations/save-target.ts'
import type { ElementType } from '#shared/forms/definition.ts'

/** What the answers to a type of question can become in a chart. */
export const saveTargetOf: { readonly [Type in ElementType]?: SaveTarget } = {
  VitalSigns: 'Observation',
  Instrument: 'Observation',
  Score: 'Observation',
  Diagnosis: 'Condition',
  Problems: 'Condition',
  Medications: 'Medication',
  Allergies: 'Allergy',
  Goals: 'CarePlanOutcome',
}
