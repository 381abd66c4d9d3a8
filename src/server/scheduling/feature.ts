import type { Feature } from '#server/operations/handler.ts'
import { appointmentGuard } from '#server/scheduling/booking/appointment-guard.ts'
import { busy } from '#server/scheduling/finding/busy.ts'
import { findTimes } from '#server/scheduling/finding/find-times.ts'
import { cancelSeries } from '#server/scheduling/series/cancel-series.ts'
import { changeSeries } from '#server/scheduling/series/change-series.ts'
import { extendAllSeries } from '#server/scheduling/series/extend-all-series.ts'
import { extendSeries } from '#server/scheduling/series/extend-series.ts'
import { repeatAppointment } from '#server/scheduling/series/repeat-appointment.ts'
import { itineraryGuard } from './itinerary-guard.ts'
import { moveOnAppointments } from './move-on-appointments.ts'
import { scheduleGuard } from './schedule-guard.ts'
import { startNote } from './start-note.ts'

/** Booked time, and the note that grows out of it. */
export const scheduling = {
  handlers: {
    'appointment.busy': busy,
    'appointment.cancelSeries': cancelSeries,
    'appointment.changeSeries': changeSeries,
    'appointment.extendSeries': extendSeries,
    'appointment.findTimes': findTimes,
    'appointment.repeat': repeatAppointment,
    'appointment.startNote': startNote,
  },
  guards: { Appointment: appointmentGuard, Itinerary: itineraryGuard, Schedule: scheduleGuard },
  jobs: { ExtendSeries: extendAllSeries, MoveOnAppointments: moveOnAppointments },
} satisfies Feature
