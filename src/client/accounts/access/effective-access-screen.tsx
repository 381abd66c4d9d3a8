import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { OperationInput, OperationReply } from '#client/api/operation-input.ts'
import { send } from '#client/api/send.ts'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import type { ScreenProps } from '#client/routing/feature.ts'
import { announce } from '#client/ui/announcer.tsx'
import { Page } from '#client/ui/page/page.tsx'
import { Answered } from '#client/ui/states/answered.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { Loading } from '#client/ui/states/loading.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Outcome } from '#shared/outcome/outcome.ts'
import { AccessAnswer } from './access-answer.tsx'
import { type AccessQuestion, emptyQuestion, QuestionFields } from './question-fields.tsx'
import './effective-access.css'

type Answer = Outcome<OperationReply<'practitioner.effectiveAccess'>>

/** Effective access: what a person may do, and why or why not; `?person=` names whose. Each question is recorded. */
export function EffectiveAccessScreen({ search }: ScreenProps): ReactNode {
  const words = useWords()
  const id = search.person
  const input = id === undefined ? undefined : { id }
  const person = useAnswer('practitioner.read', input)

  return (
    <Page title={words('account.screen.effective-access')}>
      {input ? (
        <Answered
          answer={person}
          what={words('account.screen.effective-access')}
          onRetry={() => askAgain('practitioner.read', input)}
        >
          {({ display }) => <Asking first={{ ...emptyQuestion, person: { id: input.id, display } }} />}
        </Answered>
      ) : (
        <Asking first={emptyQuestion} />
      )}
    </Page>
  )
}

function Asking({ first }: { readonly first: AccessQuestion }): ReactNode {
  const words = useWords()
  const [question, setQuestion] = useState(first)
  const [answer, setAnswer] = useState<Answer | 'asking'>()
  const isReady = question.person.id !== '' && (question.type === '') === (question.verb === '')

  const saidOf = ({ person, type, flag, patient }: AccessQuestion, isAllowed: boolean) => {
    if (type === '' && flag === '' && patient.id === '')
      return words('account.access-holds', { name: person.display })
    return words(isAllowed ? 'account.access-yes' : 'account.access-no')
  }
  const ask = async () => {
    setAnswer('asking')
    const outcome = await send('practitioner.effectiveAccess', inputOf(question))
    setAnswer(outcome)
    if (outcome.ok) announce(saidOf(question, outcome.value.allowed))
  }

  return (
    <div className="effective-access">
      <p className="account-text">{words('account.access-text')}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady && answer !== 'asking') ask()
        }}
      >
        <QuestionFields
          question={question}
          onChange={(next) => {
            setQuestion(next)
            setAnswer(undefined)
          }}
        />
        <Button type="submit" disabled={!isReady}>
          {words('account.access-ask')}
        </Button>
      </form>
      {answer === 'asking' && <Loading what={words('account.screen.effective-access')} />}
      {answer !== undefined && answer !== 'asking' && !answer.ok && (
        <FailureNotice failure={answer.failure} onRetry={ask} />
      )}
      {answer !== undefined && answer !== 'asking' && answer.ok && (
        <AccessAnswer question={question} answer={answer.value} />
      )}
    </div>
  )
}

function inputOf({
  person,
  type,
  verb,
  flag,
  patient,
}: AccessQuestion): OperationInput<'practitioner.effectiveAccess'> {
  return {
    id: person.id,
    ...(type !== '' && { permission: `${type}:${verb}` }),
    ...(flag !== '' && { flag }),
    ...(patient.id !== '' && { patient: { id: patient.id, resourceType: 'Patient' } }),
  }
}
