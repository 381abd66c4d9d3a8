import { useDebouncedValue } from '@mantine/hooks'
import { IconCloudOff } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { send } from '#client/api/send.ts'
import { useIsConnected } from '#client/api/use-is-connected.ts'
import type { DayColumn } from '#client/scheduling/day/day-column.ts'
import { useWords } from '#client/ui/words.tsx'
import { ClashStrip } from './clash-strip.tsx'
import { notShown, shownBeside } from './shown-beside.ts'
import { isSaidByField, type Trial, trialFindings } from './state/trial-findings.ts'
import { type BookingInWork, useWanted, type WantedBooking } from './use-wanted.ts'

/** So long somebody rests before the server is asked, in milliseconds. */
const rest = 400

type Props = BookingInWork & {
  /** What the calendar shows. */
  readonly columns: readonly DayColumn[]
}

/** For a booking, while it is chosen, what the server would say to it: the same words and weights, and nothing is booked by asking. What is told beside it, by the calendar or by a field, is left out; that it could not be asked is said. */
export function LiveFindings({ columns, ...inWork }: Props): ReactNode {
  const words = useWords()
  const { form } = inWork
  const trial = useTrial(useWanted(inWork))
  const { errors } = form.formState
  if (trial === undefined)
    return (
      <p className="offline-word" role="status">
        <IconCloudOff size={16} stroke={1.8} aria-hidden="true" />
        {words('scheduling.live-unasked')}
      </p>
    )
  const said = notShown(trial, shownBeside(columns, form.watch())).filter(
    (finding) => !isSaidByField(finding, errors),
  )
  return said.length > 0 ? <ClashStrip clashes={said} isLive /> : null
}

const none: Trial = []

/** Nothing while nobody answers at all, which the dialog says above; as soon as somebody does, it is asked again. */
function useTrial(wanted: WantedBooking | undefined): Trial {
  const text = wanted?.text
  const [rested] = useDebouncedValue(text, rest)
  const isConnected = useIsConnected()
  const [told, setTold] = useState<{ readonly text: string; readonly trial: Trial }>()
  const body = useRef(wanted?.body)
  useEffect(() => {
    body.current = wanted?.body
  })
  useEffect(() => {
    let isCurrent = true
    if (isConnected && rested !== undefined && rested === text && body.current)
      send('appointment.create', { body: body.current, dryRun: true }).then((outcome) => {
        if (isCurrent) setTold({ text: rested, trial: outcome.ok ? none : trialFindings(outcome.failure) })
      })
    return () => {
      isCurrent = false
    }
  }, [rested, text, isConnected])
  return isConnected && told !== undefined && told.text === text ? told.trial : none
}
