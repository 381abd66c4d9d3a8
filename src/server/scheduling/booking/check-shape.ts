import type { Appointment } from '#generated/types/appointment.ts'
import { type Finding, failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { blocking } from '#shared/outcome/refuse.ts'
import { longestHours } from '#shared/scheduling/earliest-start.ts'
import { elapsedMinutes } from '#shared/time/elapsed-minutes.ts'
import { isZone } from '#shared/time/local-moment.ts'
import { milliseconds } from '#shared/time/span.ts'

const withoutTime: readonly Appointment['status'][] = [
  'proposed',
  'waitlist',
  'cancelled',
  'entered-in-error',
]
const withPatient: readonly Appointment['kind'][] = ['Visit', 'Intake']

/** What an appointment needs to make sense (schemas/resources/appointment.json); the duration follows start and end, `created` is the server's. */
export function checkShape(wanted: Appointment, now: string): Outcome<Appointment> {
  const findings = [...timeFindings(wanted), ...partFindings(wanted)]
  if (findings.length > 0) return failed({ kind: 'invalid', findings })

  const { start, end } = wanted
  const duration = start && end ? elapsedMinutes({ start, end }, []) : wanted.duration
  return succeeded({ ...wanted, duration, created: wanted.created ?? now })
}

function timeFindings({ status, start, end, timezone }: Appointment): readonly Finding[] {
  if (!isZone(timezone)) return [finding('/timezone', 'notes.unknown-zone')]
  if (!start || !end)
    return withoutTime.includes(status) ? [] : [finding(start ? '/end' : '/start', 'scheduling.time-missing')]

  const length = milliseconds(end) - milliseconds(start)
  if (length <= 0) return [finding('/end', 'scheduling.end-before-start')]
  return length > longestHours * 3_600_000
    ? [finding('/end', 'scheduling.too-long', { hours: longestHours })]
    : []
}

function partFindings(wanted: Appointment): readonly Finding[] {
  const patients = (wanted.attendees ?? []).filter((each) => each.subject.resourceType === 'Patient')
  const isVisit = withPatient.includes(wanted.kind)
  return [
    ...(isVisit && !wanted.serviceType ? [finding('/serviceType', 'scheduling.service-missing')] : []),
    ...(isVisit && !wanted.isGroup && patients.length === 0
      ? [finding('/attendees', 'scheduling.patient-missing')]
      : []),
    ...(!isVisit && patients.length > 0 ? [finding('/attendees', 'scheduling.no-patient-here')] : []),
    ...(wanted.isGroup && !wanted.group ? [finding('/group', 'scheduling.group-missing')] : []),
    ...(!wanted.isGroup && patients.length > 1 ? [finding('/attendees', 'scheduling.one-patient')] : []),
  ]
}

function finding(pointer: string, message: string, parameters?: Finding['parameters']): Finding {
  return blocking(pointer, message, parameters)
}
