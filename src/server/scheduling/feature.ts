import type { Feature } from '#server/operations/handler.ts'
import { appointmentGuard } from '#server/scheduling/booking/appointment-guard.ts'
import {
  calendarLink,
  makeCalendarLink,
  revokeCalendarLink,
} from '#server/scheduling/calendars/calendar-links.ts'
import { openCalendars } from '#server/scheduling/calendars/open-calendars.ts'
import { ownCalendar } from '#server/scheduling/calendars/own-calendar.ts'
import { busy } from '#server/scheduling/finding/busy.ts'
import { findTimes } from '#server/scheduling/finding/find-times.ts'
import { sendReminders } from '#server/scheduling/reminders/send-reminders.ts'
import { takeReminder } from '#server/scheduling/reminders/take-reminder.ts'
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
const feature = {
  handlers: {
    'appointment.busy': busy,
    'appointment.calendar': ownCalendar,
    'appointment.calendarLink': calendarLink,
    'appointment.cancelSeries': cancelSeries,
    'appointment.changeSeries': changeSeries,
    'appointment.extendSeries': extendSeries,
    'appointment.findTimes': findTimes,
    'appointment.makeCalendarLink': makeCalendarLink,
    'appointment.repeat': repeatAppointment,
    'appointment.revokeCalendarLink': revokeCalendarLink,
    'appointment.startNote': startNote,
    'appointment.takeReminder': takeReminder,
  },
  guards: { Appointment: appointmentGuard, Itinerary: itineraryGuard, Schedule: scheduleGuard },
  jobs: {
    ExtendSeries: extendAllSeries,
    MoveOnAppointments: moveOnAppointments,
    SendReminders: sendReminders,
  },
} satisfies Feature

/** The feature, with the way in for calendar programs. */
export const scheduling = { ...feature, openCalendars }
