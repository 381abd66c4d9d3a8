import type { ReactNode } from 'react'
import type { Arrival } from '#client/person/checking-in/arrivals.ts'
import { CheckInDialog } from '#client/person/checking-in/check-in-dialog.tsx'
import { useArrival } from '#client/person/checking-in/use-arrival.ts'
import { useExpected } from './use-expected.ts'

type Props = { readonly arrival: Arrival; readonly onClose: () => void }

/** The check-in of the front desk, asked for at an event of the calendar. */
export function CheckInAsked({ arrival, onClose }: Props): ReactNode {
  const expected = useExpected(arrival)
  const act = useArrival(expected)
  return <CheckInDialog arrival={expected} act={act} onClose={onClose} />
}
