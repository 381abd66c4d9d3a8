import { Button } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { usePermissions } from '#client/api/permissions.ts'
import { send } from '#client/api/send.ts'
import { useSession } from '#client/api/session.ts'
import { keepTyping } from '#client/sync/drafts/keep-typing.ts'
import { useKept } from '#client/sync/drafts/use-kept.ts'
import { useMoments } from '#client/ui/moments.ts'
import { notify } from '#client/ui/notices.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Questionnaire } from '#generated/types/questionnaire.ts'
import type { QuestionnaireResponse } from '#generated/types/questionnaire-response.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'

type Props = {
  readonly response: QuestionnaireResponse
  readonly questionnaire: Questionnaire | undefined
  readonly onReviewed: () => void
}

const done = keepTyping<string>()

/** Who of the staff has read finished answers; whoever reads them now says so, and what was done where an alert wants that. */
export function ReviewBox({ response, questionnaire, onReviewed }: Props): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const { mayDo } = usePermissions()
  const { profile } = useSession()
  const { status, reviewed } = response
  const isFinished = status === 'Final' || status === 'Amended'
  if (!isFinished) return null
  if (reviewed)
    return (
      <p className="filling-quiet">
        {words('filling.reviewed', {
          name: reviewed.by.display ?? '–',
          when: moments.dateAndTime(reviewed.at),
        })}
      </p>
    )
  const isAllowed = mayDo('questionnaireResponse.review') && profile?.resourceType === 'Practitioner'
  return isAllowed ? (
    <ReviewForm response={response} questionnaire={questionnaire} onReviewed={onReviewed} />
  ) : (
    <p className="filling-quiet">{words('filling.not-reviewed')}</p>
  )
}

function ReviewForm({ response, questionnaire, onReviewed }: Props): ReactNode {
  const words = useWords()
  const id = useId()
  const { typed, type, stored } = useKept(done, response.id, () => '')
  const [failure, setFailure] = useState<SeenFailure>()
  const [isBusy, setBusy] = useState(false)
  const open = (response.alerts ?? []).filter(({ at }) => at === undefined)
  const wantsAction = open.some(({ alertId }) => isPressing(questionnaire, alertId))

  const review = async () => {
    setBusy(true)
    const action = typed.trim()
    const outcome = await send('questionnaireResponse.review', {
      id: response.id,
      versionId: response.meta.versionId,
      ...(action !== '' && { action }),
    })
    setBusy(false)
    setFailure(outcome.ok ? undefined : outcome.failure)
    if (!outcome.ok) return
    stored(typed)
    notify(words('filling.reviewed-now'))
    refreshAnswers('QuestionnaireResponse')
    onReviewed()
  }
  return (
    <form
      className="filling-review"
      onSubmit={(event) => {
        event.preventDefault()
        void review()
      }}
    >
      {open.length > 0 && (
        <>
          <label className="form-label" htmlFor={id}>
            {words(wantsAction ? 'filling.action-needed' : 'filling.action')}
          </label>
          <textarea
            id={id}
            className="form-input"
            rows={2}
            maxLength={500}
            required={wantsAction}
            value={typed}
            onChange={(event) => type(event.currentTarget.value)}
          />
        </>
      )}
      <Button type="submit" loading={isBusy}>
        {words(open.length > 0 ? 'filling.acknowledge' : 'filling.review')}
      </Button>
      {failure && <FailureNotice failure={failure} />}
    </form>
  )
}

function isPressing(questionnaire: Questionnaire | undefined, alertId: string): boolean {
  const alert = questionnaire?.alerts?.find(({ id }) => id === alertId)
  return alert?.severity === 'Critical' || alert?.requireAcknowledgement === true
}
