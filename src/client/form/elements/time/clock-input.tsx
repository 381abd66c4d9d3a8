import type { Marks } from '#client/form/room/element-view.ts'
import { useMoments } from '#client/ui/moments.ts'

type Props = {
  readonly value: string
  readonly change: (clock: string) => void
  readonly leave: () => void
  readonly isReadOnly: boolean
  readonly id?: string
  readonly label?: string
  readonly marks?: Marks
}

/** A time of day, `HH:MM`, to be typed. The browser's own field counts hours as its machine does, so paper gets it in words. */
export function ClockInput({ value, change, leave, isReadOnly, id, label, marks }: Props) {
  const { clock } = useMoments()
  return (
    <>
      <input
        {...marks}
        {...(id === undefined ? {} : { id })}
        className="form-input form-short form-clock"
        type="time"
        aria-label={label}
        value={value}
        readOnly={isReadOnly}
        onChange={(event) => change(event.target.value)}
        onBlur={leave}
      />
      <span className="form-clock-on-paper" aria-hidden="true">
        {value === '' ? '' : clock(value)}
      </span>
    </>
  )
}
