import { useDebouncedValue } from '@mantine/hooks'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { send } from '#client/api/send.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import { ClashStrip, codeOf } from './clash-strip.tsx'
import { type BookingInWork, useWanted, type WantedBooking } from './use-wanted.ts'

/** So long somebody rests before the server is asked, in milliseconds. */
const rest = 400

/** For a booking, while it is chosen, what the server would say to it: the same words and weights, and nothing is booked by asking. What the calendar beside it tells already is left out. */
export function LiveFindings(props: BookingInWork): ReactNode {
  const findings = useTrial(useWanted(props))
  const untold = findings.filter((finding) => !isToldBeside(codeOf(finding)))
  return untold.length > 0 ? <ClashStrip clashes={untold} isLive /> : null
}

/** Other appointments and other calendars of the owner, the owner's hours, and what is not of the program. */
function isToldBeside(code: string): boolean {
  const beside = ['scheduling.busy-practitioner', 'scheduling.unfit', 'scheduling.outside-hours-of']
  return beside.some((each) => code.startsWith(each))
}

const none: readonly Finding[] = []

function useTrial(wanted: WantedBooking | undefined): readonly Finding[] {
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
