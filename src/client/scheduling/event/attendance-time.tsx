import { type ReactNode, useState } from 'react'
import type { Appointment } from '#generated/types/appointment.ts'
import { localMoment, momentOf } from '#shared/time/local-moment.ts'

type Props = {
  readonly meeting: Appointment
  readonly label: string
  /** Says of whom too, for whoever does not see the row. */
  readonly name: string
  readonly at: string | undefined
  readonly onChange: (at: string | undefined) => void
}

/** When somebody came to a meeting or left it, on the meeting's day and in its zone; kept when the field is left. */
export function AttendanceTime({
  meeting: { start, timezone },
  label,
  name,
  at,
  onChange,
}: Props): ReactNode {
  const known = at === undefined ? '' : localMoment(at, timezone).time.slice(0, 5)
  const [typed, setTyped] = useState<string>()
  if (start === undefined) return null
  const keep = () => {
    setTyped(undefined)
    if (typed === undefined || typed === known) return
    const { date } = localMoment(start, timezone)
    onChange(typed === '' ? undefined : momentOf({ date, time: typed }, timezone).instant)
  }
  return (
    <label>
      {label}
      <input
        type="time"
        aria-label={name}
        value={typed ?? known}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={keep}
        onKeyDown={({ key }) => {
          if (key === 'Enter') keep()
        }}
      />
    </label>
  )
}
