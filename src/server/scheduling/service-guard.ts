import { practicePreferences } from '#server/note-parts/practice-preferences.ts'
import type { Guard } from '#server/operations/handler.ts'
import { succeeded } from '#shared/outcome/outcome.ts'

/** A new service that does not say how units are made of its minutes has them made as the practice wants. */
export const serviceGuard: Guard<'HealthcareService'> = {
  beforeWrite: async (context, { after, unsaid = [] }) => {
    if (!unsaid.includes('rounding')) return succeeded(after)
    const preferences = await practicePreferences(context)
    if (!preferences.ok) return preferences
    return succeeded({ ...after, rounding: preferences.value.defaultRounding })
  },
}
