import type { Feature } from '#server/operations/handler.ts'
import { appointmentGuard } from '#server/scheduling/booking/appointment-guard.ts'
import { busy } from './busy.ts'
import { itineraryGuard } from './itinerary-guard.ts'
import { moveOnAppointments } from './move-on-appointments.ts'
import { scheduleGuard } from './schedule-guard.ts'
import { startNote } from './start-note.ts'

/** Booked time, and the note that grows out of it. */
export const scheduling = {
  handlers: { 'appointment.busy': busy, 'appointment.startNote': startNote },
  guards: { Appointment: appointmentGuard, Itinerary: itineraryGuard, Schedule: scheduleGuard },
  jobs: { MoveOnAppointments: moveOnAppointments },
} satisfies Feature
