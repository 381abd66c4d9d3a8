import type { Appointment } from '#generated/types/appointment.ts'

/** An appointment of which no other time is proposed any more. */
export function withoutProposal(appointment: Appointment): Appointment {
  if (!appointment.acceptance) return appointment
  const { proposal: _proposal, ...acceptance } = appointment.acceptance
  return { ...appointment, acceptance }
}
