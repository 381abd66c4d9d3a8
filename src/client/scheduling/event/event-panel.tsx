import { Button, CloseButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useIsConnected } from '#client/api/use-is-connected.ts'
import { LateCancel } from '#client/person/late-cancel.tsx'
import { PatientHeader } from '#client/person/patient-header.tsx'
import { useStartNote } from '#client/person/starting/use-start-note.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import type { AppointmentAct } from '#client/scheduling/acts/appointment-act.ts'
import { CancelDialog } from '#client/scheduling/cancelling/cancel-dialog.tsx'
import { NoShowDialog } from '#client/scheduling/cancelling/no-show-dialog.tsx'
import { whoOf } from '#client/scheduling/day/day-events.ts'
import { statusIcons } from '#client/scheduling/day/status-icons.ts'
import { SeriesPart } from '#client/scheduling/series/series-part.tsx'
import { useSeriesRights } from '#client/scheduling/series/use-series-rights.ts'
import { TelehealthPart } from '#client/scheduling/telehealth/telehealth-part.tsx'
import { Confirmation } from '#client/ui/dialog.tsx'
import { readerZone, useMoments } from '#client/ui/moments.ts'
import type { AwaitedAnswer } from '#client/ui/states/answered.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Appointment } from '#generated/types/appointment.ts'
import type { Note } from '#generated/types/note.ts'
import { localMoment } from '#shared/time/local-moment.ts'
import { AcceptancePart } from './acceptance-part.tsx'
import { MeetingPart } from './meeting-part.tsx'
import { MovePart } from './move-part.tsx'
import { RemindersPart } from './reminders-part.tsx'
import { onlyArrival } from './use-expected.ts'
import { useFocusHeld } from './use-focus-held.ts'
import { useStatus } from './use-status.ts'
import { WaitingPart } from './waiting-part.tsx'

/** The statuses of which something is asked before they are set. */
type AskedStatus = 'cancelled' | 'entered-in-error' | 'noshow'

/** What is asked of it: about a status, or at the start of its session. */
export type AskedOfEvent = AskedStatus | 'start'

type Props = {
  readonly appointment: Appointment
  /** The notes of the day's sessions, by the session's id. */
  readonly notes: AwaitedAnswer<ReadonlyMap<string, Note>>
  readonly onClose: () => void
  /** Asks for a dialog about it. */
  readonly onAsk: (act: AppointmentAct) => void
  /** Asks for the check-in of the one patient who comes; it is no part of the panel, which is drawn in another place on a narrow screen. */
  readonly onCheckIn: () => void
  /** The status of which something is asked before it is set; it is known outside of the panel, so that the question stays when the window becomes narrow. */
  readonly asking: AskedOfEvent | undefined
  readonly onAsking: (asked: AskedOfEvent | undefined) => void
  /** Asks for another time for whoever missed this one. */
  readonly onRebook: () => void
  /** Asks for the same at another time. */
  readonly onCopy: () => void
}

/** One appointment: what it is, what may become of it now, and the way to its note. */
export function EventPanel(props: Props): ReactNode {
  const { appointment, notes, onClose, onAsk, onCheckIn, onRebook, asking, onAsking } = props
  const words = useWords()
  const labels = useLabels()
  const { status, serviceType, title, kind, encounter } = appointment
  const note = encounter && noteOf(notes, encounter.id)
  const what = serviceType?.display ?? title ?? labels(`enumeration.AppointmentKind.${kind}`)
  const Picture = statusIcons[status]
  const panel = useFocusHeld(appointment)

  return (
    <section className="event-panel" aria-label={words('scheduling.details')} ref={panel} tabIndex={-1}>
      <header>
        <h2>{whoOf(appointment) ?? what}</h2>
        <CloseButton aria-label={words('scheduling.close-details')} onClick={onClose} />
      </header>
      <p className="event-status" data-status={status}>
        <Picture size={14} stroke={1.8} />
        {labels(`enumeration.AppointmentStatus.${status}`)}
      </p>
      <LateCancel appointment={appointment} />
      <OnePatient appointment={appointment} />
      <Facts appointment={appointment} />
      <TelehealthPart appointment={appointment} />
      <AcceptancePart appointment={appointment} onAsk={onAsk} />
      <WaitingPart appointment={appointment} />
      <RemindersPart appointment={appointment} />
      {appointment.isGroup && <MeetingPart meeting={appointment} />}
      <MovePart appointment={appointment} onAsk={onAsk} onCopy={props.onCopy} />
      <SeriesPart appointment={appointment} onAsk={onAsk} />
      <NoteWay {...{ appointment, note, asking, onAsking }} />
      <StatusButtons
        appointment={appointment}
        {...{ onAsk, onCheckIn, onRebook, asking, onAsking }}
        hasSignedNote={typeof note === 'object' && note.signingState === 'Signed'}
      />
    </section>
  )
}

