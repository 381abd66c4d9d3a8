import type { ViewProps } from '#client/form/room/element-view.ts'

/** A time that is a calendar day; typing always works, the calendar is the browser's own. */
export function DateView({ id, value, change, leave, isReadOnly, marks }: ViewProps<string>) {
  return (
    <input
      {...marks}
      id={id}
      className="form-input form-short"
      type="date"
      max="9999-12-31"
      value={value ?? ''}
      readOnly={isReadOnly}
      onChange={(event) => change(event.target.value === '' ? undefined : event.target.value)}
      onBlur={leave}
    />
  )
}
