import type { Complaint } from '#codegen/load/complaint.ts'
import type { SourceFile } from '#codegen/load/sources.ts'
import type { Resource } from '#codegen/model/resource.ts'
import { deepFields, entryOf, type Field } from '#codegen/model/shape.ts'
import { complain } from './complain.ts'

/** What becomes of a reference on the deletion of its target can come true: nothing that a row needs is cleared. */
export function checkDeletions(file: SourceFile, { fields }: Resource): readonly Complaint[] {
  return deepFields(fields).flatMap((field) =>
    isNeeded(field)
      ? [
          complain(file, `/properties/${field.path.split('.')[0]}`, {
            what: `${field.path} is needed, so it cannot be cleared.`,
            fix: 'Take onDeletion away, which refuses the deletion, or say along or keep.',
          }),
        ]
      : [],
  )
}

function isNeeded({ shape, required, createRequired }: Field): boolean {
  const entry = entryOf(shape)
  const needsOne = shape.kind === 'list' && (shape.minItems ?? 0) > 0
  return (
    entry.kind === 'reference' && entry.onDeletion === 'clear' && (required || createRequired || needsOne)
  )
}
