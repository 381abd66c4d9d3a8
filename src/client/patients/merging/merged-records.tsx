import { Button } from '@mantine/core'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import type { OperationReply } from '#client/api/operation-input.ts'
import { usePermissions } from '#client/api/permissions.ts'
import { send } from '#client/api/send.ts'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { Confirmation } from '#client/ui/dialog.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { notify } from '#client/ui/notices.tsx'
import { Answered } from '#client/ui/states/answered.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import './merging.css'

type Reply = OperationReply<'patient.merges'>
type Merge = Reply['merges'][number]

/** Merged records: those that were merged into this one, and the way to separate them again. */
export function MergedRecords({ id }: { readonly id: string }): ReactNode {
  const words = useWords()
  const [answer, setAnswer] = useState<Outcome<Reply>>()
  const look = useCallback(async () => setAnswer(await send('patient.merges', { id })), [id])
  useEffect(() => {
    void look()
  }, [look])
  useLookAgain(answer, look)
  return (
    <section aria-labelledby="merged-records" className="merged-records">
      <h2 id="merged-records">{words('patients.merged-records')}</h2>
      <Answered
        answer={answer}
        what={words('patients.merged-records')}
        onRetry={() => void look()}
        isEmpty={({ merges }) => merges.length === 0}
        empty={<p>{words('patients.merged-none')}</p>}
      >
        {({ merges }) => (
          <ul className="pairs">
            {merges.map((merge) => (
              <MergedRecord key={`${merge.other.id} ${merge.at}`} id={id} merge={merge} onChange={look} />
            ))}
          </ul>
        )}
      </Answered>
    </section>
  )
}

const pause = 10_000

/** While records are on their way, the line is looked at again now and then, so that it says when they have arrived. */
function useLookAgain(answer: Outcome<Reply> | undefined, look: () => Promise<void>): void {
  const isUnderway =
    answer?.ok === true &&
    answer.value.merges.some(({ state }) => state === 'Moving' || state === 'Returning')
  useEffect(() => {
    if (!isUnderway) return
    const timer = setInterval(() => void look(), pause)
    return () => clearInterval(timer)
  }, [isUnderway, look])
}

type MergedProps = { readonly id: string; readonly merge: Merge; readonly onChange: () => Promise<void> }

function MergedRecord({ id, merge, onChange }: MergedProps): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const { mayDo } = usePermissions()
  const { instant } = useWorld()
  const [isAsked, setAsked] = useState(false)
  const [failure, setFailure] = useState<SeenFailure>()
  const { other, at, by, until, state } = merge
  const name = other.display ?? ''
  const canSeparate = state === 'Merged' && until > instant() && mayDo('patient.unmerge')
  const separate = async () => {
    const outcome = await send('patient.unmerge', { id, other: other.id })
    if (!outcome.ok) return setFailure(outcome.failure)
    refreshAnswers('Patient')
    notify(words('patients.separate-done'))
    await onChange()
  }
  const when = moments.dateAndTime(at)
  const states = {
    Moving: words('patients.merged-moving'),
    Merged: words('patients.merged-until', { when: moments.dateAndTime(until) }),
    Returning: words('patients.merged-returning'),
    Separated: words('patients.merged-separated'),
  }
  return (
    <li className="pair">
      <div className="pair-names">
        <strong>{name}</strong>
        <span>
          {by?.display
            ? words('patients.merged-by', { when, name: by.display })
            : words('patients.merged-at', { when })}
          , {states[state]}
        </span>
        {(state === 'Returning' || state === 'Separated') && (
          <span className="pair-charts">
            <ScreenLink to={`/patients/${other.id}`}>{words('patients.chart-of', { name })}</ScreenLink>
            <ScreenLink to={`/patients/${id}`}>{words('patients.chart-kept')}</ScreenLink>
          </span>
        )}
      </div>
      {canSeparate && (
        <Button
          variant="default"
          onClick={() => setAsked(true)}
          aria-label={words('patients.separate-of', { name })}
        >
          {words('patients.separate')}
        </Button>
      )}
      {failure && <FailureNotice failure={failure} />}
      <Confirmation
        isOpen={isAsked}
        title={words('patients.separate-ask')}
        text={words('patients.separate-ask-text', { name })}
        confirmLabel={words('patients.separate')}
        onConfirm={() => void separate()}
        onClose={() => setAsked(false)}
      />
    </li>
  )
}
