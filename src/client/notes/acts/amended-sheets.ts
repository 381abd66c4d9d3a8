import type { LoadedNote } from '#client/notes/record/load-note.ts'
import { openSheets, type Sheet } from '#client/notes/sections/sheet.ts'
import type { World } from '#client/ui/world.ts'
import type { Note } from '#generated/types/note.ts'
import type { NoteSection } from '#generated/types/note-section.ts'
import type { Answers } from '#shared/answers/answer.ts'
import { isMade } from '#shared/forms/filling/expressed.ts'
import {
  laidUpon,
  type OwnChange,
  ownChanges,
  withChange,
  withDifferences,
} from '#shared/notes/editing/own-changes.ts'
import { sheetAnswers, withAnswers } from '#shared/notes/editing/with-narrative.ts'
import { isMemberPart } from '#shared/notes/group/is-member-part.ts'
import { noteInRound } from '#shared/notes/in-round.ts'

/** A section that is amended: its key, and its answers as they stood when it was opened. */
export type AmendedSheet = Sheet & { readonly key: string; readonly stood: Answers }

/** A note whose sections are open to be amended, as one version of it has them. */
export type AmendedSheets = {
  readonly note: Note
  readonly sheets: readonly AmendedSheet[]
  /** Of a member's part its own sections, of which what all have in common is no part. */
  readonly shown: readonly AmendedSheet[]
  /** What was typed before into answers that somebody else has changed since. */
  readonly disputed: readonly OwnChange[]
}

/** Opens the sections of a note as it is now, with what was changed in them before. */
export function openAmended(loaded: LoadedNote, changes: readonly OwnChange[], world: World): AmendedSheets {
  const { note } = loaded.parts
  const { sections } = noteInRound(note)
  const sheets = openSheets(loaded, { ...note, sections }, world).map((sheet) => ({
    ...sheet,
    key: sections[sheet.index]?.key ?? sheet.id,
    stood: sheet.answers.toAnswers('draft'),
  }))
  const laid = laidUpon(sheets.map(standing), changes)
  for (const { key, answers } of sheets) {
    const changed = laid.answers.get(key)
    if (changed) answers.replace(changed)
  }
  const shown = isMemberPart(note) ? sheets.filter(({ index }) => isOwn(sections[index])) : sheets
  return { note, sheets, shown, disputed: laid.disputed }
}

/** What somebody changed in the sections, with what is not decided yet; what follows from other answers is worked out anew each time. */
export function changesIn({ sheets, disputed }: AmendedSheets): readonly OwnChange[] {
  const own = sheets.flatMap((sheet) =>
    ownChanges(standing(sheet), sheet.answers.toAnswers('draft')).filter(({ id }) => isAsked(sheet, id)),
  )
  return [...disputed, ...own]
}

/** The sections of the note as they are amended: what is different in those that are shown, and nothing else. */
export function amendedSections({ note, shown }: AmendedSheets): readonly NoteSection[] {
  const { sections } = noteInRound(note)
  return note.sections.map((signed, index) => {
    const sheet = shown.find((each) => each.index === index)
    const section = sections[index]
    if (!sheet || !section) return signed
    const now = sheet.answers.toAnswers('draft')
    return withAnswers(section, withDifferences(sheetAnswers(section), sheet.stood, now))
  })
}

/** The sections after somebody has decided on an answer that both changed: what was typed is put in, or left out. */
export function decided(open: AmendedSheets, change: OwnChange, isMine: boolean): AmendedSheets {
  const sheet = open.sheets.find(({ key }) => key === change.section)
  if (isMine) sheet?.answers.replace(withChange(sheet.answers.toAnswers('draft'), change))
  return { ...open, disputed: open.disputed.filter((each) => each !== change) }
}

function standing({ key, stood }: AmendedSheet) {
  return { key, answers: stood }
}

function isAsked({ answers }: AmendedSheet, id: string): boolean {
  const element = answers.form.nodes.get(id)?.element
  return element === undefined || !isMade(element) || answers.get(id).byHand
}

function isOwn(section: NoteSection | undefined): boolean {
  return section?.scope !== 'Common'
}
