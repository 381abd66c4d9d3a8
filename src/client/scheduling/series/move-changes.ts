import type { ActInputs } from '#generated/operations/operations.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import { elapsedMinutes } from '#shared/time/elapsed-minutes.ts'

/** What a move in the calendar changes of one of a series, as the series is asked for it; whose attendee's part changes follows from the owner. */
export function moveChanges(
  before: Appointment,
  moved: Appointment,
): ActInputs['appointment.changeSeries']['changes'] {
  const { start, end, owner, location, resources } = moved
  return {
    ...(start && start !== before.start && { start }),
    ...(end && minutesOf(before) !== minutesOf(moved) && { end }),
    ...(owner.id !== before.owner.id && { owner }),
    ...(location && location.id !== before.location?.id && { location }),
    ...(resources && resources !== before.resources && { resources }),
  }
}

function minutesOf({ start, end }: Appointment): number {
  return start && end ? elapsedMinutes({ start, end }, []) : 0
}
