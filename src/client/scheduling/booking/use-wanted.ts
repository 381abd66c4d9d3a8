import type { UseFormReturn } from 'react-hook-form'
import { useMoments } from '#client/ui/moments.ts'
import type { AppointmentCreate } from '#generated/types/resources.ts'
import { isCalendarDay } from '#shared/time/calendar.ts'
import { isAddress } from './state/booked-place.ts'
import { type BookingFields, whomOf } from './state/booking-fields.ts'
import { bookingOf } from './state/booking-of.ts'
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
  const { date, time, minutes, ownerId } = fields
  const isWhen = isCalendarDay(date) && /^\d\d:\d\d$/.test(time) && minutes > 0
  if (!isWhen || !isWho(fields) || ownerId === '') return undefined
  const { group, program } = choices.meant
  const body = bookingOf(
    { ...fields, ...whereKnown(fields), description: '' },
    { timezone, program, group, status },
  )
  return { text: JSON.stringify(body), body }
}

function isWho(fields: BookingFields): boolean {
  const { patientId, groupId, serviceId } = fields
  const whom = whomOf(fields)
  return whom === 'other' || (serviceId !== '' && (whom === 'group' ? groupId : patientId) !== '')
}

/** While an address is being typed, the rest is looked at as for a visit at home. */
function whereKnown({ where, address }: BookingFields): Pick<BookingFields, 'where'> {
  return { where: where === 'Community' && !isAddress(address) ? 'PatientHome' : where }
}
