import type { Finding } from '#shared/outcome/outcome.ts'
import { blocking } from '#shared/outcome/refuse.ts'

/** In a chart, the finding for a field that must be filled in because of what another one says. */
export function neededWhen(isNeeded: boolean, pointer: string): readonly Finding[] {
  return isNeeded ? [blocking(pointer, 'stores.required')] : []
}
