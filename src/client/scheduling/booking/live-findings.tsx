import { useDebouncedValue } from '@mantine/hooks'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { send } from '#client/api/send.ts'
import { useMoments } from '#client/ui/moments.ts'
import type { AppointmentCreate } from '#generated/types/resources.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import { isCalendarDay } from '#shared/time/calendar.ts'
import { type BookingFields, bookingOf } from './booking-fields.ts'
import { ClashStrip, codeOf } from './clash-strip.tsx'
import type { useBooking } from './use-booking.ts'

type Props = {
  readonly form: UseFormReturn<BookingFields>
  readonly choices: ReturnType<typeof useBooking>['choices']
}

/** So long somebody rests before the server is asked, in milliseconds. */
const rest = 400

/** For a booking, while it is chosen, what the server would say to it: the same words and weights, and nothing is booked by asking. What the calendar beside it tells already is left out. */
export function LiveFindings({ form, choices }: Props): ReactNode {
  const findings = useTrial(useBody(form, choices))
  const untold = findings.filter((finding) => !isToldBeside(codeOf(finding)))
  return untold.length > 0 ? <ClashStrip clashes={untold} isLive /> : null
}

/** Other appointments and other calendars of the owner, the owner's hours, and what is not of the program. */
function isToldBeside(code: string): boolean {
  const beside = ['scheduling.busy-practitioner', 'scheduling.unfit', 'scheduling.outside-hours-of']
  return beside.some((each) => code.startsWith(each))
}

/** The booking as it would be sent; undefined while something of it is missing. */
function useBody(form: UseFormReturn<BookingFields>, choices: Props['choices']): string | undefined {
  const { timezone } = useMoments()
  const fields = form.watch()
  const { date, time, minutes, patientId, serviceId, ownerId, episodeId } = fields
  const isWhen = isCalendarDay(date) && /^\d\d:\d\d$/.test(time) && minutes > 0
  const isWhole = isWhen && patientId !== '' && serviceId !== '' && ownerId !== ''
  if (!isWhole) return undefined
  const program = choices.episodes.find(({ id }) => id === episodeId)?.program
  return JSON.stringify(bookingOf({ ...fields, description: '' }, { timezone, program }))
}

const none: readonly Finding[] = []

function useTrial(body: string | undefined): readonly Finding[] {
  const [rested] = useDebouncedValue(body, rest)
  const [told, setTold] = useState<{ readonly body: string; readonly findings: readonly Finding[] }>()
  const wanted = useMemo(
    // The text is what this form has just written.
    () => (rested === undefined ? undefined : (JSON.parse(rested) as AppointmentCreate)),
    [rested],
  )
  useEffect(() => {
    let isCurrent = true
    if (rested !== undefined && wanted)
      send('appointment.create', { body: wanted, dryRun: true }).then((outcome) => {
        if (!isCurrent) return
        const isConflict = !outcome.ok && outcome.failure.kind === 'conflict'
        setTold({ body: rested, findings: isConflict ? (outcome.failure.findings ?? none) : none })
      })
    return () => {
      isCurrent = false
    }
  }, [rested, wanted])
  return told !== undefined && told.body === body ? told.findings : none
}
