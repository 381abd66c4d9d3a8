import { useState } from 'react'
import type { ViewProps } from '#client/form/room/element-view.ts'
import { useWords } from '#client/ui/words.tsx'
import type { Quantity } from '#generated/types/quantity.ts'
import { writtenUnit } from '#shared/chart/convert-unit.ts'
import type { Element } from '#shared/forms/definition.ts'
import type { ShownOption } from '#shared/forms/screens/form-screen.ts'
import { NumberInput } from './number-input.tsx'

/** What is known so far. */
type Parts = Partial<Quantity>

/** A number with its unit: a fixed one, one of several, or typed. The unit that was chosen stays while there is no number. */
export function QuantityView({
  element,
  options,
  id,
  value,
  change,
  leave,
  isReadOnly,
  marks,
}: ViewProps<Parts>) {
  const words = useWords()
  const units = unitsOf(element, options)
  const fixed = element.unit?.code
  const [chosen, setChosen] = useState<string>()
  const unit = value?.unit ?? chosen ?? fixed ?? units[0]?.code
  const put = (part: Parts) => {
    const next = { ...value, ...(unit === undefined ? {} : { unit }), ...part }
    change(next.value === undefined ? undefined : next)
  }

  return (
    <span className="form-parts">
      <NumberInput
        id={id}
        value={value?.value}
        change={(number) => {
          setChosen(unit)
          if (number === undefined) change(undefined)
          else put({ value: number })
        }}
        leave={leave}
        isReadOnly={isReadOnly}
        marks={marks}
        unit={units.length > 0 ? undefined : (element.unit?.label ?? (unit && writtenUnit(unit)))}
      />
      {units.length > 0 && (
        <select
          className="form-input"
          aria-label={words('form.unit')}
          value={unit}
          disabled={isReadOnly}
          onChange={(event) => {
            setChosen(event.target.value)
            put({ unit: event.target.value })
          }}
          onBlur={leave}
        >
          {units.map((each) => (
            <option key={each.code} value={each.code}>
              {each.label}
            </option>
          ))}
        </select>
      )}
    </span>
  )
}

/** The units to choose from: the element's own list, else its options. */
function unitsOf(
  { units }: Element,
  options: readonly ShownOption[],
): readonly { readonly code: string; readonly label: string }[] {
  return units ? units.map(({ code, label }) => ({ code, label: label ?? writtenUnit(code) })) : options
}