/** `missed` when nobody could say whether there is one. */
type KnownNote = Note | 'unknown' | 'missed' | undefined

function noteOf(notes: Props['notes'], encounterId: string): KnownNote {
  if (!notes) return 'unknown'
  return notes.ok ? notes.value.get(encounterId) : 'missed'
}

/** Who comes, where one person does; several are named among the facts. */
function OnePatient({ appointment }: { readonly appointment: Appointment }): ReactNode {
  const [patient, ...others] = patientsOf(appointment)
  return patient && others.length === 0 ? <PatientHeader id={patient.subject.id} /> : null
}

function patientsOf({ attendees = [] }: Appointment): NonNullable<Appointment['attendees']> {
  return attendees.filter(({ subject }) => subject.resourceType === 'Patient')
}

/** What is known of an appointment. */
export function Facts({ appointment }: { readonly appointment: Appointment }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { serviceType, program, location, mode, cancellation, noShow, description } = appointment
  const followUpOf = ({ action, contacted }: NonNullable<Appointment['noShow']>) =>
    contacted ? `${action.display} · ${words('scheduling.no-show-was-contacted')}` : action.display
  const people = appointment.isGroup ? [] : patientsOf(appointment)
  const hasPeople = patientsOf(appointment).length > 0 || serviceType !== undefined
  const facts = [
    [words('scheduling.when'), <When key="when" appointment={appointment} />],
    [words('scheduling.service'), serviceType?.display],
    [words('scheduling.program'), program?.display],
    [words('scheduling.place'), location?.display],
    [words('scheduling.mode'), hasPeople && labels(`enumeration.EncounterMode.${mode}`)],
    [words('scheduling.cancelled-because'), cancellation?.reason.display],
    [words('scheduling.no-show-follow-up'), noShow && followUpOf(noShow)],
    [words('scheduling.description'), description],
  ] as const

  return (
    <dl className="event-facts">
      {people.length > 0 && (
        <div>
          <dt>{words('scheduling.who')}</dt>
          <dd>
            {people.map(({ id, subject }) => (
              <ScreenLink key={id} to={`/patients/${subject.id}`}>
                {subject.display ?? words('scheduling.open-chart')}
              </ScreenLink>
            ))}
          </dd>
        </div>
      )}
      {facts.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}

/** In the appointment's own zone; beside it the time of the calendar and that of the reader, where they differ. */
function When({ appointment }: { readonly appointment: Appointment }): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const { start, end, timezone } = appointment
  if (!start || !end) return words('scheduling.no-time')

  const here = localMoment(start, timezone)
  const own = `${moments.shortDay(here.date)}, ${moments.clock(here.time)}–${moments.clock(localMoment(end, timezone).time)}`
  const timeIn = (zone: string) => {
    const there = localMoment(start, zone)
    if (there.date !== here.date) return `${moments.shortDay(there.date)}, ${moments.clock(there.time)}`
    return there.time === here.time ? undefined : moments.clock(there.time)
  }
  const reader = timeIn(readerZone)
  const calendar = timeIn(moments.timezone)
  const others = [
    ...(calendar && calendar !== reader ? [`${calendar} (${moments.timezone})`] : []),
    ...(reader ? [words('scheduling.your-time', { time: reader })] : []),
  ]
  return others.length === 0 ? own : [`${own} (${timezone})`, ...others].join(' · ')
}

type NoteProps = Pick<Props, 'appointment' | 'asking' | 'onAsking'>

/** The way to the note, once it is known whether there is one. */
function NoteWay({ note, ...props }: NoteProps & { readonly note: KnownNote }): ReactNode {
  const words = useWords()
  if (note === 'missed') return null
  if (note === 'unknown') return <div className="event-note" aria-busy="true" />
  if (!note) return <StartNote {...props} />
  return (
    <ScreenLink to={`/notes/${note.id}`} className="event-note" isNext>
      {words('scheduling.open-note')}
    </ScreenLink>
  )
}

function StartNote({ appointment, asking, onAsking }: NoteProps): ReactNode {
  const words = useWords()
  const starting = useStartNote(appointment, [asking === 'start', (is) => onAsking(is ? 'start' : undefined)])
  if (!starting.mayStart) return null
  return (
    <>
      <Button loading={starting.isStarting} onClick={starting.begin} variant="filled" fullWidth>
        {words('scheduling.start-note')}
      </Button>
      {starting.dialogs}
      {starting.failure && <FailureNotice failure={starting.failure} />}
    </>
  )
}

type StatusProps = Omit<Props, 'notes' | 'onClose' | 'onCopy'> & {
  readonly hasSignedNote: boolean
}

function StatusButtons(props: StatusProps): ReactNode {
  const { appointment, hasSignedNote, onAsk, onCheckIn, onRebook, asking, onAsking } = props
  const words = useWords()
  const labels = useLabels()
  const { offered, change, isChanging, failure } = useStatus(appointment, hasSignedNote)
  const { mayCancel } = useSeriesRights(appointment)
  const isConnected = useIsConnected()
  const arrival = onlyArrival(appointment)
  const asksForSeries = (status: Appointment['status']) => mayCancel && status === 'cancelled'
  const press = (status: Appointment['status']) => {
    if (asksForSeries(status)) return onAsk('cancel')
    if (status === 'checked-in' && arrival) return onCheckIn()
    return isAskedAbout(status) ? onAsking(status) : change({ status })
  }
  if (offered.length === 0) return null

  return (
    <div className="event-actions">
      <h3>{words('scheduling.set-status')}</h3>
      <div>
        {offered.map((status) => (
          <Button
            key={status}
            variant="default"
            disabled={isChanging || (asksForSeries(status) && !isConnected)}
            onClick={() => press(status)}
          >
            {labels(`enumeration.AppointmentStatus.${status}`)}
          </Button>
        ))}
      </div>
      {failure && <FailureNotice failure={failure} />}
      <CancelDialog
        appointmentId={appointment.id}
        isOpen={asking === 'cancelled'}
        onClose={() => onAsking(undefined)}
        onCancel={(cancellation) => {
          onAsking(undefined)
          return change({ status: 'cancelled', cancellation })
        }}
      />
      <NoShowDialog
        appointmentId={appointment.id}
        who={whoOf(appointment) ?? appointment.display}
        isOpen={asking === 'noshow'}
        failure={failure}
        onClose={() => onAsking(undefined)}
        onNoShow={(noShow) => change({ status: 'noshow', noShow })}
        onReschedule={onRebook}
      />
      <Confirmation
        isOpen={asking === 'entered-in-error'}
        onClose={() => onAsking(undefined)}
        title={words('scheduling.error-title')}
        text={words('scheduling.error-text')}
        confirmLabel={labels('enumeration.AppointmentStatus.entered-in-error')}
        onConfirm={() => change({ status: 'entered-in-error' })}
        isDangerous
      />
    </div>
  )
}

/** Asked once more before it is done: it needs a reason, something follows from it, or it cannot be taken back. */
function isAskedAbout(status: Appointment['status']): status is AskedStatus {
  return status === 'cancelled' || status === 'entered-in-error' || status === 'noshow'
}
