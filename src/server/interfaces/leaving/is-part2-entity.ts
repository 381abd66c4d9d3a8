import type { Stores } from '#server/stores/store.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'

/** Is the practice a Part 2 entity, so that whatever leaves about a patient tells of substance use treatment? */
export async function isPart2Entity(stores: Stores): Promise<Outcome<boolean>> {
  const found = await stores.of('PracticePreferences').find({ pageSize: 1 })
  return found.ok ? succeeded(found.value.rows[0]?.part2Entity === true) : found
}
