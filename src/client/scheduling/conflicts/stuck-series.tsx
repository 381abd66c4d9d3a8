import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { ToDecide } from '#client/ui/states/to-decide.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { StuckMove } from './stuck-move.ts'
import { useDeciding } from './use-deciding.ts'
import { useStand } from './use-stand.ts'

type Props = {
  /** At least two of one series. */
  readonly moves: readonly StuckMove[]
  /** Each is to be decided on alone. */
  readonly onApart: () => void
}

/** Several appointments of one series that could not be stored: how each is and was to be, and one decision for all of them. */
export function StuckSeries({ moves, onApart }: Props): ReactNode {
  const words = useWords()
  const saidOf = useStand()
  const { isBusy, keepMine, takeTheirs } = useDeciding(moves.map(({ entry }) => entry))
  const [first] = moves
  const told = { count: moves.length, what: first?.title ?? '' }
  return (
    <ToDecide
      title={words(first?.isOfStatus ? 'owed.series-statuses' : 'owed.series-moves', told)}
      why={words('owed.series-why')}
      sides={[]}
      ways={
        <>
          <Button loading={isBusy} onClick={keepMine}>
            {words('owed.all-mine', told)}
          </Button>
          <Button variant="default" disabled={isBusy} onClick={takeTheirs}>
            {words('owed.all-theirs', told)}
          </Button>
          <Button variant="default" disabled={isBusy} onClick={onApart}>
            {words('owed.one-by-one')}
          </Button>
        </>
      }
    >
      <ol className="stuck-series">
        {moves.map(({ entry, mine, theirs }) => (
          <li key={entry.id}>{words('owed.series-line', { theirs: saidOf(theirs), mine: saidOf(mine) })}</li>
        ))}
      </ol>
    </ToDecide>
  )
}
