import type { Amendment } from '#generated/types/amendment.ts'
import type { Note } from '#generated/types/note.ts'
import type { NoteSection } from '#generated/types/note-section.ts'
import type { Signature } from '#generated/types/signature.ts'
import { sectionsWith } from './sections-with.ts'

type Signed = Pick<Note, 'signingState' | 'amendments' | 'signatures' | 'patientSignatures'>

/** The amendment that is begun and not signed by everybody yet; undefined while the note itself is signed. */
export function amendmentInRound({
  signingState,
  amendments = [],
}: Pick<Note, 'signingState' | 'amendments'>): Amendment | undefined {
  return signingState === 'Amending' ? amendments.at(-1) : undefined
}

/** The signatures of what is being signed now: of the amendment that is open, else of the note itself. */
export function signaturesInRound(note: Signed): readonly Signature[] {
  const round = amendmentInRound(note)?.id
  return [...(note.signatures ?? []), ...(note.patientSignatures ?? [])].filter(
    ({ amendment }) => amendment === round,
  )
}

/** The sections as they read with the amendment that is open: what its signatures cover. */
export function sectionsInRound(
  note: Pick<Note, 'signingState' | 'amendments' | 'sections'>,
): readonly NoteSection[] {
  const changes = amendmentInRound(note)?.sectionChanges ?? []
  const amended = sectionsWith(note.sections, changes)
  return amended.ok ? amended.value : note.sections
}

/** The note with the sections that are being signed now. */
export function noteInRound(note: Note): Note {
  return amendmentInRound(note) ? { ...note, sections: sectionsInRound(note) } : note
}

/** Since when a note waits for its next signature: the last one of what is being signed, else when its amendment was begun, else when it was called ready; nothing for a draft. */
export function waitsSince(note: Signed & Pick<Note, 'readyAt'>): string | undefined {
  const signed = signaturesInRound(note).map(({ signedAt }) => signedAt)
  return signed.toSorted().at(-1) ?? amendmentInRound(note)?.at ?? note.readyAt
}

/** How many checks somebody took on with a reason. */
export function takenOn({ ruleResults = [] }: Pick<Note, 'ruleResults'>): number {
  return ruleResults.filter(({ outcome }) => outcome === 'Overridden').length
}
