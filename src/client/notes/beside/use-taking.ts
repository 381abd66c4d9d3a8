import { useCallback } from 'react'
import { announce } from '#client/ui/announcer.tsx'
import { notify } from '#client/ui/notices.tsx'
import { useWords } from '#client/ui/words.tsx'
import { sameAnswer } from '#shared/answers/answer.ts'
import type { Snapshot } from '#shared/forms/answer-node.ts'
import type { OpenAnswers } from '#shared/forms/opening/open-answers.ts'
import type { ReportedHere } from './use-reported-answers.ts'

/** How a question of the note stands to what the patient answered: open, filled otherwise, filled with it, the same by itself, or not to be filled now. */
export type AnswerStanding = 'open' | 'other' | 'taken' | 'same' | 'hidden'

/** Looks at the question as it is filled now. */
export function standingOf({ value, reported }: ReportedHere, now: Snapshot): AnswerStanding {
  if (!now.visible || now.readOnly) return 'hidden'
  if (now.carried?.from.id === reported.source.from.id) return 'taken'
  if (now.value === undefined) return 'open'
  return sameAnswer(now.value, value) ? 'same' : 'other'
}

/** What was there before an answer was taken over, for as long as the note is open. */
const before = new WeakMap<OpenAnswers, ReadonlyMap<string, Snapshot>>()

/** Whether it is known what was there before. */
export function canTakeBack({ sheet: { answers }, element }: ReportedHere): boolean {
  return before.get(answers)?.has(element.id) === true
}

/** Takes answers over, each with where it comes from, and takes that back as long as nobody has written since. */
export function useTaking() {
  const words = useWords()
  const take = useCallback(
    (taken: readonly ReportedHere[]) => {
      for (const each of taken) takeOver(each)
      const done = words('note.reported-done', { count: taken.length })
      // Of a single one the way back is beside it.
      if (taken.length === 1) return announce(done)
      const act = () => {
        for (const each of taken) takeBack(each)
      }
      notify(done, { label: words('note.reported-back'), act, isUndo: true })
    },
    [words],
  )
  return { take, takeBack }
}

function takeOver({ sheet: { answers }, element: { id }, value, reported }: ReportedHere): void {
  before.set(answers, new Map([...(before.get(answers) ?? []), [id, answers.get(id)]]))
  answers.carry(id, value, reported.source)
}

function takeBack({ sheet: { answers }, element: { id }, reported }: ReportedHere): void {
  const known = before.get(answers)?.get(id)
  if (!known || answers.get(id).carried?.from.id !== reported.source.from.id) return
  if (known.carried && known.value !== undefined) answers.carry(id, known.value, known.carried)
  else answers.set(id, known.value)
}
