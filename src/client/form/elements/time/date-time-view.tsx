import { describedBy } from '#client/form/elements/described-by.ts'
import type { ViewProps } from '#client/form/room/element-view.ts'
import { useFormSetting } from '#client/form/room/form-room.ts'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import { ClockInput } from './clock-input.tsx'
import { inZone, offsetOf, withDate, withTime, zoneNote } from './in-zone.ts'

const viewersZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/**
 * A moment with its offset. Date and time are edited where they were written: an answer keeps the offset it has, a new
 * one takes the offset that the practice's zone has at that moment. The zone is named when it differs from the viewer's.
 */
export function DateTimeView({ id, value: stored, change, leave, isReadOnly, marks }: ViewProps<string>) {
  const words = useWords()
  const { timezone } = useFormSetting()
  const { instant } = useWorld()
  const value = inZone(stored, timezone)
  const note = value === undefined ? undefined : zoneNote(value, viewersZone)
  const noteId = note ? `${id}-zone` : undefined
  const own = { ...marks, ...describedBy(marks, [noteId]) }

  return (
    <span className="form-date-time">
      <input
        {...own}
        id={id}
        className="form-input form-short"
        type="date"
        max="9999-12-31"
        aria-label={words('form.date')}
        value={value?.slice(0, 10) ?? ''}
        readOnly={isReadOnly}
        onChange={(event) => change(withDate(value, event.target.value, timezone))}
        onBlur={leave}
      />
      <ClockInput
        label={words('form.time')}
        value={value?.slice(11, 16) ?? ''}
        change={(clock) => change(withTime(value, clock, { timezone, now: instant() }))}
        leave={leave}
        isReadOnly={isReadOnly}
        marks={own}
      />
      {note && (
        <span id={noteId} className="form-unit">
          {note === offsetOf(value ?? '') ? words('form.zone', { zone: note }) : note}
        </span>
      )}
    </span>
  )
}
