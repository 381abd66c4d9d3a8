import { useState } from 'react'
import type { LoadedNote } from '#client/notes/record/load-note.ts'
import { openSheets, type Sheet } from '#client/notes/sections/sheet.ts'
import { keepTyping } from '#client/sync/drafts/keep-typing.ts'
import { useKept } from '#client/sync/drafts/use-kept.ts'
import { useWorld } from '#client/ui/world.ts'
import type { NoteSection } from '#generated/types/note-section.ts'
import type { Answers } from '#shared/answers/answer.ts'
import { sheetAnswers, withAnswers } from '#shared/notes/editing/with-narrative.ts'
import { isMemberPart } from '#shared/notes/group/is-member-part.ts'
import { amendmentInRound, noteInRound } from '#shared/notes/in-round.ts'

/** An amendment as it is being written. */
export type TypedAmendment = {
  readonly reason: string
  readonly text: string
  /** The answers of the sections in their order. */
  readonly answers: readonly Answers[]
}

const keptAmendments = keepTyping<TypedAmendment>()

type Amending = {
  readonly typed: TypedAmendment
  /** The sections that are amended here: of a member's part its own, of which what all have in common is no part. */
  readonly shown: readonly Sheet[]
  /** Keeps what was typed, the answers as they stand now with it. */
  readonly type: (more: Partial<Pick<TypedAmendment, 'reason' | 'text'>>) => void
  readonly now: () => TypedAmendment
  readonly stored: (typed: TypedAmendment) => void
}

/** The sections of a note, open to be amended, from what was begun here or handed over before. */
export function useAmending(loaded: LoadedNote): Amending {
  const world = useWorld()
  const note = noteInRound(loaded.parts.note)
  const begun = amendmentInRound(loaded.parts.note)
  const kept = useKept(keptAmendments, note.id, () => ({
    reason: begun?.reason.code ?? '',
    text: begun?.text ?? '',
    answers: note.sections.map(sheetAnswers),
  }))
  const [sheets] = useState(() => {
    const sections = note.sections.map((section, index) => sectionWith(section, kept.typed.answers[index]))
    return openSheets(loaded, { ...note, sections }, world)
  })
  const answersNow = () => sheets.map(({ answers }) => answers.toAnswers('draft'))
  const now = () => ({ ...kept.typed, answers: answersNow() })
  return {
    typed: kept.typed,
    shown: isMemberPart(note) ? sheets.filter(({ index }) => isOwn(note.sections[index])) : sheets,
    now,
    type: (more) => kept.type({ ...now(), ...more }),
    stored: kept.stored,
  }
}

function isOwn(section: NoteSection | undefined): boolean {
  return section?.scope !== 'Common'
}

function sectionWith(section: NoteSection, answers: Answers | undefined): NoteSection {
  return answers ? withAnswers(section, answers) : section
}
