import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { isFull } from '#client/scheduling/booking/state/is-full.ts'
import { useStuck } from '#client/sync/outbox/use-outbox.tsx'
import { Findings } from '#client/ui/states/failure-notice.tsx'
import { failureSentence } from '#client/ui/states/failure-sentence.ts'
import { ToDecide } from '#client/ui/states/to-decide.tsx'
import { useWords } from '#client/ui/words.tsx'
import { isClash, type StuckMove, stuckMoves, stuckTogether } from './stuck-move.ts'
import { StuckSeries } from './stuck-series.tsx'
import { useDeciding } from './use-deciding.ts'
import { useStand } from './use-stand.ts'

/** Above the calendar: each move and each status that could not be stored, with how it was to be and how the appointment is, until somebody decides. */
export function StuckMoves(): ReactNode {
  const words = useWords()
  const moves = stuckMoves(useStuck())
  if (moves.length === 0) return null
  return (
    <section aria-label={words('scheduling.stuck-moves')}>
      {stuckTogether(moves).map(({ key, moves: together }) => (
        <Together key={key} moves={together} />
      ))}
    </section>
  )
}

/** One, or several of a series: these are decided on as a whole, unless somebody wants to see each. */
function Together({ moves }: { readonly moves: readonly StuckMove[] }): ReactNode {
  const [isApart, setApart] = useState(false)
  if (moves.length > 1 && !isApart) return <StuckSeries moves={moves} onApart={() => setApart(true)} />
  return moves.map((move) => <OneMove key={move.entry.id} move={move} />)
}

function OneMove({ move }: { readonly move: StuckMove }): ReactNode {
  const words = useWords()
  const saidOf = useStand()
  const { entry, isOfStatus, title, mine, theirs } = move
  return (
    <ToDecide
      title={words(isOfStatus ? 'scheduling.stuck-status' : 'scheduling.stuck-move', { what: title })}
      why={<Why move={move} />}
      sides={[
        { name: words('scheduling.stuck-mine'), said: saidOf(mine) },
        { name: words('scheduling.stuck-theirs'), said: saidOf(theirs) },
      ]}
      ways={<Ways move={move} />}
    >
      {!entry.theirs && 'findings' in entry.failure && <Findings findings={entry.failure.findings ?? []} />}
    </ToDecide>
  )
}

function Why({ move: { entry } }: { readonly move: StuckMove }): ReactNode {
  const words = useWords()
  if (entry.theirs) return words('scheduling.stuck-changed')
  if (isClash(entry)) return words('scheduling.stuck-clash')
  return words(failureSentence(entry.failure).id)
}

function Ways({ move: { entry, isOfStatus } }: { readonly move: StuckMove }): ReactNode {
  const words = useWords()
  const { isBusy, keepMine, takeTheirs } = useDeciding([entry])
  const clashes = isClash(entry)
  const [forced, left] = waysOf(clashes, isOfStatus)
  const mayForce = !(clashes && entry.failure.kind === 'conflict' && isFull(entry.failure))
  return (
    <>
      {mayForce && (
        <Button loading={isBusy} onClick={keepMine}>
          {words(forced)}
        </Button>
      )}
      <Button variant="default" disabled={isBusy} onClick={takeTheirs}>
        {words(entry.theirs ? 'scheduling.take-theirs' : left)}
      </Button>
    </>
  )
}

/** What the two ways are called: taking it all the same, and leaving it. */
function waysOf(clashes: boolean, isOfStatus: boolean) {
  if (isOfStatus)
    return [clashes ? 'scheduling.status-anyway' : 'scheduling.keep-mine', 'scheduling.leave-status'] as const
  return [clashes ? 'scheduling.move-anyway' : 'scheduling.keep-mine', 'scheduling.do-not-move'] as const
}
