import { deepFields, type Field } from './shape.ts'

/** Names the field from which a reference takes its patient, by a dotted path; undefined where none does. */
export type PatientFrom = (field: Field) => string | undefined

/** The order in the model of a form: the fields of one level as it asks them: what offers one patient's rows comes right behind what names the patient. */
export function askingOrder(fields: readonly Field[], patientFrom: PatientFrom): readonly Field[] {
  const placed = fields.map((field, own) => {
    const behind = Math.max(own, ...namersOf(field, fields, patientFrom))
    return { field, behind, waits: Number(behind > own) }
  })
  return placed
    .toSorted((one, other) => one.behind - other.behind || one.waits - other.waits)
    .map(({ field }) => field)
}

/** The places of the fields that name a patient for this one or for what stands within it. */
function namersOf(field: Field, fields: readonly Field[], patientFrom: PatientFrom): readonly number[] {
  const paths = deepFields([field]).flatMap((each) => patientFrom(each) ?? [])
  return fields.flatMap((other, place) =>
    paths.some((path) => path === other.path || path.startsWith(`${other.path}.`)) ? [place] : [],
  )
}
