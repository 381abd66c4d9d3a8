import { Button } from '@mantine/core'
import { IconCloudUp } from '@tabler/icons-react'
import { type ReactNode, useMemo } from 'react'
import { useSource } from '#client/ui/external-store.ts'
import { useWords } from '#client/ui/words.tsx'
import { owedAppointments } from './owed-appointments.ts'
import { useBookedLine } from './use-booked-line.ts'
import { useWithdraw } from './use-withdraw.ts'
import { isMadeHere } from './waiting-appointments.ts'
import './owed.css'

/** Above the calendar: each booking that is kept on this device and waits to be sent, on whatever day it is, with the way to take it back. */
export function WaitingBookings(): ReactNode {
  const words = useWords()
  const owed = useSource(owedAppointments)
  const lineOf = useBookedLine()
  const withdraw = useWithdraw()
  const booked = useMemo(
    () =>
      [...owed.values()].flatMap(({ appointment, waits }) =>
        waits && isMadeHere(appointment) && appointment.status !== 'entered-in-error' ? [appointment] : [],
      ),
    [owed],
  )
  if (booked.length === 0) return null
  return (
    <section aria-label={words('owed.list')}>
      {booked.map((each) => (
        <p key={each.id} className="waiting-booking">
          <IconCloudUp size={16} stroke={1.8} aria-hidden="true" />
          <span>{words('owed.line', { what: lineOf(each) })}</span>
          <Button variant="default" size="compact-sm" onClick={() => withdraw(each)}>
            {words('owed.drop')}
          </Button>
        </p>
      ))}
    </section>
  )
}
