import type { Acceptance } from '#generated/types/acceptance.ts'
import type { Appointment } from '#generated/types/appointment.ts'

/** The question that waits for the owner of the calendar, or for who asked when another time is proposed; undefined: nothing is asked. */
export function openRequest({
  status,
  acceptance,
}: Pick<Appointment, 'status' | 'acceptance'>): Acceptance | undefined {
  const isOpen = acceptance?.answer === 'Waiting' || acceptance?.answer === 'Proposed'
  return status === 'pending' && isOpen ? acceptance : undefined
}
