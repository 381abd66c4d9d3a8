import { Button } from '@mantine/core'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { send } from '#client/api/send.ts'
import { useSession } from '#client/api/session.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { PatientSearch } from '#client/person/choosing/patient-search.tsx'
import { useRecordPath } from '#client/routing/own-screens.tsx'
import { useGo } from '#client/routing/use-go.tsx'
import { notify } from '#client/ui/notices.tsx'
import { AskedFailure, knownOf } from '#client/ui/states/answered.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { Questionnaire } from '#generated/types/questionnaire.ts'
import { exportQuestionnaire } from '#shared/exports/export-questionnaire.ts'
import {
  answeredAddress,
  type TakenResponse,
  takeInResponse,
} from '#shared/exports/responses/take-in-response.ts'
import { type ForeignObject, recordOf, textOf } from '#shared/imports/reading/foreign-object.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { TakenReport } from './taken-report.tsx'

const inUse: QueryCall = {
  filters: [{ field: 'status', op: 'eq', value: 'Active' }],
  orderBy: 'name',
  order: 'asc',
  pageSize: 200,
}

/** Whose answers to which questionnaire a file holds; then what is taken from it, and the press that stores it. */
export function TakeFile({ response }: { readonly response: ForeignObject }): ReactNode {
  const words = useWords()
  const id = useId()
  const { instant, newId } = useWorld()
  const answer = useAnswer('questionnaire.query', inUse)
  const items = knownOf(answer)?.items ?? []
  const [picked, setPicked] = useState<string>()
  const [patient, setPatient] = useState({ id: '', label: '' })
  const chosen = picked ?? items.find((each) => isAnsweredBy(each, response))?.id ?? ''
  const questionnaire = items.find((each) => each.id === chosen)
  const taken = useMemo(
    () => questionnaire && takeInResponse({ questionnaire, response, newId, now: instant() }),
    [questionnaire, response, newId, instant],
  )
  const about = textOf(recordOf(response.subject).display)
  return (
    <>
      <div>
        <label className="form-label" htmlFor={id}>
          {words('filling.which-questionnaire')}
        </label>
        <select
          id={id}
          className="form-input"
          value={chosen}
          onChange={(event) => setPicked(event.currentTarget.value)}
        >
          <option value="">{words('filling.choose-questionnaire')}</option>
          {items.map((each) => (
            <option key={each.id} value={each.id}>
              {each.shortName} – {each.name}
            </option>
          ))}
        </select>
        <AskedFailure answer={answer} onRetry={() => refreshAnswers('Questionnaire')} />
      </div>
      <div>
        <PatientSearch
          title={words('filling.whose')}
          value={patient.id}
          label={patient.label}
          onChange={(next, label) => setPatient({ id: next, label })}
        />
        {about !== undefined && (
          <p className="filling-quiet">{words('filling.file-about', { name: about })}</p>
        )}
      </div>
      {questionnaire && taken && (
        <>
          <TakenReport questionnaire={questionnaire} taken={taken} />
          <Store questionnaire={questionnaire} taken={taken} patientId={patient.id} />
        </>
      )}
    </>
  )
}

/** Does the file say that it answers this questionnaire? */
function isAnsweredBy(questionnaire: Questionnaire, response: ForeignObject): boolean {
  const address = answeredAddress(response)
  if (address === undefined || !questionnaire.original) return false
  return textOf(exportQuestionnaire(questionnaire, 'R4').questionnaire.url) === address
}

type StoreProps = {
  readonly questionnaire: Questionnaire
  readonly taken: TakenResponse
  readonly patientId: string
}

function Store({ questionnaire, taken, patientId }: StoreProps): ReactNode {
  const words = useWords()
  const go = useGo()
  const path = useRecordPath()
  const { profile } = useSession()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<SeenFailure>()
  const store = async () => {
    if (profile?.resourceType !== 'Practitioner') return
    setBusy(true)
    const { answers, status, source, authored } = taken
    const outcome = await send('questionnaireResponse.create', {
      body: {
        questionnaire: { id: questionnaire.id, resourceType: 'Questionnaire' },
        patient: { id: patientId, resourceType: 'Patient' },
        author: { id: profile.id, resourceType: 'Practitioner' },
        mode: 'Portal',
        ...{ answers, status, source, authored },
      },
    })
    setBusy(false)
    setFailure(outcome.ok ? undefined : outcome.failure)
    if (!outcome.ok) return
    notify(words('filling.file-stored'))
    refreshAnswers('QuestionnaireResponse')
    go(path('QuestionnaireResponse', outcome.value.id))
  }
  return (
    <div className="filling-take">
      <Button loading={isBusy} disabled={patientId === '' || taken.kept === 0} onClick={() => void store()}>
        {words('filling.store-answers')}
      </Button>
      {failure && <FailureNotice failure={failure} />}
    </div>
  )
}
