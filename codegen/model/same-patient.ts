import type { Resource } from './resource.ts'
import { entryOf, type Field, fieldAt } from './shape.ts'

/** Whose row a reference must lead to: that of the patient whom `patientFrom` names (`self`: the row itself), or anybody's for a reason. */
export type PatientRule = { readonly patientFrom?: string; readonly otherPatient?: string }

/** The types whose rows belong to a patient. */
export function typesOfPatients(resources: readonly Resource[]): readonly string[] {
  return resources.flatMap(({ type, patientField }) => (patientField ? [type] : []))
}

/**
 * A row of a patient refers to rows of this patient only, unless the schema says which references may do otherwise; a part
 * that names a patient of its own is held to that one. The field that says whose the row is has nothing to be held to.
 */
export function patientRuleOf(
  resource: Resource,
  { path, shape }: Field,
  ofPatients: readonly string[],
): PatientRule {
  const entry = entryOf(shape)
  if (entry.kind !== 'reference' || !entry.targets.some((type) => ofPatients.includes(type))) return {}
  if (entry.otherPatient) return { otherPatient: entry.otherPatient }
  if (entry.ofPatient) return optional(nearest(resource, path, entry.ofPatient))
  return path === resource.patientField ? {} : optional(resource.patientField)
}

/** The path of the field of that name which stands nearest: beside the reference, else around its part. */
function nearest({ fields }: Resource, path: string, name: string): string | undefined {
  const around = path.split('.').slice(0, -1)
  const places = around.map((_part, index) => around.slice(0, around.length - index).join('.'))
  return [...places.map((place) => `${place}.${name}`), name].find((each) => fieldAt(fields, each))
}

function optional(patientFrom: string | undefined): PatientRule {
  return patientFrom === undefined ? {} : { patientFrom }
}
