import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { OperationReply } from '#client/api/operation-input.ts'
import { useCodeWords } from '#client/form/words/code-words.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { AdvisedAccess } from '#generated/types/advised-access.ts'
import type { ReachLine } from '#generated/types/reach-line.ts'
import type { AccessQuestion } from './question-fields.tsx'
import { useRightName } from './use-right-name.ts'

type Props = {
  readonly question: AccessQuestion
  readonly answer: OperationReply<'practitioner.effectiveAccess'>
}

/** The answer about access: one sentence, then what it comes from, then what would change it. */
export function AccessAnswer({ question, answer }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const codeWords = useCodeWords()
  const name = question.person.display
  const isOpen = question.type === '' && question.flag === '' && question.patient.id === ''
  const sentence = answer.allowed ? 'account.access-is-allowed' : 'account.access-is-denied'
  return (
    <section className="access-answer" aria-label={words('account.access-answer')}>
      <p className="access-sentence" data-allowed={answer.allowed || undefined}>
        {answer.allowed ? <IconCircleCheck size={20} aria-hidden /> : <IconCircleX size={20} aria-hidden />}
        {isOpen ? words('account.access-holds', { name }) : words(sentence, { name })}
      </p>
      <dl className="access-facts">
        <dt>{words('account.access-roles')}</dt>
        <dd>
          <Chain chain={answer.chain} missing={answer.missing} isActive={answer.active} />
        </dd>
        {answer.reach !== 'NotAsked' && (
          <>
            <dt>{words('account.access-reach')}</dt>
            <dd>
              {labels(`enumeration.ReachRule.${answer.reach}`)}
              <Lines lines={answer.lines} />
              {answer.tokenNeeded && <p>{words('account.access-token')}</p>}
            </dd>
          </>
        )}
        {answer.state !== 'NotAsked' && (
          <>
            <dt>{words('account.access-state')}</dt>
            <dd>{labels(`enumeration.RowState.${answer.state}`)}</dd>
          </>
        )}
        {answer.label !== 'NotAsked' && (
          <>
            <dt>{words('account.access-labels')}</dt>
            <dd>
              {labels(`enumeration.LabelResult.${answer.label}`)}
              {answer.labels.length > 0 &&
                `: ${answer.labels.map((code) => codeWords('security-label', code)).join(', ')}`}
            </dd>
          </>
        )}
        {answer.advice.length > 0 && (
          <>
            <dt>{words('account.access-would', { name })}</dt>
            <dd>
              <Advice advice={answer.advice} />
            </dd>
          </>
        )}
      </dl>
    </section>
  )
}

type ChainProps = {
  readonly chain: Props['answer']['chain']
  readonly missing: readonly string[]
  readonly isActive: boolean
}

function Chain({ chain, missing, isActive }: ChainProps): ReactNode {
  const words = useWords()
  const rightName = useRightName()
  return (
    <>
      {!isActive && <p>{words('account.access-inactive')}</p>}
      {chain.length === 0 && <p>{words('account.access-no-role')}</p>}
      <ul>
        {chain.map(({ role, grantSets }) => (
          <li key={role}>
            {grantSets.every((set) => set === role)
              ? role
              : words('account.access-chain', { role, sets: grantSets.join(', ') })}
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <p>{words('account.access-missing', { names: missing.map(rightName).join(', ') })}</p>
      )}
    </>
  )
}

function Lines({ lines }: { readonly lines: readonly ReachLine[] }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  return (
    <ul>
      {lines.map(({ reason, through, until }) => (
        <li key={`${reason} ${through} ${until}`}>
          {labels(`enumeration.ReachReason.${reason}`)}
          {through && ` · ${words('account.access-through', { name: through })}`}
          {until && ` · ${words('account.access-until', { when: moments.dateAndTime(until) })}`}
        </li>
      ))}
    </ul>
  )
}

function Advice({ advice }: { readonly advice: readonly AdvisedAccess[] }): ReactNode {
  const labels = useLabels()
  return (
    <ul>
      {advice.map(({ advice: what, role }) => (
        <li key={`${what} ${role}`}>
          {labels(`enumeration.AccessAdvice.${what}`)}
          {role && `: ${role}`}
        </li>
      ))}
    </ul>
  )
}
