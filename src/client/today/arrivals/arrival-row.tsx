import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import {
  type Arrival,
  minutesLate,
  minutesWaited,
  type Standing,
  standingOf,
} from '#client/person/checking-in/arrivals.ts'
import { CheckInDialog } from '#client/person/checking-in/check-in-dialog.tsx'
import { useArrival } from '#client/person/checking-in/use-arrival.ts'
import { useMoney } from '#client/person/checking-in/use-money.ts'
import { LateCancel } from '#client/person/late-cancel.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { appointmentLooks } from '#client/today/looks/appointment-looks.ts'
import { StateBadge } from '#client/today/looks/state-badge.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { longWait } from './use-long-waits.ts'

type Props = { readonly arrival: Arrival; readonly now: number }

/** One person at the desk: when, who, for what, how long already, what is still to do, and the next step. */
export function ArrivalRow({ arrival, now }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const { may } = usePermissions()
  const { appointment, status, patientId } = arrival
  const { start, serviceType, group, owner, location } = appointment
  const who = arrival.who ?? words('person.somebody')
  const standing = standingOf(arrival, now)

  return (
    <li className="desk-row" data-state={status} data-standing={standing}>
      <strong className="desk-time">{start ? moments.time(start) : '–'}</strong>
      <div className="day-what">
        <h2>{may('Patient:Read') ? <ScreenLink to={`/patients/${patientId}`}>{who}</ScreenLink> : who}</h2>
        <p>
          {[group?.display ?? serviceType?.display, owner.display, location?.display]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="desk-states">
        <StateBadge {...appointmentLooks[status]} text={labels(`enumeration.AppointmentStatus.${status}`)} />
        <LateCancel appointment={appointment} />
        <Minutes arrival={arrival} standing={standing} now={now} />
        <ToDo arrival={arrival} />
      </div>
      <Steps arrival={arrival} standing={standing} />
    </li>
  )
}

type StandingProps = { readonly arrival: Arrival; readonly standing: Standing }

/** How long somebody waits, or how late somebody is. */
function Minutes({ arrival, standing, now }: StandingProps & { readonly now: number }): ReactNode {
  const words = useWords()
  const length = (message: 'today.late-by' | 'today.waits-for', minutes: number) =>
    minutes < 60
      ? words(message, { minutes })
      : words(`${message}-hours`, { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
  if (standing === 'late')
    return <span className="desk-late">{length('today.late-by', minutesLate(arrival.appointment, now))}</span>
  const minutes = minutesWaited(arrival, now)
  if (standing !== 'waiting' || minutes === undefined) return null
  return (
    <span className="desk-waits" data-long={minutes >= longWait || undefined}>
      {length('today.waits-for', minutes)}
    </span>
  )
}

/** Packets that are open, and what is to be paid, until it is said to be. */
function ToDo({ arrival }: Pick<Props, 'arrival'>): ReactNode {
  const words = useWords()
  const money = useMoney()
  const { openPackets = 0, copay, appointment, patientId } = arrival
  const paid = appointment.checkIn?.copayCollected
  return (
    <>
      {openPackets > 0 && (
        <ScreenLink to={`/patients/${patientId}/packets`} className="desk-packets">
          {words('person.packets-open', { count: openPackets })}
        </ScreenLink>
      )}
      {paid && <span>{words('today.copay-paid', { amount: money(paid) })}</span>}
      {!paid && copay && copay.amount > 0 && (
        <span>{words('person.copay-due', { amount: money(copay) })}</span>
      )}
    </>
  )
}

/** What the desk can do next, and the way back. */
function Steps({ arrival, standing }: StandingProps): ReactNode {
  const words = useWords()
  const act = useArrival(arrival)
  const [isOpen, setOpen] = useState(false)
  const who = arrival.who ?? words('person.somebody')
  const { status } = arrival
  if (!act.mayChange || standing === 'over' || standing === 'in-session')
    return <div className="desk-steps" />

  return (
    <div className="desk-steps">
      {status !== 'checked-in' && (
        <Button
          variant={status === 'arrived' ? 'filled' : 'default'}
          aria-label={words('today.check-in-of', { who })}
          onClick={() => setOpen(true)}
          data-step
        >
          {words('person.check-in')}…
        </Button>
      )}
      {status === 'booked' ? (
        <Button
          variant="default"
          disabled={act.isChanging}
          aria-label={words('today.arrived-of', { who })}
          onClick={() => act.change('arrived')}
        >
          {words('today.arrived')}
        </Button>
      ) : (
        <Button
          variant="subtle"
          disabled={act.isChanging}
          leftSection={<IconArrowBackUp size={16} aria-hidden="true" />}
          aria-label={words('today.take-back-of', { who })}
          onClick={() => act.change(status === 'checked-in' ? 'arrived' : 'booked')}
        >
          {words('today.take-back')}
        </Button>
      )}
      {act.failure && !isOpen && <FailureNotice failure={act.failure} />}
      {isOpen && <CheckInDialog arrival={arrival} act={act} onClose={() => setOpen(false)} />}
    </div>
  )
}
