import { type ReactNode, useMemo } from 'react'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import { aimsOf } from '#client/form/elements/aims-of.ts'
import { putWhereWritten } from '#client/shorthand/put-where-written.ts'
import { useMoments } from '#client/ui/moments.ts'
import { notify } from '#client/ui/notices.tsx'
import { Answered } from '#client/ui/states/answered.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { CarePlan } from '#generated/types/care-plan.ts'
import type { Note } from '#generated/types/note.ts'
import { asLetters } from '#shared/elements/text/as-letters.ts'
import { plansOn, type ServiceDay } from '#shared/notes/asked-always/plans-on.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import { plansAsked } from './plans-asked.ts'

type Props = { readonly note: Note; readonly patientId: string; readonly isRead: boolean }

/** Beside the note: the care plans as they are on the day of service; a press puts the words of a goal or objective where somebody wrote last. */
export function PlanBeside({ note, patientId, isRead }: Props): ReactNode {
  const words = useWords()
  const asked = useMemo(() => plansAsked(patientId), [patientId])
  const plans = useAnswer('carePlan.query', asked)
  const { dayOf } = useMoments()
  const day = { date: note.serviceDate, dayOf }
  return (
    <section className="note-panel" aria-labelledby="note-plan">
      <h2 id="note-plan">{words('note.beside-plan')}</h2>
      <Answered
        answer={plans && (plans.ok ? succeeded(plansOn(plans.value.items, day) ?? []) : plans)}
        what={words('note.beside-plan')}
        onRetry={() => askAgain('carePlan.query', asked)}
        isEmpty={(items) => items.length === 0}
        empty={<p className="note-quiet">{words('note.plan-none')}</p>}
      >
        {(items) => items.map((plan) => <Plan key={plan.id} plan={plan} day={day} isRead={isRead} />)}
      </Answered>
    </section>
  )
}

type PlanProps = { readonly plan: CarePlan; readonly day: ServiceDay; readonly isRead: boolean }

function Plan({ plan, day, isRead }: PlanProps): ReactNode {
  const words = useWords()
  const moments = useMoments()
  return (
    <>
      <h3 className="note-beside-head">{plan.title}</h3>
      {plan.nextReview && (
        <p className="note-quiet">{words('note.plan-review', { day: moments.date(plan.nextReview) })}</p>
      )}
      <ul className="note-beside-list">
        {aimsOf(plan, day).map(({ id, problem, statement, aims }) => (
          <li key={id}>
            <small className="note-quiet">{problem}</small>
            <Words text={statement} isRead={isRead} />
            <ul>
              {aims
                .filter((aim) => aim.statement !== statement)
                .map((aim) => (
                  <li key={aim.key}>
                    <Words text={aim.statement} isRead={isRead} />
                    <small className="note-quiet">
                      {words('note.plan-until', { day: moments.date(aim.target) })}
                    </small>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  )
}

function Words({ text, isRead }: { readonly text: string; readonly isRead: boolean }): ReactNode {
  const words = useWords()
  if (isRead) return <p>{text}</p>
  const put = () => {
    if (!putWhereWritten({ name: text, body: asLetters(text) })) notify(words('note.beside-nowhere'))
  }
  return (
    <button type="button" title={words('note.put-in-text')} onClick={put}>
      {text}
    </button>
  )
}
