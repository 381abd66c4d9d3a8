import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { JudgedPair } from '#generated/types/judged-pair.ts'
import { useDuplicateVerdict } from './use-duplicate-verdict.ts'
import './merging.css'

type Props = { readonly judged: readonly JudgedPair[]; readonly onJudged: () => Promise<void> }

/** The judged pairs: records that look alike and are not of one person, who said so and when, and the way to take it back. */
export function JudgedPairs({ judged, onJudged }: Props): ReactNode {
  const words = useWords()
  return (
    <section aria-labelledby="judged-pairs" className="judged-pairs">
      <h2 id="judged-pairs">{words('patients.not-same')}</h2>
      <p>{words('patients.not-same-text')}</p>
      <ul className="pairs">
        {judged.map((pair) => (
          <ToldApart key={`${pair.one.id} ${pair.other.id}`} pair={pair} onJudged={onJudged} />
        ))}
      </ul>
    </section>
  )
}

type PairProps = { readonly pair: JudgedPair; readonly onJudged: () => Promise<void> }

function ToldApart({ pair, onJudged }: PairProps): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const { judge, isBusy, failure } = useDuplicateVerdict(pair, onJudged)
  const { one, other, at, by } = pair
  const when = moments.dateAndTime(at)
  return (
    <li className="pair">
      <div className="pair-names">
        <ScreenLink to={`/patients/${one.id}`}>{one.display}</ScreenLink>
        <ScreenLink to={`/patients/${other.id}`}>{other.display}</ScreenLink>
        <span>
          {by?.display === undefined
            ? words('patients.not-same-at', { when })
            : words('patients.not-same-by', { when, name: by.display })}
        </span>
      </div>
      <Button
        variant="default"
        loading={isBusy}
        onClick={() => void judge('Open')}
        aria-label={words('patients.suspect-again-pair', {
          one: one.display ?? '',
          other: other.display ?? '',
        })}
      >
        {words('patients.suspect-again')}
      </Button>
      {failure && <FailureNotice failure={failure} onRetry={() => void onJudged()} />}
    </li>
  )
}
