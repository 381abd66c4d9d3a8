import { Button } from '@mantine/core'
import { IconAlarm } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'
import type { Itinerary } from '#generated/types/itinerary.ts'
import { useNow } from './use-now.ts'

type Props = { readonly day: Itinerary; readonly onMoreTime: () => Promise<void> }

/** Until when the worker reports back from an open visit, and who is told otherwise. */
export function SafetyTimer({ day, onMoreTime }: Props): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const now = useNow()
  const { dueAt, contact, toldAt } = day.safetyCheck ?? {}
  const isOpen = (day.stops ?? []).some(({ progress }) => progress === 'InProgress')
  if (!isOpen || dueAt === undefined) return null
  const isOver = Date.parse(dueAt) <= now
  const who = contact?.display ?? ''
  return (
    <div className="route-timer" data-over={isOver || undefined} role="status">
      <IconAlarm size={18} aria-hidden="true" />
      <span>
        {words(isOver ? 'itineraries.overdue' : 'itineraries.report-by', { time: moments.time(dueAt) })}{' '}
        {toldAt === undefined && who !== '' && words('itineraries.else-told', { who })}
        {toldAt !== undefined && words('itineraries.was-told', { who, time: moments.time(toldAt) })}
      </span>
      <Button variant="default" onClick={onMoreTime}>
        {words('itineraries.more-time')}
      </Button>
    </div>
  )
}
