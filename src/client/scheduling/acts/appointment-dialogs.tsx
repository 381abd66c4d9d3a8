import type { ReactNode } from 'react'
import { CancelSeriesDialog } from '#client/scheduling/series/cancel-series-dialog.tsx'
import { ChangeDialog } from '#client/scheduling/series/change-dialog.tsx'
import { RepeatDialog } from '#client/scheduling/series/repeat-dialog.tsx'
import type { Appointment } from '#generated/types/appointment.ts'
import type { AppointmentAct } from './appointment-act.ts'
import { DeclineDialog } from './decline-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { ProposeDialog } from './propose-dialog.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

type Props = {
  readonly appointment: Appointment
  /** What is asked for; undefined while no dialog is open. */
  readonly act: AppointmentAct | undefined
  readonly onClose: () => void
  readonly onMoved: (start: string) => void
}

/** The dialogs of an appointment: moving it, answering what was asked for, repeating it, changing and cancelling those of a series. Fetched when one is first asked for. */
export function AppointmentDialogs({ appointment, act, onClose, onMoved }: Props): ReactNode {
  return (
    <>
      <MoveDialog appointment={appointment} isOpen={act === 'move'} onClose={onClose} onMoved={onMoved} />
      <RepeatDialog appointment={appointment} isOpen={act === 'repeat'} onClose={onClose} />
      <ChangeDialog appointment={appointment} isOpen={act === 'change'} onClose={onClose} onMoved={onMoved} />
      <DeclineDialog appointment={appointment} isOpen={act === 'decline'} onClose={onClose} />
      <ProposeDialog appointment={appointment} isOpen={act === 'propose'} onClose={onClose} />
      <WithdrawDialog appointment={appointment} isOpen={act === 'withdraw'} onClose={onClose} />
      <CancelSeriesDialog appointment={appointment} isOpen={act === 'cancel'} onClose={onClose} />
    </>
  )
}
