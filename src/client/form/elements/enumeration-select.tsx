import { useLabels, useWords } from '#client/ui/words.tsx'

type Props<Value extends string> = {
  /** The enumeration's name, under which its values have their words. */
  readonly name: string
  readonly values: readonly Value[]
  readonly value: Value | undefined
  readonly change: (value: Value | undefined) => void
  readonly leave: () => void
  readonly isDisabled: boolean
  /** Whether it may stand on none of them. */
  readonly isOptional?: boolean
}

/** A control for an answer that is one value of an enumeration, in the words that it has everywhere. */
export function EnumerationSelect<Value extends string>(props: Props<Value>) {
  const { name, values, value, change, leave, isDisabled, isOptional = false } = props
  const words = useWords()
  const labels = useLabels()
  return (
    <select
      className="form-input"
      value={value ?? ''}
      disabled={isDisabled}
      onChange={({ target }) => change(values.find((each) => each === target.value))}
      onBlur={leave}
    >
      {isOptional && <option value="">{words('form.choose')}</option>}
      {values.map((each) => (
        <option key={each} value={each}>
          {labels(`enumeration.${name}.${each}`)}
        </option>
      ))}
    </select>
  )
}
