import type { LoadedNote } from '#client/notes/record/load-note.ts'
import type { Encounter } from '#generated/types/encounter.ts'
import type { Answers } from '#shared/answers/answer.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import { type OpenAnswers, openAnswers } from '#shared/forms/opening/open-answers.ts'
import { placeOfServiceIn } from '#shared/notes/practice-rules.ts'
import { type SessionWords, sessionAnswers, sessionDefinition, withSession } from './session-definition.ts'

/** The session's part of a note, opened for filling. */
export type SessionSheet = {
  readonly answers: OpenAnswers
  /** The session with what was entered here; the same object when nothing was. */
  readonly laidUpon: (encounter: Encounter) => Encounter
  /** Shows what came from elsewhere; what is the same stays untouched, and so does what is only half entered. */
  readonly takeIn: (encounter: Encounter) => void
  /** A session always has a visit status and a mode: what is cleared stands there again. */
  readonly keepKnown: (encounter: Encounter) => void
}

type Opening = {
  readonly loaded: LoadedNote
  readonly words: SessionWords
  readonly newId: () => string
}

/** Opens the questions about a session with what it holds. */
export function openSession(encounter: Encounter, { loaded, words, newId }: Opening): SessionSheet {
  const { isHidden } = placeOfServiceIn(loaded.preferences ?? {})
  const conditions = loaded.parts.session?.conditions ?? []
  const questions = { session: encounter, conditions, isPlaceHidden: isHidden }
  const form = compileForm(sessionDefinition(words, questions))
  const answers = openAnswers(form, sessionAnswers(encounter, questions), { newId })
  const laidUpon = (known: Encounter) =>
    answers.changedSince(sessionAnswers(known, questions)).length === 0
      ? known
      : withSession(known, answers.toAnswers('final'), questions)
  /** A break of which only one time is entered is in no session yet, and stays on the screen. */
  const halfEntered = (known: Encounter): Answers => {
    const { breaks } = answers.toAnswers('draft')
    const isSame = JSON.stringify(laidUpon(known).breaks) === JSON.stringify(known.breaks)
    return isSame && breaks !== undefined ? { breaks } : {}
  }
  const restored = (path: 'visitStatus' | 'mode', known: string) => {
    if (form.nodes.has(path) && answers.get(path).value === undefined) answers.set(path, known)
  }
  return {
    answers,
    laidUpon,
    takeIn: (known) => answers.replace({ ...sessionAnswers(known, questions), ...halfEntered(known) }),
    keepKnown: ({ visitStatus, mode }) => {
      restored('visitStatus', visitStatus)
      restored('mode', mode)
    },
  }
}
