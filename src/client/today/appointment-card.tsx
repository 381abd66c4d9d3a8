import { Button } from '@mantine/core'
import { IconCar, IconMapPin, IconUsersGroup, IconVideo } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { LateCancel } from '#client/person/late-cancel.tsx'
import { useStartNote } from '#client/person/starting/use-start-note.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Appointment } from '#generated/types/appointment.ts'
import type { Note } from '#generated/types/note.ts'
import type { Reference } from '#generated/types/reference.ts'
import { appointmentLooks, noteLooks, withoutNote } from './looks/appointment-looks.ts'
import { StateBadge } from './looks/state-badge.tsx'

type Props = {
  readonly appointment: Appointment
  /** `unknown` while it has not been read, `missed` when it could not be: then nothing is offered, and nothing jumps when it comes. */
  readonly note: Note | 'unknown' | 'missed' | undefined
  readonly isNext: boolean
}

/** One appointment of the day: when, who, what, its state, and the way to its note. */
export function AppointmentCard({ appointment, note, isNext }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const { start, end, status, mode, location, serviceType, title, kind } = appointment
  const look = appointmentLooks[status]
  const { may } = usePermissions()
  const patient = may('Patient:Read') ? onePatient(appointment) : undefined
  const what = serviceType?.display ?? title ?? labels(`enumeration.AppointmentKind.${kind}`)

  return (
    <li className="day-card" data-state={status} data-next={isNext || undefined}>
      <div className="day-time">
        <strong>{start ? moments.time(start) : '–'}</strong>
        <span>{end ? moments.time(end) : ''}</span>
      </div>
      <div className="day-what">
        <h2>
          {patient ? (
            <ScreenLink to={`/patients/${patient.id}`}>{patient.display}</ScreenLink>
          ) : (
            (whoOf(appointment) ?? what)
          )}
        </h2>
        <p>
          {whoOf(appointment) && <span>{what}</span>}
          <GroupPeople appointment={appointment} />
          <Outside appointment={appointment} />
          {mode === 'Telehealth' && (
            <span className="day-where">
              <IconVideo size={14} aria-hidden="true" /> {words('today.telehealth')}
            </span>
          )}
          {location?.display && mode !== 'Telehealth' && (
            <span className="day-where">
              <IconMapPin size={14} aria-hidden="true" /> {location.display}
            </span>
          )}
        </p>
      </div>
      <div className="day-states">
        <StateBadge {...look} text={labels(`enumeration.AppointmentStatus.${status}`)} />
        <LateCancel appointment={appointment} />
        {typeof note === 'object' && (
          <StateBadge
            {...noteLooks[note.signingState]}
            text={words('today.note-state', {
              state: labels(`enumeration.SigningState.${note.signingState}`),
            })}
          />
        )}
      </div>
      <NoteAction appointment={appointment} note={note} isNext={isNext} />
    </li>
  )
}

/** Of a group, how many of its people are here. */
function GroupPeople({ appointment }: Pick<Props, 'appointment'>): ReactNode {
  const words = useWords()
  if (!appointment.isGroup) return null
  const people = (appointment.attendees ?? []).filter(({ subject }) => subject.resourceType === 'Patient')
  const here = people.filter(({ status }) => status === 'arrived' || status === 'checked-in').length
  return (
    <span className="day-where">
      <IconUsersGroup size={14} aria-label={words('today.group')} />
      {people.length > 0 && words('today.group-here', { here, count: people.length })}
    </span>
  )
}

/** The way to somebody, and whoever is met elsewhere: at home, at school, in a hospital. */
function Outside({ appointment }: Pick<Props, 'appointment'>): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { kind, serviceLocation } = appointment
  const isElsewhere = serviceLocation && !within.has(serviceLocation.kind)
  if (kind !== 'Travel' && !isElsewhere) return null
  const { lines = [], city } = serviceLocation?.address ?? {}
  const what = isElsewhere
    ? labels(`enumeration.LocationKind.${serviceLocation.kind}`)
    : words('today.travel')
  return (
    <span className="day-where">
      <IconCar size={14} aria-hidden="true" /> {[what, ...lines, city].filter(Boolean).join(', ')}
    </span>
  )
}

/** Places of the practice, or none at all. */
const within: ReadonlySet<string> = new Set(['Site', 'Room', 'Virtual', 'Vehicle'])

function NoteAction({ appointment, note, isNext }: Props): ReactNode {
  const words = useWords()
  const { mayDo } = usePermissions()
  const who = whoOf(appointment) ?? ''

  if (note === 'missed') return <div className="day-action" data-unknown />
  if (note === 'unknown') return <div className="day-action" data-unknown aria-busy="true" />
  if (note)
    return (
      <div className="day-action">
        <ScreenLink
          to={`/notes/${note.id}`}
          className="day-link"
          label={words('today.open-note-of', { who })}
        >
          {words('today.open-note')}
        </ScreenLink>
      </div>
    )

  const isVisit = !appointment.isGroup && (appointment.kind === 'Visit' || appointment.kind === 'Intake')
  if (!isVisit || withoutNote.has(appointment.status) || !mayDo('appointment.startNote')) return null
  return <StartAction appointment={appointment} who={who} isNext={isNext} />
}

type StartProps = Pick<Props, 'appointment' | 'isNext'> & { readonly who: string }

function StartAction({ appointment, who, isNext }: StartProps): ReactNode {
  const words = useWords()
  const { begin, dialogs, isStarting, failure } = useStartNote(appointment, useState(false))
  return (
    <div className="day-action">
      <Button
        variant={isNext ? 'filled' : 'default'}
        loading={isStarting}
        aria-label={words('today.start-note-of', { who })}
        onClick={begin}
      >
        {words('today.start-note')}
      </Button>
      {dialogs}
      {failure && <FailureNotice failure={failure} onRetry={begin} />}
    </div>
  )
}

/** The one patient who comes; a group leads to nobody's chart. */
function onePatient(appointment: Appointment): Reference | undefined {
  const [first, ...others] = appointment.group ? [] : patientsOf(appointment)
  return first?.display && others.length === 0 ? first : undefined
}

function patientsOf({ attendees = [] }: Appointment): readonly Reference[] {
  return attendees.map(({ subject }) => subject).filter(({ resourceType }) => resourceType === 'Patient')
}

/** Whom it is about: the group, else the patients who take part. */
function whoOf(appointment: Appointment): string | undefined {
  if (appointment.group?.display) return appointment.group.display
  const names = patientsOf(appointment).flatMap(({ display }) => display ?? [])
  return names.length === 0 ? undefined : names.join(', ')
}
