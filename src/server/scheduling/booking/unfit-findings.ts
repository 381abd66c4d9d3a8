import type { Appointment } from '#generated/types/appointment.ts'
import { optional } from '#server/note-parts/optional.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Finding, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { unfitChoices } from '#shared/scheduling/offered/unfit-choices.ts'

const undecided: readonly Appointment['status'][] = ['proposed', 'waitlist', 'cancelled', 'entered-in-error']

/**
 * A service or a place that is not the program's, which needs somebody's word. Nothing once `confirmed`, where neither was touched, for what
 * has no time yet, and for what is made of a series, whose first one was asked about.
 */
export async function unfitFindings(
  context: Context,
  wanted: Appointment,
  before: Appointment | undefined,
): Promise<Outcome<readonly Finding[]>> {
  const { program, status } = wanted
  if (context.options.confirmed === true || !program || undecided.includes(status)) return succeeded([])
  if (!before && wanted.series) return succeeded([])

  const found = await optional(context, 'Program', program)
  if (!found.ok) return found
  const service = await optional(context, 'HealthcareService', touched('serviceType', wanted, before))
  if (!service.ok) return service
  const location = await optional(context, 'Location', touched('location', wanted, before))
  if (!location.ok) return location
  return succeeded(unfitChoices({ program: found.value, service: service.value, location: location.value }))
}

/** What is new of it, by itself or because the program is; whoever was asked once is not asked again. */
function touched(
  field: 'serviceType' | 'location',
  wanted: Appointment,
  before: Appointment | undefined,
): Appointment['location'] {
  const isAsOfOld =
    before &&
    before.program?.id === wanted.program?.id &&
    before[field]?.id === wanted[field]?.id &&
    (before.status === 'cancelled' || !undecided.includes(before.status))
  return isAsOfOld ? undefined : wanted[field]
}
