import type { Stores } from '#server/stores/store.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'

/** Does the practice allow names of patients in calendars that are read outside of it? No, unless it says so. */
export async function showsNames(stores: Stores): Promise<Outcome<boolean>> {
  const found = await stores.of('PracticePreferences').find({ pageSize: 1 })
  return found.ok ? succeeded(found.value.rows[0]?.namesInCalendars === true) : found
}
