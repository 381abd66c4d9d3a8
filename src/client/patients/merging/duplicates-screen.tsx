import { Button } from '@mantine/core'
import { IconUsersGroup } from '@tabler/icons-react'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { OperationReply } from '#client/api/operation-input.ts'
import { send } from '#client/api/send.ts'
import { Reasons } from '#client/patients/finding/reasons.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { Page } from '#client/ui/page/page.tsx'
import { Answered } from '#client/ui/states/answered.tsx'
import { EmptyState } from '#client/ui/states/empty-state.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Outcome } from '#shared/outcome/outcome.ts'
import { JudgedPairs } from './judged-pairs.tsx'
import { useDuplicateVerdict } from './use-duplicate-verdict.ts'
import './merging.css'

type Reply = OperationReply<'patient.suspectedDuplicates'>
type Pair = Reply['pairs'][number]

/** Suspected duplicates: pairs of records that may be of one person, the likeliest first, each to be compared or told apart. */
export function DuplicatesScreen(): ReactNode {
  const words = useWords()
  const { answer, look } = useSuspectedDuplicates()
  const list = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone with its line: the keyboard goes on at the lines that are left.
  const lookOn = async () => {
    await look()
    list.current?.focus()
  }
  return (
    <Page title={words('patients.screen.duplicates')}>
      <Answered
        answer={answer}
        what={words('patients.screen.duplicates')}
        shape="rows"
        onRetry={() => void look()}
      >
        {({ pairs, judged }) => (
          <div ref={list} tabIndex={-1} className="suspected">
            {pairs.length === 0 ? <NoPairs /> : <Pairs pairs={pairs} onJudged={lookOn} />}
            {judged.length > 0 && <JudgedPairs judged={judged} onJudged={lookOn} />}
          </div>
        )}
      </Answered>
    </Page>
  )
}

function NoPairs(): ReactNode {
  const words = useWords()
  return (
    <EmptyState
      icon={IconUsersGroup}
      title={words('patients.duplicates-none')}
      text={words('patients.duplicates-none-text')}
    />
  )
}

type PairsProps = { readonly pairs: readonly Pair[]; readonly onJudged: () => Promise<void> }

function Pairs({ pairs, onJudged }: PairsProps): ReactNode {
  const words = useWords()
  return (
    <>
      <p>{words('patients.duplicates-text')}</p>
      <ul className="pairs">
        {pairs.map((pair) => (
          <SuspectedPair key={`${pair.one.id} ${pair.other.id}`} pair={pair} onJudged={onJudged} />
        ))}
      </ul>
    </>
  )
}

type PairProps = { readonly pair: Pair; readonly onJudged: () => Promise<void> }

function SuspectedPair({ pair, onJudged }: PairProps): ReactNode {
  const words = useWords()
  const { one, other, score, reasons } = pair
  const { judge, isBusy, failure } = useDuplicateVerdict(pair, onJudged)
  const names = { one: one.display ?? '', other: other.display ?? '' }
  return (
    <li className="pair">
      <div className="pair-names">
        <ScreenLink to={`/patients/${one.id}`}>{one.display}</ScreenLink>
        <ScreenLink to={`/patients/${other.id}`}>{other.display}</ScreenLink>
      </div>
      <Reasons score={score} reasons={reasons} />
      <div className="pair-actions">
        <ScreenLink
          to={`/patients/${one.id}/merge?with=${other.id}`}
          className="pair-compare"
          label={words('patients.compare-pair', names)}
        >
          {words('patients.compare')}
        </ScreenLink>
        <Button
          variant="default"
          loading={isBusy}
          onClick={() => void judge('Different')}
          aria-label={words('patients.not-same-pair', names)}
        >
          {words('patients.not-same')}
        </Button>
      </div>
      {failure && <FailureNotice failure={failure} onRetry={() => void onJudged()} />}
    </li>
  )
}

function useSuspectedDuplicates(): {
  readonly answer: Outcome<Reply> | undefined
  readonly look: () => Promise<void>
} {
  const [answer, setAnswer] = useState<Outcome<Reply>>()
  const look = useCallback(async () => setAnswer(await send('patient.suspectedDuplicates', {})), [])
  useEffect(() => {
    void look()
  }, [look])
  return { answer, look }
}
