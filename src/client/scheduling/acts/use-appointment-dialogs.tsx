import { type ReactNode, useState } from 'react'
import { laterPart } from '#client/ui/states/later-part.tsx'
import { useWasOpened } from '#client/ui/use-was-opened.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import type { AppointmentAct } from './appointment-act.ts'

const AppointmentDialogs = laterPart({
  open: () => import('./appointment-dialogs.tsx'),
  pick: (file) => file.AppointmentDialogs,
})

type Wanted = { readonly id: string; readonly act: AppointmentAct }

/**
 * The dialogs beside the calendar, for the appointment that is open there; they are fetched when one is first asked for.
 * They are no part of its panel, which is drawn in another place on a narrow screen.
 */
export function useAppointmentDialogs(
  appointment: Appointment | undefined,
  onMoved: (start: string) => void,
): {
  readonly ask: (act: AppointmentAct, id?: string) => void
  readonly isOpen: boolean
  readonly dialogs: ReactNode
} {
  const [wanted, setWanted] = useState<Wanted>()
  const act = wanted && wanted.id === appointment?.id ? wanted.act : undefined
  const wasAsked = useWasOpened(act !== undefined)
  return {
    ask: (next, id = appointment?.id) => id !== undefined && setWanted({ id, act: next }),
    isOpen: act !== undefined,
    dialogs: appointment && wasAsked && (
      <AppointmentDialogs
        appointment={appointment}
        act={act}
        onClose={() => setWanted(undefined)}
        onMoved={onMoved}
      />
    ),
  }
}
