import type { LoadedNote } from '#client/notes/record/load-note.ts'
import type { World } from '#client/ui/world.ts'
import type { Note } from '#generated/types/note.ts'
import { type Answers, isRecord, sameAnswer } from '#shared/answers/answer.ts'
import type { OpenAnswers } from '#shared/forms/opening/open-answers.ts'
import { openSections } from '#shared/notes/editing/open-sections.ts'
import { sheetAnswers, withAnswers } from '#shared/notes/editing/with-narrative.ts'
import { ownSections } from '#shared/notes/group/is-member-part.ts'
import { noteContext } from '#shared/notes/note-context.ts'
import { applyPatch } from '#shared/patch/apply-patch.ts'

/** One section of a note in work: its answers, and what of them the note already holds. */
export type Sheet = {
  readonly index: number
  readonly id: string
  readonly title: string
  /** Something in it has to be answered before the note is signed. */
  readonly isRequired: boolean
  readonly answers: OpenAnswers
  /** The answers as the note last held them, seen from this sheet. */
  handed: Answers
}

/** Opens the sections that are written in this note for filling. */
export function openOwnSheets(loaded: LoadedNote, note: Note, world: World): readonly Sheet[] {
  return openSheets(loaded, { ...note, sections: ownSections(note) }, world)
}

/** Opens every section of the note, also what a group's members have in common. */
export function openSheets(loaded: LoadedNote, note: Note, { instant, newId }: World): readonly Sheet[] {
  const timezone = loaded.preferences?.timezone ?? 'UTC'
  const context = noteContext({ ...loaded.parts, note }, { now: instant(), timezone })
  const opened = openSections(note.sections, loaded.definitions, { ...context, newId })
  return opened.map(({ data, ...section }) => ({ ...section, handed: data }))
}

/** The note with what was entered in a sheet since it was last handed over; what others put beside it stays. */
export function withSheet(note: Note, sheet: Sheet): Note {
  const changes = sheet.answers.changedSince(sheet.handed)
  if (changes.length === 0) return note

  sheet.handed = sheet.answers.toAnswers('draft')
  const sections = note.sections.map((section, index) => {
    if (index !== sheet.index) return section
    const patched = applyPatch(sheetAnswers(section), changes)
    return withAnswers(section, patched.ok && isRecord(patched.value) ? patched.value : sheet.handed)
  })
  return { ...note, sections }
}

/** Takes in what came from elsewhere (another device, a co-author); what is the same stays untouched. */
export function takeIn(note: Note, sheets: readonly Sheet[]): void {
  for (const sheet of sheets) {
    const section = note.sections[sheet.index]
    const data = section && sheetAnswers(section)
    if (!data || sameAnswer(data, sheet.handed)) continue
    sheet.handed = data
    sheet.answers.replace(data)
  }
}
