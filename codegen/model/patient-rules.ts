import type { Resource } from './resource.ts'
import { deepFields, entryOf, type Field, fieldAt } from './shape.ts'

/** Whose row a reference must lead to: that of the patient whom `patientFrom` names (`self`: the row itself), or anybody's for a reason. */
export type PatientRule = { readonly patientFrom?: string; readonly otherPatient?: string }

/** In the generator's model, the rule of each reference of a type that leads to rows of patients, by its path. */
export type PatientRules = Readonly<Record<string, PatientRule>>

/**
 * A row of a patient refers to rows of this patient only, unless the schema says which references may do otherwise; a part
 * that names a patient of its own is held to that one. The field that says whose the row is has nothing to be held to.
 */
export function patientRulesOf(resources: readonly Resource[], resource: Resource): PatientRules {
  const ofPatients = new Set(resources.flatMap(({ type, patientField }) => (patientField ? [type] : [])))
  return Object.fromEntries(
    deepFields(resource.fields).flatMap((field) => {
      const rule = ruleOf(resource, field, ofPatients)
      return rule ? [[field.path, rule]] : []
    }),
  )
}

function ruleOf(
  resource: Resource,
  { path, shape }: Field,
  ofPatients: ReadonlySet<string>,
): PatientRule | undefined {
  const entry = entryOf(shape)
  if (entry.kind !== 'reference' || !entry.targets.some((type) => ofPatients.has(type))) return undefined
  if (entry.otherPatient) return { otherPatient: entry.otherPatient }
  const own = path === resource.patientField ? undefined : resource.patientField
  const patientFrom = entry.ofPatient ? nearest(resource, path, entry.ofPatient) : own
  return patientFrom === undefined ? undefined : { patientFrom }
}

/** The path of the field of that name which stands nearest: beside the reference, else around its part. */
export function nearest({ fields }: Resource, path: string, name: string): string | undefined {
  const around = path.split('.').slice(0, -1)
  const places = around.map((_part, index) => around.slice(0, around.length - index).join('.'))
  return [...places.map((place) => `${place}.${name}`), name].find((each) => fieldAt(fields, each))
}
