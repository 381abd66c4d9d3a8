import type { ViewProps } from '#client/form/room/element-view.ts'
import { statesOf } from '#shared/elements/choice/us-states.ts'
import { Combobox } from './combobox.tsx'

/** A choice of one of the states, found by name or by letters. */
export function UsStateView(props: ViewProps<string>) {
  const options = statesOf(props.element).map(([code, name]) => ({ code, label: `${name} (${code})` }))
  return <Combobox {...props} code={props.value} options={options} />
}
