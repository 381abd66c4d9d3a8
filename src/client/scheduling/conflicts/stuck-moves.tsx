import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { isFull } from '#client/scheduling/booking/state/is-full.ts'
import { useStuck } from '#client/sync/outbox/use-outbox.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { Findings } from '#client/ui/states/failure-notice.tsx'
import { failureSentence } from '#client/ui/states/failure-sentence.ts'
import { ToDecide } from '#client/ui/states/to-decide.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { type Stand, type StuckMove, stuckMoves } from './stuck-move.ts'
import { useDeciding } from './use-deciding.ts'

/** Above the calendar: each move and each status that could not be stored, with how it was to be and how the appointment is, until somebody decides. */
export function StuckMoves(): ReactNode {
  const words = useWords()
  const moves = stuckMoves(useStuck())
  if (moves.length === 0) return null
  return (
    <section aria-label={words('scheduling.stuck-moves')}>
      {moves.map((move) => (
        <OneMove key={move.entry.id} move={move} />
      ))}
    </section>
  )
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

/** It meets something at the time that was wanted. */
function isClash({ failure, theirs }: StuckMove['entry']): boolean {
  return !theirs && failure.kind === 'conflict' && (failure.findings ?? []).length > 0
}

function Ways({ move: { entry, isOfStatus } }: { readonly move: StuckMove }): ReactNode {
  const words = useWords()
  const { isBusy, keepMine, moveAnyway, takeTheirs } = useDeciding(entry)
  const clashes = isClash(entry)
  const [forced, left] = waysOf(clashes, isOfStatus)
  const mayForce = !(clashes && entry.failure.kind === 'conflict' && isFull(entry.failure))
  return (
    <>
      {mayForce && (
        <Button loading={isBusy} onClick={clashes ? moveAnyway : keepMine}>
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

/** Status, day, time, person and place as one line. */
function useStand(): (stand: Stand) => string {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  return ({ start, end, who, where, status }) => {
    const time =
      start && end ? `${moments.dateAndTime(start)}–${moments.time(end)}` : words('scheduling.no-time')
    return [
      ...(status ? [labels(`enumeration.AppointmentStatus.${status}`)] : []),
      time,
      ...(who ? [words('scheduling.with-person', { who })] : []),
      ...(where ? [where] : []),
    ].join(', ')
  }
}
