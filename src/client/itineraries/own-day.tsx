import { Checkbox } from '@mantine/core'
import { IconRoute } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Answered } from '#client/ui/states/answered.tsx'
import { EmptyState } from '#client/ui/states/empty-state.tsx'
import { useWords } from '#client/ui/words.tsx'
import { CloseDay, ClosedDay } from './close-day.tsx'
import { type MobileDay, nextStop, stopsOf } from './mobile-day.ts'
import { SafetyTimer } from './safety-timer.tsx'
import { StopCard } from './stop-card.tsx'
import { useMobileDay, useWantedDay } from './use-mobile-day.ts'
import { useSteps } from './use-steps.ts'

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
  const next = nextStop(stops)
  const done = stops.filter(({ stop }) => stop.progress === 'Complete').length
  const isClosed = wanted.status === 'Closed'

  if (stops.length === 0)
    return (
      <EmptyState
        icon={IconRoute}
        title={words('itineraries.no-stops')}
        text={words('itineraries.no-stops-text')}
      />
    )
  return (
    <section aria-label={words('itineraries.day')} className="route">
      {day.isKept && (
        <p className="route-kept" role="status">
          {words('itineraries.kept')}
        </p>
      )}
      <p className="route-count">
        {words('itineraries.count', { done, count: stops.length })} ·{' '}
        {words('itineraries.on-the-way', { minutes: wanted.totals?.travelMinutes ?? 0 })}
      </p>
      {isToday && !isClosed && (
        <Checkbox
          label={words('itineraries.tell-place')}
          checked={steps.tellsPlace}
          onChange={(event) => steps.setTellsPlace(event.currentTarget.checked)}
        />
      )}
      <SafetyTimer day={wanted} onMoreTime={steps.moreTime} />
      <ol className="route-stops">
        {stops.map((each) => (
          <StopCard
            key={each.stop.id}
            of={each}
            isNext={each === next && !isClosed}
            isOpenDay={isToday && !isClosed}
            steps={steps}
          />
        ))}
      </ol>
      {isToday && !isClosed && <CloseDay day={wanted} stops={stops} onClose={change} />}
      {isClosed && <ClosedDay day={wanted} isToday={isToday} onOpen={change} />}
    </section>
  )
}
