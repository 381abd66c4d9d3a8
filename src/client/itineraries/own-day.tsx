import { Checkbox } from '@mantine/core'
import { IconRoute } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { isReady, type MobileDay, readyCount } from '#client/road/mobile-day.ts'
import { useMobileDay } from '#client/road/use-mobile-day.ts'
import { useMoments } from '#client/ui/moments.ts'
import { Answered } from '#client/ui/states/answered.tsx'
import { EmptyState } from '#client/ui/states/empty-state.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Itinerary } from '#generated/types/itinerary.ts'
import type { ItineraryStop } from '#generated/types/itinerary-stop.ts'
import { equal } from '#shared/patch/equal.ts'
import { dayTotals } from '#shared/scheduling/day-totals.ts'
import { CloseDay, ClosedDay } from './close-day.tsx'
import { DayConflicts } from './conflicts/day-conflicts.tsx'
import { nextStop, type RoadStop, stopsOf, whoOf } from './road-stop.ts'
import { SafetyTimer } from './safety-timer.tsx'
import { StopCard } from './stop-card.tsx'
import { type RoadSteps, useSteps } from './use-steps.ts'
import { useWantedDay } from './use-wanted-day.ts'

type Props = { readonly date: string; readonly isToday: boolean }

/** The own day on the road: where the way leads next, every stop, and how the day is closed. */
export function OwnDay({ date, isToday }: Props): ReactNode {
  const words = useWords()
  const { answer, askAgain } = useMobileDay(date)
  return (
    <Answered answer={answer} what={words('itineraries.day')} shape="cards" onRetry={askAgain}>
      {(day) => <DayOnTheRoad day={day} isToday={isToday} />}
    </Answered>
  )
}

type DayProps = { readonly day: MobileDay; readonly isToday: boolean }

function DayOnTheRoad({ day, isToday }: DayProps): ReactNode {
  const words = useWords()
  const { wanted, change } = useWantedDay(day.itinerary)
  const steps = useSteps({ day: wanted, change })
  const stops = stopsOf(day, wanted)
  const isClosed = wanted.status === 'Closed'
  const isOpenDay = isToday && !isClosed
  const whoAt = (stop: ItineraryStop) =>
    whoOf({ stop, appointment: day.appointments.find(({ id }) => id === stop.appointment?.id) })

  return (
    <section aria-label={words('itineraries.day')} className="route">
      <DayConflicts day={day} isToday={isToday} whoAt={whoAt} />
      {stops.length === 0 && (
        <EmptyState
          icon={IconRoute}
          title={words('itineraries.no-stops')}
          text={words('itineraries.no-stops-text')}
        />
      )}
      {stops.length > 0 && <DayCount day={day} wanted={wanted} />}
      {isOpenDay && stops.length > 0 && (
        <Checkbox
          label={words('itineraries.tell-place')}
          checked={steps.tellsPlace}
          onChange={(event) => steps.setTellsPlace(event.currentTarget.checked)}
        />
      )}
      <SafetyTimer day={wanted} stored={day.itinerary} onMoreTime={steps.moreTime} />
      <Stops day={day} stops={stops} isOpenDay={isOpenDay} isClosed={isClosed} steps={steps} />
      {isOpenDay && stops.length > 0 && <CloseDay day={wanted} stops={stops} onClose={change} />}
      {isClosed && <ClosedDay day={wanted} isToday={isToday} onOpen={change} />}
    </section>
  )
}

type CountProps = Pick<DayProps, 'day'> & { readonly wanted: Itinerary }

/** How far the day is, how long the ways are, and what of it can be done without a connection. */
function DayCount({ day, wanted }: CountProps): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const { stops = [] } = wanted
  const done = stops.filter(({ progress }) => progress === 'Complete').length
  const { travelMinutes = 0 } = dayTotals(stops)
  return (
    <>
      {day.isKept && (
        <p className="route-kept" role="status">
          {words('itineraries.kept', { time: moments.time(day.readAt) })}
        </p>
      )}
      <p className="route-count">
        {words('itineraries.count', { done, count: stops.length })} ·{' '}
        {words('itineraries.on-the-way', { minutes: travelMinutes })}
      </p>
      <p className="route-count">
        {words(day.isOnDevice ? 'itineraries.ready' : 'itineraries.not-on-device', readyCount(day))}
      </p>
    </>
  )
}

type StopsProps = Pick<DayProps, 'day'> & {
  readonly stops: readonly RoadStop[]
  readonly isOpenDay: boolean
  readonly isClosed: boolean
  readonly steps: RoadSteps
}

function Stops({ day, stops, isOpenDay, isClosed, steps }: StopsProps): ReactNode {
  const stored = new Map((day.itinerary.stops ?? []).map((stop) => [stop.id, stop]))
  const next = nextStop(stops)
  return (
    <ol className="route-stops">
      {stops.map((each) => (
        <StopCard
          key={each.stop.id}
          of={each}
          isNext={each === next && !isClosed}
          isUnsent={!equal(stored.get(each.stop.id), each.stop)}
          isReady={!day.isOnDevice || isReady(day, each.stop)}
          isOpenDay={isOpenDay}
          steps={steps}
        />
      ))}
    </ol>
  )
}
