import type { Amendment } from '#generated/types/amendment.ts'
import type { Note } from '#generated/types/note.ts'

/** The version of a note that stood when it was amended: the newest that was signed before. Undefined where none was. */
export function versionBefore(
  { signatures = [], patientSignatures = [] }: Pick<Note, 'signatures' | 'patientSignatures'>,
  { id, at }: Amendment,
): string | undefined {
  const versions = [...signatures, ...patientSignatures]
    .filter(({ amendment, signedAt }) => amendment !== id && signedAt !== undefined && signedAt < at)
    .map(({ resourceVersion }) => Number(resourceVersion))
  return versions.length > 0 ? String(Math.max(...versions)) : undefined
}
