import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useStartNote } from '#client/person/starting/use-start-note.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Appointment } from '#generated/types/appointment.ts'
import type { RoadStop } from './road-stop.ts'

type Props = { readonly of: RoadStop; readonly who: string; readonly isFirst?: boolean }

/** The way to the note of a visit: a new one, or the one that was begun; where several fit, it is asked here which. */
export function StartNote({ of: { appointment }, ...props }: Props): ReactNode {
  return appointment && !appointment.isGroup ? <OfVisit appointment={appointment} {...props} /> : null
}

type OfVisitProps = Omit<Props, 'of'> & { readonly appointment: Appointment }

function OfVisit({ appointment, who, isFirst = false }: OfVisitProps): ReactNode {
  const words = useWords()
  const { begin, dialogs, isStarting, failure, mayStart } = useStartNote(appointment, useState(false))
  if (!mayStart) return null
  return (
    <>
      <Button
        variant={isFirst ? 'filled' : 'default'}
        loading={isStarting}
        aria-label={words('itineraries.note-of', { who })}
        onClick={begin}
      >
        {words('itineraries.note')}
      </Button>
      {dialogs}
      {failure?.kind === 'unreachable' && <p role="status">{words('itineraries.note-offline')}</p>}
      {failure && failure.kind !== 'unreachable' && <FailureNotice failure={failure} onRetry={begin} />}
    </>
  )
}
