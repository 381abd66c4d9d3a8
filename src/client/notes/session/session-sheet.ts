import type { LoadedNote } from '#client/notes/record/load-note.ts'
import type { Encounter } from '#generated/types/encounter.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import { type OpenAnswers, openAnswers } from '#shared/forms/opening/open-answers.ts'
import { placeOfServiceIn } from '#shared/notes/practice-rules.ts'
import { type SessionWords, sessionAnswers, sessionDefinition, withSession } from './session-definition.ts'

/** The session's part of a note, opened for filling. */
export type SessionSheet = {
  readonly answers: OpenAnswers
  /** The session with what was entered here; the same object when nothing was. */
  readonly laidUpon: (encounter: Encounter) => Encounter
  /** Shows what came from elsewhere; what is the same stays untouched. */
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
  const questions = { conditions: loaded.parts.session?.conditions ?? [], isPlaceHidden: isHidden }
  const form = compileForm(sessionDefinition(words, questions))
  const answers = openAnswers(form, sessionAnswers(encounter, questions), { newId })
  return {
    answers,
    laidUpon: (known) =>
      answers.changedSince(sessionAnswers(known, questions)).length === 0
        ? known
        : withSession(known, answers.toAnswers('final'), questions),
    takeIn: (known) => answers.replace(sessionAnswers(known, questions)),
    keepKnown: ({ visitStatus, mode }) => {
      if (answers.get('visitStatus').value === undefined) answers.set('visitStatus', visitStatus)
      if (answers.get('mode').value === undefined) answers.set('mode', mode)
    },
  }
}
