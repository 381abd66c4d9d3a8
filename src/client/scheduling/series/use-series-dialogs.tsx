import { type ReactNode, useState } from 'react'
import { laterPart } from '#client/ui/states/later-part.tsx'
import { useWasOpened } from '#client/ui/use-was-opened.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import type { SeriesAct } from './plan/series-act.ts'

const SeriesDialogs = laterPart({
  open: () => import('./series-dialogs.tsx'),
  pick: (file) => file.SeriesDialogs,
})

type Wanted = { readonly id: string; readonly act: SeriesAct }

/**
 * The dialogs of series beside the calendar, for the appointment that is open there; they are fetched when one is first asked for.
 * They are no part of its panel, which is drawn in another place on a narrow screen.
 */
export function useSeriesDialogs(
  appointment: Appointment | undefined,
  onMoved: (start: string) => void,
): { readonly ask: (act: SeriesAct) => void; readonly isOpen: boolean; readonly dialogs: ReactNode } {
  const [wanted, setWanted] = useState<Wanted>()
  const act = wanted && wanted.id === appointment?.id ? wanted.act : undefined
  const wasAsked = useWasOpened(act !== undefined)
  return {
    ask: (next) => appointment && setWanted({ id: appointment.id, act: next }),
    isOpen: act !== undefined,
    dialogs: appointment && wasAsked && (
      <SeriesDialogs
        appointment={appointment}
        act={act}
        onClose={() => setWanted(undefined)}
        onMoved={onMoved}
      />
    ),
  }
}
