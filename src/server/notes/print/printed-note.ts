import type { Location } from '#generated/types/location.ts'
import type { Note } from '#generated/types/note.ts'
import type { NoteSection } from '#generated/types/note-section.ts'
import type { Preferences } from '#server/note-parts/practice-preferences.ts'
import type { Definition } from '#shared/forms/definition.ts'
import type { NoteParts } from '#shared/notes/note-parts.ts'
import type { LastSeal } from './last-seal-query.ts'

/** What an amendment has changed: the sections as they were signed before, by its id. */
export type Formerly = ReadonlyMap<string, readonly NoteSection[]>

/** A note with all that its print says. */
export type PrintedNote = {
  readonly note: Note
  readonly parts: NoteParts
  readonly title: string
  /** What each of the note's sections asks, in their order. */
  readonly definitions: readonly Definition[]
  readonly formerly: Formerly
  readonly manifest: LastSeal | undefined
  /** What was attested by each signature, by its id. */
  readonly attestations: ReadonlyMap<string, string>
  readonly location: Location | undefined
  readonly preferences: Preferences
  /** Of a note of several services its parts, each printed behind what they have in common. */
  readonly services: readonly PrintedNote[]
}
