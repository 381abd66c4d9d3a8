import type { Appointment } from '#generated/types/appointment.ts'
import type { Coverage } from '#generated/types/coverage.ts'
import type { HealthcareService } from '#generated/types/healthcare-service.ts'
import { elapsedMinutes } from '#shared/time/elapsed-minutes.ts'
import { type AuthorizationLeft, authorizationsLeft } from './authorization-left.ts'
import { askedBefore, patientsAsked, type Rebooked, takesPart } from './patient-remarks.ts'

/** That no authorization of a patient has as many units left as the visit takes; the one of which most is left. */
export type AuthorizationRemark = AuthorizationLeft & { readonly patientId: string; readonly pointer: string }

/**
 * For each patient of a wanted visit whose authorizations fit it but are too short for it. Whether one is needed at all the payer says: who has none
 * is asked nothing. Who was asked once is asked again when the visit becomes longer or names another authorization.
 */
export function authorizationRemarks(
  rebooked: Rebooked,
  service: HealthcareService,
  coverages: readonly Coverage[],
): readonly AuthorizationRemark[] {
  const { after } = rebooked
  const isVisit = after.kind === 'Visit'
  const asked = patientsConcerned(rebooked)
  return (after.attendees ?? []).flatMap((attendee, index): readonly AuthorizationRemark[] => {
    const patientId = attendee.subject.id
    if (!isVisit || !takesPart(attendee) || !asked.includes(patientId)) return []
    const own = coverages.filter(({ beneficiary }) => beneficiary.id === patientId)
    const short = shortest(authorizationsLeft(after, service, own), after)
    return short ? [{ ...short, patientId, pointer: `/attendees/${index}` }] : []
  })
}

/** The patients of whom something is new, or all of them where the visit takes more than it did. */
export function patientsConcerned(rebooked: Rebooked): readonly string[] {
  if (!takesMore(rebooked)) return patientsAsked(rebooked)
  return (rebooked.after.attendees ?? []).flatMap((each) => (takesPart(each) ? [each.subject.id] : []))
}

/** Than what somebody was asked about. */
function takesMore({ before, after }: Rebooked): boolean {
  const known = askedBefore(before)
  if (!known) return false
  const isNamedAnew = known.authorization?.authorizationId !== after.authorization?.authorizationId
  return isNamedAnew || minutesOf(after) > minutesOf(known)
}

function minutesOf({ start, end }: Appointment): number {
  return start === undefined || end === undefined ? 0 : elapsedMinutes({ start, end }, [])
}

/** That nothing at all is left of one that the visit names is said of the authorization itself. */
function shortest(
  fitting: readonly AuthorizationLeft[],
  { authorization }: Appointment,
): AuthorizationLeft | undefined {
  if (fitting.some(({ units, left }) => units <= left)) return undefined
  const [most] = fitting.toSorted((one, other) => other.left - one.left)
  return authorization && most && most.left <= 0 ? undefined : most
}
