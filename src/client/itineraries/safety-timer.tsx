import { Button } from '@mantine/core'
import { IconAlarm } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'
import type { Itinerary } from '#generated/types/itinerary.ts'
import type { ItineraryStop } from '#generated/types/itinerary-stop.ts'
import { reportBack } from '#shared/scheduling/report-back.ts'
import { useNow } from './use-now.ts'

type Props = {
  /** As this device wants it, and as it was read. */
  readonly day: Itinerary
  readonly stored: Itinerary
  readonly onMoreTime: () => Promise<void>
}

/** Until when the worker reports back from an open visit, and who is told otherwise; of an arrival that was not sent yet nobody knows. */
export function SafetyTimer({ day, stored, onMoreTime }: Props): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const now = useNow()
  const open = openStop(day)
  const isAlone = open !== undefined && openStop(stored)?.id !== open.id
  const dueAt = open && (isAlone ? dueHere(open, day, stored) : day.safetyCheck?.dueAt)
  if (dueAt === undefined) return null
  const { contact, toldAt } = isAlone ? {} : (day.safetyCheck ?? {})
  const isOver = Date.parse(dueAt) <= now
  const who = contact?.display ?? ''
  return (
    <div className="route-timer" data-over={isOver || undefined} role="status">
      <IconAlarm size={18} aria-hidden="true" />
      <span>
        {words(isOver ? 'itineraries.overdue' : 'itineraries.report-by', { time: moments.time(dueAt) })}{' '}
        {isAlone && words('itineraries.timer-alone')}
        {toldAt === undefined && who !== '' && words('itineraries.else-told', { who })}
        {toldAt !== undefined && words('itineraries.was-told', { who, time: moments.time(toldAt) })}
      </span>
      <Button variant="default" onClick={onMoreTime}>
        {words('itineraries.more-time')}
      </Button>
    </div>
  )
}

function openStop({ stops = [] }: Itinerary): ItineraryStop | undefined {
  return stops.find(({ progress }) => progress === 'InProgress')
}

/** As the server will reckon it, once it knows of the arrival. */
function dueHere(stop: ItineraryStop, day: Itinerary, stored: Itinerary): string | undefined {
  if (stop.actualArrival === undefined) return undefined
  const usual = reportBack(Date.parse(stop.actualArrival), stop)
  const { dueAt } = day.safetyCheck ?? {}
  const asked = dueAt === undefined || dueAt === stored.safetyCheck?.dueAt ? usual : Date.parse(dueAt)
  return new Date(Math.max(usual, asked)).toISOString()
}
