import type { ViewProps } from '#client/form/room/element-view.ts'
import { usStates } from '#shared/elements/choice/us-states.ts'
import { Combobox } from './combobox.tsx'

const options = usStates.map(([code, name]) => ({ code, label: `${name} (${code})` }))

/** A choice of one of the states, found by name or by letters. */
export function UsStateView(props: ViewProps<string>) {
  return <Combobox {...props} code={props.value} options={options} />
}
