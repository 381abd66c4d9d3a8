import type { UseFormReturn } from 'react-hook-form'
import { useMoments } from '#client/ui/moments.ts'
import type { AppointmentCreate } from '#generated/types/resources.ts'
import { isCalendarDay } from '#shared/time/calendar.ts'
import { type BookingFields, bookingOf, isWithPatient } from './state/booking-fields.ts'
import type { useBooking } from './state/use-booking.ts'

/** A booking while it is chosen. */
export type BookingInWork = {
  readonly form: UseFormReturn<BookingFields>
  readonly choices: ReturnType<typeof useBooking>['choices']
  readonly status: 'booked' | 'pending'
}

/** A booking as it would be sent, and as text, which is the same as long as the booking is. */
export type WantedBooking = { readonly text: string; readonly body: AppointmentCreate }

/** While a booking is chosen, what would be sent; undefined while something of it is missing. */
export function useWanted({ form, choices, status }: BookingInWork): WantedBooking | undefined {
  const { timezone } = useMoments()
  const fields = form.watch()
  const { kind, date, time, minutes, patientId, serviceId, ownerId, episodeId } = fields
  const isWhen = isCalendarDay(date) && /^\d\d:\d\d$/.test(time) && minutes > 0
  const isWho = !isWithPatient(kind) || (patientId !== '' && serviceId !== '')
  const isWhole = isWhen && isWho && ownerId !== ''
  if (!isWhole) return undefined
  const program = choices.episodes.find(({ id }) => id === episodeId)?.program
  const body = bookingOf({ ...fields, description: '' }, { timezone, program, status })
  return { text: JSON.stringify(body), body }
}
