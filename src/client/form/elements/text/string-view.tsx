import type { ViewProps } from '#client/form/room/element-view.ts'
import { FormattedInput } from './formatted-input.tsx'

/** One line of text in the format that the definition asks for; a social security number is veiled when left. */
export function StringView({ element, ...props }: ViewProps<string>) {
  return <FormattedInput {...props} format={element.display ?? 'Plain'} placeholder={element.placeholder} />
}
