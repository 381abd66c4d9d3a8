import type { TypeEntry } from '#generated/tables/registry.ts'
import { changeAt, type Document, isDocument, valueAt } from '#server/stores/document.ts'
import type { Target } from './find-displays.ts'
import type { Successors } from './successors.ts'

type Rule = TypeEntry['references'][number]

/** May the reference at this place lead to that row, as far as patients go? A row that is not seen is judged elsewhere. */
export type FitsPatient = (rule: Rule, pointer: string, target: Target | undefined) => boolean

type Named = { readonly part: string; readonly patients: readonly string[]; readonly isGroup: boolean }

/**
 * A row of one patient never refers to another's (`patientFrom` of the registry, which the schemas decide): the patient is the
 * one whom the part itself names, else whom the row names. Rows that belong to nobody may be named by everybody; a row that
 * is taken away is not asked any more. Who was merged into another is that one.
 */
export function samePatientIn(
  entry: TypeEntry,
  document: Document,
  { targets, successors }: { readonly targets: ReadonlyMap<string, Target>; readonly successors: Successors },
): FitsPatient {
  if (valueAt(document, 'meta.isDeleted') === true) return () => true
  const known = new Map<string, readonly Named[]>()
  const meant = (ids: readonly string[]) =>
    successors.size === 0 ? ids : ids.map((id) => successors.get(id) ?? id)
  const namedAt = (path: string) => {
    const named =
      known.get(path) ??
      patientsAt(document, path, targets).map((each) => ({ ...each, patients: meant(each.patients) }))
    known.set(path, named)
    return named
  }

  return ({ patientFrom }, pointer, target) => {
    const patients = meant(target?.patients ?? [])
    if (patientFrom === undefined || patients.length === 0) return true
    const named = namedAt(patientFrom)
    const around = named.filter(({ part }) => pointer.startsWith(`${part}/`))
    const own = entry.patientField === undefined ? [] : namedAt(entry.patientField).flatMap(patientsOf)
    // The session of a whole group belongs to no patient, and names the meeting that concerns all of them.
    if (own.length === 0 && around.some(({ isGroup }) => isGroup)) return true
    const beside = around.flatMap(patientsOf)
    if (beside.length > 0) return beside.some((id) => patients.includes(id))
    return entry.patientField === undefined || own.some((id) => patients.includes(id))
  }
}

function patientsOf({ patients }: Named): readonly string[] {
  return patients
}

/** Whom the references at a path name, with the part that each stands in. */
function patientsAt(
  document: Document,
  path: string,
  targets: ReadonlyMap<string, Target>,
): readonly Named[] {
  if (path === 'self') return [{ part: '', patients: [String(document.id)], isGroup: false }]
  const found: Named[] = []
  changeAt(document, path, (value, pointer) => {
    if (!isDocument(value)) return value
    const id = String(value.id)
    const patients = value.resourceType === 'Patient' ? [id] : (targets.get(id)?.patients ?? [])
    const part = pointer.slice(0, pointer.lastIndexOf(`/${path.split('.').at(-1)}`))
    found.push({ part, patients, isGroup: value.resourceType === 'Group' })
    return value
  })
  return found
}
