import { Button } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import type { MobileDay } from '#client/road/mobile-day.ts'
import { readDayAgain } from '#client/road/use-mobile-day.ts'
import { useOutbox, useStuck } from '#client/sync/outbox/use-outbox.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { Findings } from '#client/ui/states/failure-notice.tsx'
import { failureSentence } from '#client/ui/states/failure-sentence.ts'
import { ToDecide } from '#client/ui/states/to-decide.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { ItineraryStop } from '#generated/types/itinerary-stop.ts'
import {
  type StuckDay,
  type StuckVisit,
  stepsBetween,
  stopsLeft,
  stuckDays,
  stuckVisits,
} from './stuck-day.ts'
import { useStepWords } from './use-step-words.ts'
import { useStuckDay } from './use-stuck-day.ts'

type Props = {
  readonly day: MobileDay
  readonly isToday: boolean
  /** Who is visited at a stop. */
  readonly whoAt: (stop: ItineraryStop) => string
}

/**
 * Above the day: what was pressed and could not be stored, with what stands there instead, until somebody decides. The day is read anew, so that
 * both sides are true.
 */
export function DayConflicts({ day, isToday, whoAt }: Props): ReactNode {
  const words = useWords()
  const entries = useStuck()
  const { date, practitioner } = day.itinerary
  const moments = useMoments()
  const days = stuckDays(entries, day.itinerary)
  const visits = stuckVisits(
    entries,
    ({ owner, start }) =>
      owner?.id === practitioner.id && start !== undefined && moments.dayOf(start) === date,
  )
  const ids = [...days, ...visits].map(({ entry }) => entry.id).join(' ')
  useEffect(() => {
    if (ids !== '') readDayAgain(date)
  }, [ids, date])
  if (ids === '') return null
  return (
    <section aria-label={words('itineraries.stuck')} className="route-stuck">
      {days.map((stuck) => (
        <OneDay key={stuck.entry.id} stuck={stuck} day={day} isToday={isToday} whoAt={whoAt} />
      ))}
      {visits.map((stuck) => (
        <OneVisit key={stuck.entry.id} stuck={stuck} day={day} />
      ))}
    </section>
  )
}

type DayProps = Pick<Props, 'day' | 'isToday' | 'whoAt'> & { readonly stuck: StuckDay }

function OneDay({ stuck, day, isToday, whoAt }: DayProps): ReactNode {
  const words = useWords()
  const stepWords = useStepWords(whoAt)
  const { isBusy, keep, letGo } = useStuckDay(stuck)
  const reason = reasonOf(stuck, day, isToday)
  const steps = stepsBetween(stuck.base, stuck.after)
  return (
    <ToDecide
      title={words('itineraries.stuck-title')}
      why={words(
        reason === 'other' ? failureSentence(stuck.entry.failure).id : `itineraries.stuck-${reason}`,
      )}
      sides={[
        { name: words('itineraries.stuck-pressed'), said: <Lines lines={steps.map(stepWords)} /> },
        { name: words('itineraries.stuck-there'), said: <There stuck={stuck} day={day} whoAt={whoAt} /> },
      ]}
      ways={
        <>
          {reason !== 'over' && (
            <Button loading={isBusy} onClick={keep}>
              {words(keepWords[reason])}
            </Button>
          )}
          <Button variant="default" disabled={isBusy} onClick={letGo}>
            {words('itineraries.keep-theirs')}
          </Button>
        </>
      }
    >
      {reason === 'other' && 'findings' in stuck.entry.failure && (
        <Findings findings={stuck.entry.failure.findings ?? []} />
      )}
    </ToDecide>
  )
}

const keepWords = {
  left: 'itineraries.keep-visit',
  closed: 'itineraries.keep-and-open',
  changed: 'itineraries.keep-mine',
  other: 'itineraries.keep-mine',
} as const

/** Why it could not be stored, as far as the day itself shows it. */
function reasonOf(
  stuck: StuckDay,
  { itinerary }: MobileDay,
  isToday: boolean,
): keyof typeof keepWords | 'over' {
  if (itinerary.status === 'Closed') return isToday ? 'closed' : 'over'
  if (stopsLeft(stuck, itinerary).length > 0) return 'left'
  return stuck.entry.theirs ? 'changed' : 'other'
}

/** How the stops that were pressed upon stand there now. */
function There({ stuck, day: { itinerary }, whoAt }: Omit<DayProps, 'isToday'>): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const steps = stepsBetween(stuck.base, stuck.after)
  const pressed = new Map(
    steps.flatMap((step) => ('stop' in step ? [[step.stop.id, step.stop] as const] : [])),
  )
  const lines = [...pressed].map(([id, mine]) => {
    const stop = itinerary.stops?.find((each) => each.id === id)
    if (!stop) return words('itineraries.stuck-gone', { who: whoAt(mine) })
    const state = stop.outcome
      ? labels(`enumeration.VisitOutcome.${stop.outcome}`)
      : labels(`enumeration.Progress.${stop.progress}`)
    return words('itineraries.stuck-state', { who: whoAt(stop), state })
  })
  const isClosed = itinerary.status === 'Closed'
  return <Lines lines={[...lines, ...(isClosed ? [words('itineraries.closed-day')] : [])]} />
}

function Lines({ lines }: { readonly lines: readonly string[] }): ReactNode {
  return (
    <ul className="route-lines">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

type VisitProps = { readonly stuck: StuckVisit; readonly day: MobileDay }

/** The calendar did not take that nobody was at home. */
function OneVisit({ stuck: { entry, after }, day }: VisitProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const outbox = useOutbox()
  const there = day.appointments.find(({ id }) => id === after.id)
  const patient = after.attendees?.find(({ kind }) => kind === 'Patient')?.subject.display
  const status = (status: string) => labels(`enumeration.AppointmentStatus.${status}`)
  return (
    <ToDecide
      title={words('itineraries.stuck-calendar', { who: patient ?? after.display ?? '' })}
      why={words(entry.theirs ? 'itineraries.stuck-changed' : failureSentence(entry.failure).id)}
      sides={[
        { name: words('itineraries.stuck-pressed'), said: status(after.status) },
        ...(there ? [{ name: words('itineraries.stuck-there'), said: status(there.status) }] : []),
      ]}
      ways={
        <>
          <Button onClick={() => outbox.retry(entry)}>{words('itineraries.keep-mine')}</Button>
          <Button variant="default" onClick={() => outbox.discard(entry.id)}>
            {words('itineraries.keep-theirs')}
          </Button>
        </>
      }
    >
      {!entry.theirs && 'findings' in entry.failure && <Findings findings={entry.failure.findings ?? []} />}
    </ToDecide>
  )
}
