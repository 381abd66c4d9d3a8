import type { ViewProps } from '#client/form/room/element-view.ts'
import { useWords } from '#client/ui/words.tsx'
import { writtenUnit } from '#shared/chart/convert-unit.ts'
import { NumberInput } from './number-input.tsx'

type SliderProps = ViewProps<number> & { readonly step: number }

/** A range with a number box beside it. It holds no answer until it is touched. */
export function Slider(props: SliderProps) {
  const { element, label, id, value, change, leave, isReadOnly, marks, step } = props
  const words = useWords()
  const minimum = element.validation?.min ?? 0
  const maximum = element.validation?.max ?? 10

  return (
    <span className="form-slider" data-untouched={value === undefined || undefined}>
      <input
        {...marks}
        id={id}
        type="range"
        min={minimum}
        max={maximum}
        step={element.step ?? step}
        value={value ?? minimum}
        disabled={isReadOnly}
        aria-valuetext={value === undefined ? words('form.not-answered') : `${value} (${minimum}–${maximum})`}
        onChange={(event) => change(event.target.valueAsNumber)}
        onPointerUp={(event) => change(event.currentTarget.valueAsNumber)}
        onKeyDown={(event) => {
          if (event.key === ' ' || event.key === 'Enter') change(event.currentTarget.valueAsNumber)
        }}
        onBlur={leave}
      />
      {(element.minLabel || element.maxLabel) && (
        <small className="form-ends">
          <span>{element.minLabel}</span>
          <span>{element.maxLabel}</span>
        </small>
      )}
      <NumberInput
        id={`${id}-number`}
        label={words('form.slider-number', { label: label })}
        value={value}
        change={change}
        leave={leave}
        isReadOnly={isReadOnly}
        marks={marks}
        unit={element.unit && (element.unit.label ?? writtenUnit(element.unit.code))}
      />
    </span>
  )
}
