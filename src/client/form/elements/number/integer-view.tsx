import type { EntryFormat } from '#client/form/elements/use-entry.ts'
import type { ViewProps } from '#client/form/room/element-view.ts'
import { NumberInput } from './number-input.tsx'
import { readInteger, readNumber, writeCurrency } from './read-number.ts'
import { Slider } from './slider.tsx'
import { Stars } from './stars.tsx'
import { unitOf } from './unit-of.ts'

const whole: EntryFormat<number> = { read: readInteger, write: String }
const currency: EntryFormat<number> = { read: readNumber, write: writeCurrency }

/** A whole number: typed, slid or as stars. */
export function IntegerView(props: ViewProps<number>) {
  if (props.element.display === 'Slider') return <Slider {...props} step={1} />
  if (props.element.display === 'Stars') return <Stars {...props} />
  return (
    <NumberInput
      {...props}
      reading={props.element.display === 'Currency' ? currency : whole}
      {...unitOf(props)}
    />
  )
}
