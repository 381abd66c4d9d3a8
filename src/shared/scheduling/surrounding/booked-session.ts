import type { Appointment } from '#generated/types/appointment.ts'
import type { HealthcareService } from '#generated/types/healthcare-service.ts'
import type { SessionFacts } from '#shared/rules/rule-facts.ts'
import { serviceFacts } from '#shared/rules/service-facts.ts'
import { countedUnits } from '#shared/rules/units-of.ts'
import { elapsedMinutes } from '#shared/time/elapsed-minutes.ts'
import { localDate } from '#shared/time/local-moment.ts'

/** What of a booked visit the counting of units looks at. */
export type CountedVisit = Pick<Appointment, 'start' | 'end' | 'timezone' | 'program' | 'owner'>

/** The session that a visit will be when it takes as long as it is booked, as the note rules see one; undefined while its time is not known. */
export function bookedSession(
  { start, end, timezone, program, owner }: CountedVisit,
  service: HealthcareService,
): SessionFacts | undefined {
  if (start === undefined || end === undefined) return undefined
  return {
    visitStatus: 'Show',
    timezone,
    serviceDate: localDate(start, timezone),
    minutes: elapsedMinutes({ start, end }, []),
    breaks: [],
    diagnoses: [],
    // Whatever the session will be entered by, a booking has its minutes.
    service: { ...serviceFacts(service), sessionTimeUnit: 'DurationMinutes' },
    program: program && { id: program.id, display: '', diagnosisPrefixes: [] },
    participants: [{ id: owner.id, display: '', type: 'PrimaryPerformer' }],
  }
}

/** How many units a visit counts by its service, when it takes as long as it is booked. */
export function bookedUnits(visit: CountedVisit, service: HealthcareService): number | undefined {
  const session = bookedSession(visit, service)
  return session && countedUnits(session)
}
