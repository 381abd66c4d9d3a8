import type { EntryFormat } from '#client/form/elements/use-entry.ts'
import type { ViewProps } from '#client/form/room/element-view.ts'
import type { Element } from '#shared/forms/definition.ts'
import { NumberInput } from './number-input.tsx'
import { readNumber, writeCurrency } from './read-number.ts'
import { Slider } from './slider.tsx'
import { unitOf } from './unit-of.ts'

const decimal: EntryFormat<number> = { read: readNumber, write: String }
const currency: EntryFormat<number> = { read: readNumber, write: writeCurrency }

const percent: EntryFormat<number> = {
  read: (text) => {
    const number = readNumber(text)
    return typeof number === 'number' ? Number((number / 100).toPrecision(12)) : number
  },
  write: (fraction) => String(Number((fraction * 100).toPrecision(12))),
}

/** A number with decimals: typed, slid, as dollars or as a percentage. */
export function DecimalView(props: ViewProps<number>) {
  if (props.element.display === 'Slider')
    return <Slider {...props} step={10 ** -(props.element.decimals ?? 1)} />
  return <NumberInput {...props} reading={readingOf(props.element)} {...unitOf(props)} />
}

/** A percentage may be stored as the fraction that it is. */
function readingOf({ display, fraction }: Element): EntryFormat<number> {
  if (display === 'Currency') return currency
  return display === 'Percentage' && fraction ? percent : decimal
}
