import { useState } from 'react'
import { Part } from '#client/form/elements/part.tsx'
import type { ViewProps } from '#client/form/room/element-view.ts'
import { useWords } from '#client/ui/words.tsx'
import { ClockInput } from './clock-input.tsx'

/** Hours and minutes, or the two times they lie between; stored `H:MM:SS`. */
export function DurationView({ id, value, change, leave, isReadOnly, marks }: ViewProps<string>) {
  const words = useWords()
  const shared = { leave, isReadOnly }
  const [between, setBetween] = useState<{ readonly from: string; readonly to: string }>()
  const [hours = '', minutes = '', seconds = '00'] = (value ?? '').split(':')
  const put = (nextHours: string, nextMinutes: string) => change(joined(nextHours, nextMinutes, seconds))
  const span = (next: { readonly from: string; readonly to: string }) => {
    setBetween(next)
    if (next.from && next.to) change(elapsed(next.from, next.to))
  }

  return (
    <span className="form-parts">
      <Part label={words('form.hours')}>
        <input
          {...marks}
          id={id}
          className="form-input"
          inputMode="numeric"
          size={4}
          value={hours}
          readOnly={isReadOnly}
          onChange={(event) => put(event.target.value, minutes)}
          onBlur={leave}
        />
      </Part>
      <Part label={words('form.minutes')}>
        <input
          {...marks}
          className="form-input"
          inputMode="numeric"
          size={4}
          value={minutes === '' ? '' : String(Number(minutes))}
          readOnly={isReadOnly}
          onChange={(event) => put(hours, event.target.value)}
          onBlur={leave}
        />
      </Part>
      {between && (
        <>
          <Part label={words('form.from')}>
            <ClockInput {...shared} value={between.from} change={(from) => span({ ...between, from })} />
          </Part>
          <Part label={words('form.to')}>
            <ClockInput {...shared} value={between.to} change={(to) => span({ ...between, to })} />
          </Part>
        </>
      )}
      {!isReadOnly && !between && (
        <button type="button" className="form-clear" onClick={() => setBetween({ from: '', to: '' })}>
          {words('form.from-to')}
        </button>
      )}
    </span>
  )
}

function joined(hours: string, minutes: string, seconds: string): string | undefined {
  const hour = hours.replace(/\D/g, '').slice(0, 3)
  const minute = minutes.replace(/\D/g, '').slice(-3)
  if (hour === '' && minute === '') return undefined
  const total = Number(hour) * 60 + Number(minute)
  return `${Math.floor(total / 60)}:${String(total % 60).padStart(2, '0')}:${seconds}`
}

/** The time from one clock time to another; a later "from" means the next day. */
function elapsed(from: string, to: string): string {
  const [fromHour = 0, fromMinute = 0] = from.split(':').map(Number)
  const [toHour = 0, toMinute = 0] = to.split(':').map(Number)
  const minutes = (toHour * 60 + toMinute - fromHour * 60 - fromMinute + 1440) % 1440
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}:00`
}
