import { type ReactNode, useRef, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { send } from '#client/api/send.ts'
import { beginningAfar } from '#client/person/telehealth/telehealth-fields.ts'
import { type AskingAtStart, useAskedAtStart } from '#client/person/telehealth/use-asked-at-start.tsx'
import { useGo } from '#client/routing/use-go.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { laterPart } from '#client/ui/states/later-part.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { Telehealth } from '#generated/types/telehealth.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { noteStartingStatuses } from '#shared/scheduling/note-starting-statuses.ts'
import { begunByAnotherIn } from './begun-by-another-in.ts'

const BegunDialog = laterPart({ open: () => import('./begun-dialog.tsx'), pick: (file) => file.BegunDialog })
const ChoosingDialog = laterPart({
  open: () => import('./choosing-dialog.tsx'),
  pick: (file) => file.ChoosingDialog,
})

/** What was chosen on the way: by which definition and whether it is drafted, what was said at the beginning, and whether one's own note is meant. */
type Said = {
  readonly noteDefinition?: Reference
  readonly kind?: 'ScribeSession'
  readonly telehealth?: Telehealth
  readonly another?: boolean
}

/**
 * Starting the note of an appointment: by telehealth the dialog asks first; goes to it when it is there, asks for the definition when
 * several fit or none, and what is meant where a colleague has begun one.
 */
export function useStartNote(appointment: Appointment, asking: AskingAtStart) {
  const go = useGo()
  const { mayDo } = usePermissions()
  const [isStarting, setStarting] = useState(false)
  const [failure, setFailure] = useState<SeenFailure>()
  const said = useRef<Said>({})
  const { dayOf } = useMoments()
  const { instant } = useWorld()
  const { id, kind, status } = appointment
  const isVisit = kind === 'Visit' || kind === 'Intake'

  const startWith = async (more: Said) => {
    const { kind: _former, ...others } = said.current
    // Whoever chooses again says anew whether it is drafted.
    said.current = { ...(more.noteDefinition ? others : said.current), ...more }
    setStarting(true)
    const outcome = await send('appointment.startNote', { id, ...said.current })
    setStarting(false)
    setFailure(outcome.ok ? undefined : outcome.failure)
    if (outcome.ok) go(`/notes/${outcome.value.note.id}`)
  }
  const leave = () => {
    said.current = {}
    setFailure(undefined)
  }

  const afar = beginningAfar(appointment, dayOf(appointment.start ?? instant()))
  const beginWith = (telehealth: Telehealth | undefined) => {
    said.current = {}
    return startWith(telehealth ? { telehealth } : {})
  }
  const { begin, dialog } = useAskedAtStart(afar, beginWith, asking)
  const asked = useDialogs({ appointment, failure, isStarting, leave, startWith })

  return {
    begin,
    /** What is asked on the way, in place. */
    dialogs: (
      <>
        {dialog}
        {asked.dialog}
      </>
    ),
    isStarting,
    /** What stands against the start, and no dialog asks about. */
    failure: asked.dialog ? undefined : failure,
    mayStart: isVisit && noteStartingStatuses.includes(status) && mayDo('appointment.startNote'),
  }
}

type Asking = {
  readonly appointment: Appointment
  readonly failure: SeenFailure | undefined
  readonly isStarting: boolean
  readonly leave: () => void
  readonly startWith: (more: Said) => Promise<void>
}

function useDialogs({ appointment, failure, isStarting, leave, startWith }: Asking): {
  readonly dialog: ReactNode
} {
  const [hasChosen, setChosen] = useState(false)
  const begun = begunByAnotherIn(failure)
  const close = () => {
    setChosen(false)
    leave()
  }
  if (begun)
    return {
      dialog: (
        <BegunDialog
          begun={begun}
          isStarting={isStarting}
          onClose={close}
          onOwn={() => void startWith({ another: true })}
        />
      ),
    }
  if (!asksForDefinition(failure)) return { dialog: undefined }
  return {
    dialog: (
      <ChoosingDialog
        appointment={appointment}
        isStarting={isStarting}
        failure={hasChosen ? failure : undefined}
        onClose={close}
        onChoose={(noteDefinition, kind) => {
          setChosen(true)
          void startWith({ noteDefinition, ...(kind && { kind }) })
        }}
      />
    ),
  }
}

function asksForDefinition(failure: SeenFailure | undefined): boolean {
  return (
    failure?.kind === 'invalid' && failure.findings.some((finding) => finding.pointer === '/noteDefinition')
  )
}
