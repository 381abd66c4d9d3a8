import { displayOf } from '#client/form/words/list-items.ts'
import type { Encounter } from '#generated/types/encounter.ts'
import type { Answers } from '#shared/answers/answer.ts'
import type { Definition } from '#shared/forms/definition.ts'

/** What the questions about a visit that did not take place are called. */
export type MissedWord = 'note.missed-reason' | 'note.missed-action'

type Missed = NonNullable<Encounter['missedVisit']>

const reasons = 'cancellation-reason'
const actions = 'no-show-action'

/** Of a visit that did not take place: why not, and what was done about it. */
export function missedQuestions(words: (id: MissedWord) => string): Definition['elements'] {
  return [
    {
      id: 'missedReason',
      type: 'Choice',
      label: words('note.missed-reason'),
      width: 5,
      codedList: reasons,
      visibleWhen: whenVisit('NotEquals', 'Show'),
    },
    {
      id: 'missedAction',
      type: 'Choice',
      label: words('note.missed-action'),
      width: 5,
      codedList: actions,
      visibleWhen: whenVisit('Equals', 'NoShow'),
    },
  ]
}

function whenVisit(operator: 'Equals' | 'NotEquals', value: string) {
  return { combinator: 'And' as const, clauses: [{ source: 'visitStatus', operator, value }] }
}

/** What the session says of it. */
export function missedAnswers({ missedVisit }: Pick<Encounter, 'missedVisit'>): Answers {
  return {
    ...(missedVisit?.reason && { missedReason: missedVisit.reason.code }),
    ...(missedVisit?.action && { missedAction: missedVisit.action.code }),
  }
}

/** The session's part with those answers; of a visit that took place nothing is said. */
export function withMissed(
  { missedVisit }: Pick<Encounter, 'missedVisit'>,
  { visitStatus, missedReason, missedAction }: Answers,
): Pick<Encounter, 'missedVisit'> {
  if (visitStatus !== 'NoShow' && visitStatus !== 'Cancelled') return {}
  const { reason, action, ...rest } = missedVisit ?? {}
  const next: Missed = {
    ...rest,
    outcome: visitStatus,
    ...named('reason', { list: reasons, code: missedReason, known: reason }),
    ...named('action', { list: actions, code: missedAction, known: action }),
  }
  return { missedVisit: next }
}

type Named = {
  readonly list: string
  readonly code: unknown
  readonly known: Missed['reason']
}

/** A code that was not changed keeps the words under which it is stored. */
function named<Name extends string>(name: Name, { list, code, known }: Named) {
  if (typeof code !== 'string' || code === '') return {}
  return { [name]: known?.code === code ? known : { code, display: displayOf(list, code) ?? code } }
}
