import type { ReactNode } from 'react'
import type { Appointment } from '#generated/types/appointment.ts'
import { CancelSeriesDialog } from './cancel-series-dialog.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import type { SeriesAct } from './plan/series-act.ts'
import { RepeatDialog } from './repeat-dialog.tsx'

type Props = {
  readonly appointment: Appointment
  /** What is asked for; undefined while no dialog is open. */
  readonly act: SeriesAct | undefined
  readonly onClose: () => void
  readonly onMoved: (start: string) => void
}

/** The dialogs of a series: repeating an appointment, changing and cancelling those of a series. Fetched when one is first asked for. */
export function SeriesDialogs({ appointment, act, onClose, onMoved }: Props): ReactNode {
  return (
    <>
      <RepeatDialog appointment={appointment} isOpen={act === 'repeat'} onClose={onClose} />
      <ChangeDialog appointment={appointment} isOpen={act === 'change'} onClose={onClose} onMoved={onMoved} />
      <CancelSeriesDialog appointment={appointment} isOpen={act === 'cancel'} onClose={onClose} />
    </>
  )
}
