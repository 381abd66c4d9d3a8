import type { Complaint } from '#codegen/load/complaint.ts'
import type { SourceFile } from '#codegen/load/sources.ts'
import { nearest } from '#codegen/model/patient-rules.ts'
import type { Resource } from '#codegen/model/resource.ts'
import { deepFields, entryOf, type Field, fieldAt } from '#codegen/model/shape.ts'
import { complain } from './complain.ts'

/**
 * What a reference says of the patient whose rows it may name is true and needed: one of `otherPatient` and `ofPatient`, only
 * where it leads to rows of patients, and `ofPatient` names a reference that stands beside it or around its part.
 */
export function checkPatients(
  file: SourceFile,
  resource: Resource,
  all: readonly Resource[],
): readonly Complaint[] {
  const others = new Set(all.flatMap(({ type, patientField }) => (patientField ? [] : [type])))
  return deepFields(resource.fields).flatMap((field) => {
    const what = troubleWith(resource, field, others)
    const pointer = `/properties/${field.path.split('.')[0]}`
    return what ? [complain(file, pointer, { what: what.what, fix: what.fix })] : []
  })
}

type Trouble = { readonly what: string; readonly fix: string }

function troubleWith(
  resource: Resource,
  { path, shape }: Field,
  others: ReadonlySet<string>,
): Trouble | undefined {
  const entry = entryOf(shape)
  if (entry.kind !== 'reference') return undefined
  const { otherPatient, ofPatient, targets } = entry
  if (otherPatient === undefined && ofPatient === undefined) return undefined
  if (otherPatient !== undefined && ofPatient !== undefined)
    return {
      what: `${path} says otherPatient and ofPatient.`,
      fix: 'Keep the one that holds: a reason why it may name anybody, or the field that says whom.',
    }
  if (targets.every((type) => others.has(type)))
    return { what: `${path} leads to no rows of patients.`, fix: 'Take otherPatient or ofPatient away.' }
  return ofPatient === undefined ? undefined : namedWrongly(resource, path, ofPatient)
}

function namedWrongly(resource: Resource, path: string, ofPatient: string): Trouble | undefined {
  const place = nearest(resource, path, ofPatient)
  const named = place === undefined ? undefined : fieldAt(resource.fields, place)
  if (named && entryOf(named.shape).kind === 'reference' && place !== path) return undefined
  return {
    what: `${path} is held to ${ofPatient}, which is no reference beside it.`,
    fix: 'Name a field with x-reference that stands beside it or around its part.',
  }
}
