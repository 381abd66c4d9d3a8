import { useDebouncedValue } from '@mantine/hooks'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { send } from '#client/api/send.ts'
import { useMoments } from '#client/ui/moments.ts'
import type { AppointmentCreate } from '#generated/types/resources.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import { isCalendarDay } from '#shared/time/calendar.ts'
import { ClashStrip, codeOf } from './clash-strip.tsx'
import { type BookingFields, bookingOf, isWithPatient } from './state/booking-fields.ts'
import type { useBooking } from './state/use-booking.ts'

type Props = {
  readonly form: UseFormReturn<BookingFields>
  readonly choices: ReturnType<typeof useBooking>['choices']
  readonly status: 'booked' | 'pending'
}

/** So long somebody rests before the server is asked, in milliseconds. */
const rest = 400

/** For a booking, while it is chosen, what the server would say to it: the same words and weights, and nothing is booked by asking. What the calendar beside it tells already is left out. */
export function LiveFindings(props: Props): ReactNode {
  const findings = useTrial(useBody(props))
  const untold = findings.filter((finding) => !isToldBeside(codeOf(finding)))
  return untold.length > 0 ? <ClashStrip clashes={untold} isLive /> : null
}

/** Other appointments and other calendars of the owner, the owner's hours, and what is not of the program. */
function isToldBeside(code: string): boolean {
  const beside = ['scheduling.busy-practitioner', 'scheduling.unfit', 'scheduling.outside-hours-of']
  return beside.some((each) => code.startsWith(each))
}

/** A booking as it would be sent, and as text, which is the same as long as the booking is. */
type Wanted = { readonly text: string; readonly body: AppointmentCreate }

/** Undefined while something of it is missing. */
function useBody({ form, choices, status }: Props): Wanted | undefined {
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

const none: readonly Finding[] = []

function useTrial(wanted: Wanted | undefined): readonly Finding[] {
  const text = wanted?.text
  const [rested] = useDebouncedValue(text, rest)
  const [told, setTold] = useState<{ readonly text: string; readonly findings: readonly Finding[] }>()
  const body = useRef(wanted?.body)
  useEffect(() => {
    body.current = wanted?.body
  })
  useEffect(() => {
    let isCurrent = true
    if (rested !== undefined && rested === text && body.current)
      send('appointment.create', { body: body.current, dryRun: true }).then((outcome) => {
        if (!isCurrent) return
        const isConflict = !outcome.ok && outcome.failure.kind === 'conflict'
        setTold({ text: rested, findings: isConflict ? (outcome.failure.findings ?? none) : none })
      })
    return () => {
      isCurrent = false
    }
  }, [rested, text])
  return told !== undefined && told.text === text ? told.findings : none
}
