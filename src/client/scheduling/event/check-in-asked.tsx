import type { ReactNode } from 'react'
import type { Arrival } from '#client/person/checking-in/arrivals.ts'
import { CheckInDialog } from '#client/person/checking-in/check-in-dialog.tsx'
import { useArrival } from '#client/person/checking-in/use-arrival.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import { onlyArrival, useExpected } from './use-expected.ts'

type Props = { readonly appointment: Appointment; readonly onClose: () => void }

/** The check-in of the front desk, asked for at an event of the calendar; nothing where several come. */
export function CheckInAsked({ appointment, onClose }: Props): ReactNode {
  const arrival = onlyArrival(appointment)
  return arrival && <Asked arrival={arrival} onClose={onClose} />
}

type AskedProps = { readonly arrival: Arrival; readonly onClose: () => void }

function Asked({ arrival, onClose }: AskedProps): ReactNode {
  const expected = useExpected(arrival)
  const act = useArrival(expected)
  return <CheckInDialog arrival={expected} act={act} onClose={onClose} />
}
