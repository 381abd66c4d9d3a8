import { useRef, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { send } from '#client/api/send.ts'
import { beginningAfar } from '#client/person/telehealth/telehealth-fields.ts'
import { type AskingAtStart, useAskedAtStart } from '#client/person/telehealth/use-asked-at-start.tsx'
import { useGo } from '#client/routing/use-go.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { useWorld } from '#client/ui/world.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { Telehealth } from '#generated/types/telehealth.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { noteStartingStatuses } from '#shared/scheduling/appointment-lifecycle.ts'

/** Starting the note of an appointment: by telehealth the dialog asks first; goes to it when it is there, asks for the definition when several fit. */
export function useStartNote(appointment: Appointment, asking: AskingAtStart) {
  const go = useGo()
  const { mayDo } = usePermissions()
  const [isStarting, setStarting] = useState(false)
  const [failure, setFailure] = useState<SeenFailure>()
  const [hasChosen, setChosen] = useState(false)
  const said = useRef<Telehealth>(undefined)
  const { dayOf } = useMoments()
  const { instant } = useWorld()
  const { id, kind, status } = appointment
  const isVisit = kind === 'Visit' || kind === 'Intake'

  const start = async (noteDefinition: Reference | undefined) => {
    setStarting(true)
    setChosen(noteDefinition !== undefined)
    const outcome = await send('appointment.startNote', {
      id,
      ...(noteDefinition ? { noteDefinition } : {}),
      ...(said.current ? { telehealth: said.current } : {}),
    })
    setStarting(false)
    if (outcome.ok) return go(`/notes/${outcome.value.note.id}`)
    setFailure(outcome.failure)
  }

  const afar = beginningAfar(appointment, dayOf(appointment.start ?? instant()))
  const beginWith = (telehealth: Telehealth | undefined) => {
    said.current = telehealth
    return start(undefined)
  }
  const { begin, dialog } = useAskedAtStart(afar, beginWith, asking)

  return {
    start,
    begin,
    dialog,
    isStarting,
    failure,
    mayStart: isVisit && noteStartingStatuses.includes(status) && mayDo('appointment.startNote'),
    choosesDefinition: asksForDefinition(failure),
    /** The failure is about the definition that was chosen. */
    hasChosen,
  }
}

function asksForDefinition(failure: SeenFailure | undefined): boolean {
  return (
    failure?.kind === 'invalid' && failure.findings.some((finding) => finding.pointer === '/noteDefinition')
  )
}
