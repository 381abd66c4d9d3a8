import type { ReactNode } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import type { DayColumn } from '#client/scheduling/day/day-column.ts'
import { useWords } from '#client/ui/words.tsx'
import { flags } from '#generated/permissions/permissions.ts'
import { SmallMonth } from './small-month.tsx'
import { WaitingBeside } from './waiting-beside.tsx'
import './beside.css'

type Props = {
  readonly columns: readonly DayColumn[]
  readonly date: string
  readonly today: string
  /** Hears of a date that is to be shown. */
  readonly onShow: (date: string) => void
}

/** Beside the calendar: a month to go to another day, and for who keeps the calendars of others, who waits for a time. */
export function CalendarAside({ columns, date, today, onShow }: Props): ReactNode {
  const words = useWords()
  const { may } = usePermissions()
  return (
    <aside className="calendar-aside" aria-label={words('scheduling.sidebar')}>
      <SmallMonth date={date} today={today} onShow={onShow} />
      {may(flags.CanManageAppointments) && <WaitingBeside columns={columns} />}
    </aside>
  )
}
