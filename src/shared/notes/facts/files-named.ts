import type { Note } from '#generated/types/note.ts'
import { sectionsInRound } from '#shared/notes/in-round.ts'
import { membersOf } from '#shared/patch/members-of.ts'

/** A picture or document that an answer names. */
export type FileNamed = { readonly id: string; readonly resourceType: 'Media' | 'DocumentReference' }

/** The files that the answers of a note name, those of the amendment that is open included: each once. */
export function filesNamed(
  note: Pick<Note, 'signingState' | 'amendments' | 'sections'>,
): readonly FileNamed[] {
  const found = sectionsInRound(note).flatMap(({ data }) => filesIn(data))
  return [...new Map(found.map((each) => [each.id, each])).values()]
}

/** The note with those of its files that it still names. */
export function withFilesNamed(note: Note): Note {
  const { files, ...rest } = note
  const named = new Set(filesNamed(note).map(({ id }) => id))
  const kept = (files ?? []).filter(({ file }) => named.has(file.id))
  return kept.length > 0 ? { ...rest, files: kept } : rest
}

function filesIn(answer: unknown): readonly FileNamed[] {
  if (typeof answer !== 'object' || answer === null) return []
  const { id, resourceType } = membersOf(answer)
  if (typeof id === 'string' && (resourceType === 'Media' || resourceType === 'DocumentReference'))
    return [{ id, resourceType }]
  return Object.values(answer).flatMap(filesIn)
}
