import { type ReactNode, useId } from 'react'
import './attendance.css'

type Props<Value extends string> = {
  /** Whose attendance it is, for whoever does not see the row. */
  readonly legend: string
  readonly choices: readonly { readonly value: Value; readonly label: string }[]
  /** None of them where something else is true of the person. */
  readonly chosen: Value | undefined
  readonly onChoose: (value: Value) => void
}

/** How one person took part in a meeting: one of some words, by finger, mouse or arrow keys. */
export function AttendanceRadios<Value extends string>({
  legend,
  choices,
  chosen,
  onChoose,
}: Props<Value>): ReactNode {
  const name = useId()
  return (
    <fieldset className="attendance-radios">
      <legend className="visually-hidden">{legend}</legend>
      {choices.map(({ value, label }) => (
        <label key={value} data-chosen={value === chosen || undefined} data-attendance={value}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
