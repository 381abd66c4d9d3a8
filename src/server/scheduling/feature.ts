import type { Feature } from '#server/operations/handler.ts'
import { accept } from '#server/scheduling/answering/accept.ts'
import { decline } from '#server/scheduling/answering/decline.ts'
import { propose } from '#server/scheduling/answering/propose.ts'
import { takeProposal } from '#server/scheduling/answering/take-proposal.ts'
import { withdraw } from '#server/scheduling/answering/withdraw.ts'
import { arrivals } from '#server/scheduling/arrivals/arrivals.ts'
import { appointmentGuard } from '#server/scheduling/booking/appointment-guard.ts'
import {
  calendarLink,
  makeCalendarLink,
  revokeCalendarLink,
} from '#server/scheduling/calendars/calendar-links.ts'
import { openCalendars } from '#server/scheduling/calendars/open-calendars.ts'
import { ownCalendar } from '#server/scheduling/calendars/own-calendar.ts'
import {
  importedTimes,
  importTimes,
  removeImportedTimes,
} from '#server/scheduling/external/imported-times.ts'
import { busy } from '#server/scheduling/finding/busy.ts'
import { findTimes } from '#server/scheduling/finding/find-times.ts'
import { itineraryGuard } from '#server/scheduling/itineraries/itinerary-guard.ts'
import { openDay } from '#server/scheduling/itineraries/open-day.ts'
import { overview } from '#server/scheduling/itineraries/overview.ts'
import { tellOverdue, watchVisits } from '#server/scheduling/itineraries/watch-visits.ts'
import { changeMember } from '#server/scheduling/meetings/change-member.ts'
import { tellTooFew, watchMeetings } from '#server/scheduling/meetings/watch-meetings.ts'
import { sendOffers } from '#server/scheduling/reminders/send-offers.ts'
import { sendReminders } from '#server/scheduling/reminders/send-reminders.ts'
import { takeReminder } from '#server/scheduling/reminders/take-reminder.ts'
import { cancelSeries } from '#server/scheduling/series/cancel-series.ts'
import { changeSeries } from '#server/scheduling/series/change-series.ts'
import { extendAllSeries } from '#server/scheduling/series/extend-all-series.ts'
import { extendSeries } from '#server/scheduling/series/extend-series.ts'
import { repeatAppointment } from '#server/scheduling/series/repeat-appointment.ts'
import { answerOffer } from '#server/scheduling/waiting/answer-offer.ts'
import { endOffers, expireOffer } from '#server/scheduling/waiting/expire-offer.ts'
import { noteCall } from '#server/scheduling/waiting/note-call.ts'
import { offerTime } from '#server/scheduling/waiting/offer-time.ts'
import { waitingFor } from '#server/scheduling/waiting/waiting-for.ts'
import { tellAged, watchWaiting } from '#server/scheduling/waiting/watch-waiting.ts'
import { markNoShow, markNoShows } from './mark-no-shows.ts'
import { moveOnAppointments } from './move-on-appointments.ts'
import { scheduleGuard } from './schedule-guard.ts'
import { serviceGuard } from './service-guard.ts'
import { startNote } from './start-note.ts'

/** Booked time, and the note that grows out of it. */
const feature = {
  handlers: {
    'appointment.accept': accept,
    'appointment.answerOffer': answerOffer,
    'appointment.busy': busy,
    'appointment.expireOffer': expireOffer,
    'appointment.calendar': ownCalendar,
    'appointment.calendarLink': calendarLink,
    'appointment.cancelSeries': cancelSeries,
    'appointment.changeSeries': changeSeries,
    'appointment.arrivals': arrivals,
    'appointment.decline': decline,
    'appointment.extendSeries': extendSeries,
    'appointment.findTimes': findTimes,
    'appointment.importedTimes': importedTimes,
    'appointment.importTimes': importTimes,
    'appointment.makeCalendarLink': makeCalendarLink,
    'appointment.markNoShow': markNoShow,
    'appointment.noteCall': noteCall,
    'appointment.offerTime': offerTime,
    'appointment.propose': propose,
    'appointment.removeImportedTimes': removeImportedTimes,
    'appointment.repeat': repeatAppointment,
    'appointment.revokeCalendarLink': revokeCalendarLink,
    'appointment.startNote': startNote,
    'appointment.takeProposal': takeProposal,
    'appointment.takeReminder': takeReminder,
    'appointment.withdraw': withdraw,
    'appointment.waitingFor': waitingFor,
    'appointment.tellAged': tellAged,
    'appointment.tellTooFew': tellTooFew,
    'group.changeMember': changeMember,
    'itinerary.open': openDay,
    'itinerary.overview': overview,
    'itinerary.tellOverdue': tellOverdue,
  },
  guards: {
    Appointment: appointmentGuard,
    HealthcareService: serviceGuard,
    Itinerary: itineraryGuard,
    Schedule: scheduleGuard,
  },
  jobs: {
    EndOffers: endOffers,
    ExtendSeries: extendAllSeries,
    MarkNoShows: markNoShows,
    MoveOnAppointments: moveOnAppointments,
    SendOffers: sendOffers,
    SendReminders: sendReminders,
    WatchMeetings: watchMeetings,
    WatchVisits: watchVisits,
    WatchWaiting: watchWaiting,
  },
} satisfies Feature

/** The feature, with the way in for calendar programs. */
export const scheduling = { ...feature, openCalendars }
