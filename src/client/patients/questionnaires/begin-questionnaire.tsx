import { Button } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { usePermissions } from '#client/api/permissions.ts'
import { useSession } from '#client/api/session.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { PrintBlank } from '#client/content/print-blank.tsx'
import type { TabProps } from '#client/patients/tabs/tab.ts'
import { useRecordPath } from '#client/routing/own-screens.tsx'
import { useGo } from '#client/routing/use-go.tsx'
import { AskedFailure } from '#client/ui/states/answered.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { QueryCall } from '#generated/operations/plain.ts'
import { useBegin } from './use-begin.ts'

const inUse: QueryCall = {
  filters: [{ field: 'status', op: 'eq', value: 'Active' }],
  orderBy: 'name',
  order: 'asc',
  pageSize: 200,
}

/** Begins a questionnaire for a patient and goes there; only for staff who may. */
export function BeginQuestionnaire({ patient }: TabProps): ReactNode {
  const { may } = usePermissions()
  const { profile } = useSession()
  const isAllowed = may('QuestionnaireResponse:Create') && may('Questionnaire:Read')
  return isAllowed && profile?.resourceType === 'Practitioner' ? (
    <BeginForm patient={patient} author={{ id: profile.id, resourceType: 'Practitioner' }} />
  ) : null
}

type Props = TabProps & { readonly author: { readonly id: string; readonly resourceType: 'Practitioner' } }

function BeginForm({ patient, author }: Props): ReactNode {
  const words = useWords()
  const id = useId()
  const go = useGo()
  const path = useRecordPath()
  const answer = useAnswer('questionnaire.query', inUse)
  const [chosen, setChosen] = useState('')
  const { begin, isBusy, failure } = useBegin(patient, author)
  const items = answer?.ok ? answer.value.items : []
  const questionnaire = items.find((each) => each.id === chosen)

  return (
    <form
      className="tab-head"
      onSubmit={(event) => {
        event.preventDefault()
        if (questionnaire)
          void begin(questionnaire).then(
            (made) => made !== undefined && go(path('QuestionnaireResponse', made)),
          )
      }}
    >
      <div className="tab-tools">
        <label className="form-label" htmlFor={id}>
          {words('chart-questionnaires.which')}
        </label>
        <select
          id={id}
          className="form-input"
          value={chosen}
          required
          onChange={(event) => setChosen(event.currentTarget.value)}
        >
          <option value="">{words('chart-questionnaires.choose')}</option>
          {items.map((each) => (
            <option key={each.id} value={each.id}>
              {each.shortName} – {each.name}
            </option>
          ))}
        </select>
        <Button type="submit" loading={isBusy}>
          {words('chart-questionnaires.begin')}
        </Button>
        {questionnaire && <PrintBlank key={questionnaire.id} form={questionnaire} />}
      </div>
      <AskedFailure answer={answer} onRetry={() => refreshAnswers('Questionnaire')} />
      {answer?.ok && items.length === 0 && (
        <p className="tab-empty">{words('chart-questionnaires.none-in-use')}</p>
      )}
      {failure && <FailureNotice failure={failure} />}
    </form>
  )
}
