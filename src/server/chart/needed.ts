import type { Finding } from '#shared/outcome/outcome.ts'

/** The finding for a field that must be filled in because of what another one says. */
export function neededWhen(isNeeded: boolean, pointer: string): readonly Finding[] {
  return isNeeded ? [{ pointer, weight: 'blocks', message: 'stores.required' }] : []
}
