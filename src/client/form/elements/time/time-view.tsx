import type { ViewProps } from '#client/form/room/element-view.ts'
import { ClockInput } from './clock-input.tsx'

/** A time of day, `HH:MM`. */
export function TimeView({ id, value, change, leave, isReadOnly, marks }: ViewProps<string>) {
  return (
    <ClockInput
      id={id}
      value={value ?? ''}
      change={(clock) => change(clock === '' ? undefined : clock.slice(0, 5))}
      leave={leave}
      isReadOnly={isReadOnly}
      marks={marks}
    />
  )
}
