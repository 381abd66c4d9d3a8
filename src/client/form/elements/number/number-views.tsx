import type { EntryFormat } from '#client/form/elements/use-entry.ts'
import type { ViewProps } from '#client/form/room/view.ts'
import { NumberInput } from './number-input.tsx'
import { readInteger, readNumber, writeCurrency } from './number-text.ts'
import { Slider } from './slider.tsx'
import { Stars } from './stars.tsx'

const whole: EntryFormat<number> = { read: readInteger, write: String }
const decimal: EntryFormat<number> = { read: readNumber, write: String }
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

function unitOf({ element }: ViewProps<number>): { readonly unit: string | undefined } {
  if (element.unit) return { unit: element.unit.label ?? element.unit.code }
  return { unit: element.display === 'Percentage' ? '%' : undefined }
}
