import type { ViewProps } from '#client/form/room/element-view.ts'
import { FormattedInput } from './formatted-input.tsx'

/** An answer in text that is a web address. */
export function UrlView({ element, ...props }: ViewProps<string>) {
  return <FormattedInput {...props} format="Url" placeholder={element.placeholder} />
}
