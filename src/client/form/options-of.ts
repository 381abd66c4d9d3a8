import type { UiSchema } from '@rjsf/utils'
import type { ElementOptions } from '#shared/forms/screens/form-screen.ts'

/** What the screen wrote into an element's uiSchema. The screen is ours (`screenOf`), so the shape is known. */
export function optionsOf(uiSchema: UiSchema | undefined): ElementOptions {
  const options: unknown = uiSchema?.['ui:options']
  // The options are those that the screen of this form has written (`form-screen.ts`).
  return options as ElementOptions
}
