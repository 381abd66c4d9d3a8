import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { agendaDays } from '#client/scheduling/place/calendar-view.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'

type Props = {
  /** The last day that is listed. */
  readonly last: string
  readonly listed: number
  readonly onMore: (days: number) => void
  /** Turns to the days that follow. */
  readonly onTurn: () => void
}

/** Below the list: until which day it goes, and the way on: two more weeks, and after six the days that follow. */
export function AgendaEnd({ last, listed, onMore, onTurn }: Props): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const isFull = listed >= agendaDays.most
  return (
    <div className="agenda-end">
      <p>{words('scheduling.listed-until', { day: moments.day(last) })}</p>
      <Button variant="default" onClick={() => (isFull ? onTurn() : onMore(listed + agendaDays.first))}>
        {words(isFull ? 'scheduling.list-later' : 'scheduling.list-more')}
      </Button>
    </div>
  )
}
