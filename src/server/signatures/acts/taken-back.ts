import type { Note } from '#generated/types/note.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { Signature } from '#generated/types/signature.ts'

type Taking = { readonly at: string; readonly by: Reference; readonly reason: string }

/** The note with some of its signatures taken back: they stay, and no longer count. */
export function takenBack(
  note: Note,
  invalidated: Taking,
  concerns: (signature: Signature) => boolean,
): Note {
  const mark = (signature: Signature): Signature =>
    signature.invalidated || !concerns(signature) ? signature : { ...signature, invalidated }
  return {
    ...note,
    ...(note.signatures && { signatures: note.signatures.map(mark) }),
    ...(note.patientSignatures && { patientSignatures: note.patientSignatures.map(mark) }),
    ...(note.amendments && {
      amendments: note.amendments.map((each) =>
        each.signature ? { ...each, signature: mark(each.signature) } : each,
      ),
    }),
  }
}
