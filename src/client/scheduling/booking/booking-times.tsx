import type { ReactNode } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { FindTimes } from '#client/scheduling/finding/find-times.tsx'
import type { TimesStart } from '#client/scheduling/finding/time-fields.ts'
import type { NamedTime } from '#client/scheduling/finding/time-list.tsx'
import { announce } from '#client/ui/announcer.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import { flags } from '#generated/permissions/permissions.ts'
import { localDate, localMoment } from '#shared/time/local-moment.ts'
import type { useBooking } from './state/use-booking.ts'

type Props = { readonly booking: ReturnType<typeof useBooking>; readonly onDone: () => void }

/** Finds a time for a booking, by what is entered of it already, and enters what is chosen. */
export function BookingTimes({ booking, onDone }: Props): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const { may } = usePermissions()
  const { instant } = useWorld()
  const { form, choices } = booking
  const fields = form.getValues()
  const today = localDate(instant(), moments.timezone)
  const start: TimesStart = {
    owner: fields.ownerId === '' ? undefined : { id: fields.ownerId, display: fields.ownerLabel },
    mayChoose: may(flags.CanManageAppointments),
    locationId: fields.locationId,
    minutes: fields.minutes,
    earliest: fields.date > today ? fields.date : today,
    mode: fields.mode,
    patientId: fields.patientId,
    serviceId: fields.serviceId,
    programId: choices.meant.program?.id ?? '',
  }

  const take = (time: NamedTime, minutes: number) => {
    const { date, time: clock } = localMoment(time.start, moments.timezone)
    form.setValue('ownerId', time.owner)
    form.setValue('ownerLabel', time.who)
    form.setValue('date', date)
    form.setValue('time', clock)
    if (minutes !== fields.minutes) {
      form.setValue('minutes', minutes)
      form.setValue('hasOwnMinutes', true)
    }
    if (time.location !== undefined) form.setValue('locationId', time.location)
    booking.forget()
    announce(words('finding.chosen', { when: moments.dayAndTime(time.start), who: time.who }))
    onDone()
  }

  return (
    <FindTimes
      start={start}
      places={choices.locations}
      asked={choices.asked.locations}
      onChoose={take}
      onBack={onDone}
    />
  )
}
