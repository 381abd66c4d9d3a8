import { Button } from '@mantine/core'
import { type FormEvent, type ReactNode, useMemo, useState } from 'react'
import { ClashStrip } from '#client/scheduling/booking/clash-strip.tsx'
import { FindButton, type Looking } from '#client/scheduling/booking/find-button.tsx'
import { OfflineWord } from '#client/scheduling/owed/offline-word.tsx'
import {
  type ChangeFields,
  changeFieldsOf,
  changeProblems,
  touchedFields,
} from '#client/scheduling/series/change-fields.ts'
import { ChangeQuestions } from '#client/scheduling/series/change-questions.tsx'
import { keepTyping } from '#client/sync/drafts/keep-typing.ts'
import { useKept } from '#client/sync/drafts/use-kept.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { StillThere } from '#client/ui/states/still-there.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Appointment } from '#generated/types/appointment.ts'
import { MoveTimes } from './move-times.tsx'
import { movedAppointment } from './moved-appointment.ts'
import { useMove } from './use-move.ts'

type Props = {
  readonly appointment: Appointment
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Hears when this appointment starts from now on. */
  readonly onMoved: (start: string) => void
}

/** Only what was touched: upon a newer copy of the appointment nothing else is taken back. */
const keptMoves = keepTyping<Partial<ChangeFields>>()

/** Moves one appointment: asks for day, time, length, how and where, says what the time meets before it is taken, and takes it. */
export function MoveDialog({ isOpen, ...rest }: Props): ReactNode {
  const words = useWords()
  return (
    <Dialog isOpen={isOpen} onClose={rest.onClose} title={words('scheduling.move-title')} size="md">
      {isOpen && <MoveForm key={rest.appointment.id} {...rest} />}
    </Dialog>
  )
}

function MoveForm({ appointment, onClose, onMoved }: Omit<Props, 'isOpen'>): ReactNode {
  const words = useWords()
  const kept = useKept(keptMoves, appointment.id, () => ({}))
  const own = changeFieldsOf(appointment, appointment.start ?? '')
  const fields: ChangeFields = { ...own, ...kept.typed, scope: 'ThisOne' }
  const problems = changeProblems(fields)
  const isFit = Object.keys(problems).length === 0
  const { scope, date, time, minutes, mode, locationId } = fields
  const moved = useMemo(
    () =>
      isFit ? movedAppointment({ scope, date, time, minutes, mode, locationId }, appointment) : undefined,
    [isFit, scope, date, time, minutes, mode, locationId, appointment],
  )
  const [isTried, setTried] = useState(false)
  const { move, isMoving, clashes, failure, needsWord, canConfirm } = useMove({
    appointment,
    moved,
    onMoved,
  })

  const [looking, setLooking] = useState<Looking>('never')

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!(await move(needsWord && canConfirm))) return
    kept.stored(kept.typed)
    onClose()
  }

  if (looking === 'now')
    return (
      <MoveTimes
        appointment={appointment}
        fields={fields}
        onChoose={(chosen) => kept.type(touchedFields(own, { ...fields, ...chosen }))}
        onDone={() => setLooking('done')}
      />
    )
  return (
    <form className="booking" onSubmit={submit} noValidate>
      <StillThere isFromBefore={kept.isFromBefore} onStartOver={kept.startOver} />
      <ChangeQuestions
        appointment={appointment}
        fields={fields}
        problems={isTried ? problems : {}}
        onChange={(next) => kept.type(touchedFields(own, next))}
      />
      <FindButton looking={looking} onFind={() => setLooking('now')} />
      {isTried && isFit && !moved && <p role="alert">{words('series.nothing-changed')}</p>}
      <OfflineWord says="scheduling.move-unasked" />
      {failure && <FailureNotice failure={failure} />}
      {needsWord && <ClashStrip clashes={clashes} />}
      <div className="booking-end">
        <Button variant="default" onClick={onClose}>
          {words('scheduling.do-not-move')}
        </Button>
        <Button type="submit" loading={isMoving} disabled={needsWord && !canConfirm}>
          {words(needsWord && canConfirm ? 'scheduling.move-anyway' : 'scheduling.move-now')}
        </Button>
      </div>
    </form>
  )
}
