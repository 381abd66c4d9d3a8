import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { send } from '#client/api/send.ts'
import { useGo } from '#client/routing/use-go.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { noteStartingStatuses } from '#shared/scheduling/appointment-lifecycle.ts'
import type { RoadStop } from './road-stop.ts'

type Props = { readonly of: RoadStop; readonly who: string; readonly isFirst?: boolean }

/** The way to the note of a visit: a new one, or the one that was begun; where several fit, the calendar asks which. */
export function StartNote({ of: { appointment }, who, isFirst = false }: Props): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const go = useGo()
  const { mayDo } = usePermissions()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<SeenFailure>()
  if (!appointment || appointment.isGroup || !mayDo('appointment.startNote')) return null
  if (!noteStartingStatuses.includes(appointment.status)) return null

  const start = async () => {
    setBusy(true)
    const outcome = await send('appointment.startNote', { id: appointment.id })
    setBusy(false)
    if (outcome.ok) return go(`/notes/${outcome.value.note.id}`)
    if (asksForDefinition(outcome.failure)) {
      const date = appointment.start ? `&date=${moments.dayOf(appointment.start)}` : ''
      return go(`/calendar?event=${appointment.id}${date}`)
    }
    setFailure(outcome.failure)
    return undefined
  }
  return (
    <>
      <Button
        variant={isFirst ? 'filled' : 'default'}
        loading={isBusy}
        aria-label={words('itineraries.note-of', { who })}
        onClick={start}
      >
        {words('itineraries.note')}
      </Button>
      {failure?.kind === 'unreachable' && <p role="status">{words('itineraries.note-offline')}</p>}
      {failure && failure.kind !== 'unreachable' && <FailureNotice failure={failure} onRetry={start} />}
    </>
  )
}

function asksForDefinition(failure: SeenFailure): boolean {
  return failure.kind === 'invalid' && failure.findings.some(({ pointer }) => pointer === '/noteDefinition')
}
