import type { Appointment } from '#generated/types/appointment.ts'

/** When an appointment took the status that it has; for what is older than its history, when it was last written. */
export function statusSince({ status, statusHistory = [], meta }: Appointment): string | undefined {
  return statusHistory.findLast(({ from, to }) => to === status && from !== to)?.at ?? meta.lastModified
}
