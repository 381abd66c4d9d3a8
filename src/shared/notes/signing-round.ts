import type { Amendment } from '#generated/types/amendment.ts'
import type { Note } from '#generated/types/note.ts'
import type { NoteSection } from '#generated/types/note-section.ts'
import type { Signature } from '#generated/types/signature.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { applyPatch } from '#shared/patch/apply-patch.ts'
import type { Json } from '#shared/patch/patch-operation.ts'

type Signed = Pick<Note, 'signingState' | 'amendments' | 'signatures' | 'patientSignatures'>

/** The amendment that is begun and not signed by everybody yet; undefined while the note itself is signed. */
export function openAmendment({
  signingState,
  amendments = [],
}: Pick<Note, 'signingState' | 'amendments'>): Amendment | undefined {
  return signingState === 'Amending' ? amendments.at(-1) : undefined
}

/** The signatures of what is being signed now: of the amendment that is open, else of the note itself. */
export function signaturesInRound(note: Signed): readonly Signature[] {
  const round = openAmendment(note)?.id
  return [...(note.signatures ?? []), ...(note.patientSignatures ?? [])].filter(
    ({ amendment }) => amendment === round,
  )
}

/** The sections as they read with the amendment that is open: what its signatures cover. */
export function sectionsInRound(
  note: Pick<Note, 'signingState' | 'amendments' | 'sections'>,
): readonly NoteSection[] {
  const changes = openAmendment(note)?.sectionChanges ?? []
  const amended = sectionsWith(note.sections, changes)
  return amended.ok ? amended.value : note.sections
}

/** The note with the sections that are being signed now. */
export function noteInRound(note: Note): Note {
  return openAmendment(note) ? { ...note, sections: sectionsInRound(note) } : note
}

const places = /^\/sections\/\d+\/(data(\/|$)|narrative$)/

/** The sections with these changes; refused where one is of something else than answers and texts, or does not fit. */
export function sectionsWith(
  sections: readonly NoteSection[],
  changes: NonNullable<Amendment['sectionChanges']>,
): Outcome<readonly NoteSection[]> {
  const isOther = ({ op, path }: (typeof changes)[number]) =>
    !['add', 'remove', 'replace'].includes(op) || !places.test(path)
  if (changes.some(isOther)) return refuse('/sectionChanges', 'signatures.only-answers')
  if (changes.length === 0) return succeeded(sections)

  const document: Json = JSON.parse(JSON.stringify({ sections }))
  const changed = applyPatch(document, changes)
  if (!changed.ok) return refuse('/sectionChanges', 'signatures.changes-do-not-fit')
  const next: Pick<Note, 'sections'> = JSON.parse(JSON.stringify(changed.value))
  return succeeded(next.sections)
}
