import type { EntryFormat } from '#client/form/elements/use-entry.ts'
import type { ViewProps } from '#client/form/room/element-view.ts'
import { NumberInput } from './number-input.tsx'
import { readNumber, writeCurrency } from './read-number.ts'
import { Slider } from './slider.tsx'
import { unitOf } from './unit-of.ts'

const decimal: EntryFormat<number> = { read: readNumber, write: String }
const currency: EntryFormat<number> = { read: readNumber, write: writeCurrency }

/** A number with decimals: typed, slid, as dollars or as a percentage. */
export function DecimalView(props: ViewProps<number>) {
  if (props.element.display === 'Slider')
    return <Slider {...props} step={10 ** -(props.element.decimals ?? 1)} />
  return (
    <NumberInput
      {...props}
      reading={props.element.display === 'Currency' ? currency : decimal}
      {...unitOf(props)}
    />
  )
}
