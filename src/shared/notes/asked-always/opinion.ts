import type { RuleSeverity } from '#generated/enumerations/rule-severity.ts'
import type { Note } from '#generated/types/note.ts'
import type { PracticePreferences } from '#generated/types/practice-preferences.ts'
import type { SessionParts } from '#shared/notes/note-parts.ts'
import { type MessageParameters, type Sentence, sentence } from '#shared/rules/sentence.ts'

/** What the practice and the note's definition choose of these checks. */
export type Chosen = {
  readonly missingPlanLink?: PracticePreferences['missingPlanLink'] | undefined
  /** The definition asks for the link, whatever the service does. */
  readonly requiresCarePlanLink?: boolean | undefined
}

/** What one of the checks that are asked always looks at. */
export type Looked = {
  readonly note: Note
  readonly session: SessionParts
  readonly chosen: Chosen
  /** A member's part of a group's note. */
  readonly isMemberPart: boolean
}

/** What it says; nothing where there is nothing to judge. */
export type Opinion = {
  readonly isWrong: boolean
  readonly severity: RuleSeverity
  readonly sentence: Sentence
}

/** Something is wrong. */
export function wrong(
  id: string,
  parameters: MessageParameters = {},
  severity: RuleSeverity = 'Warn',
): Opinion {
  return { isWrong: true, severity, sentence: sentence(id, parameters) }
}

/** It was looked at, and it is as it should be. */
export function right(id: string, parameters: MessageParameters = {}): Opinion {
  return { isWrong: false, severity: 'Info', sentence: sentence(id, parameters) }
}
