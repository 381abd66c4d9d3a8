import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { BookingFields } from './booking-fields.ts'
import type { useBooking } from './use-booking.ts'

type Choices = ReturnType<typeof useBooking>['choices']

/** For a booking, the only enrollment is the one that is meant; a service brings its usual length, unless somebody has typed another. */
export function useUsualChoices(
  form: UseFormReturn<BookingFields>,
  { episodes, services, asked }: Choices,
): void {
  const [serviceId, episodeId] = form.watch(['serviceId', 'episodeId'])
  const only = episodes.length === 1 ? episodes[0]?.id : undefined
  const areKnown = asked.episodes.answer?.ok === true
  const isForeign = areKnown && episodeId !== '' && episodes.every(({ id }) => id !== episodeId)
  const usual = services.find(({ id }) => id === serviceId)?.defaultMinutes

  useEffect(() => {
    if (only) form.setValue('episodeId', only)
    else if (isForeign) form.setValue('episodeId', '')
  }, [form, only, isForeign])

  useEffect(() => {
    if (usual && !form.getValues('hasOwnMinutes')) form.setValue('minutes', usual)
  }, [form, usual])
}
