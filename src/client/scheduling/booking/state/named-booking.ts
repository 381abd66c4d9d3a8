import type { Reference } from '#generated/types/reference.ts'
import type { AppointmentCreate } from '#generated/types/resources.ts'

const longestName = 250

/** A booking that says what everything in it is called, so that it can be drawn and read before the server has seen it. */
export function namedBooking(
  body: AppointmentCreate,
  nameOf: (id: string) => string | undefined,
): AppointmentCreate {
  const named = (reference: Reference): Reference => {
    const display = nameOf(reference.id)
    return display ? { ...reference, display: display.slice(0, longestName) } : reference
  }
  const { owner, location, serviceType, program, group, resources, attendees } = body
  return {
    ...body,
    owner: named(owner),
    ...(location && { location: named(location) }),
    ...(serviceType && { serviceType: named(serviceType) }),
    ...(program && { program: named(program) }),
    ...(group && { group: named(group) }),
    ...(resources && { resources: resources.map(named) }),
    ...(attendees && { attendees: attendees.map((each) => ({ ...each, subject: named(each.subject) })) }),
  }
}
