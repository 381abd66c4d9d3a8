import { registry } from '#generated/tables/registry.ts'
import type { ResourceType, ResourceTypes } from '#generated/types/resources.ts'
import { changedFields } from '#server/stores/same-stored.ts'
import { untypedRow } from '#server/stores/typed-row.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { withDefaults } from './prepare-row.ts'

/** A row on its way. */
type Step<Type extends ResourceType> = {
  readonly before?: ResourceTypes[Type]
  readonly after: ResourceTypes[Type]
}

/** What is said to be entered in error stays as it was written: with that step and after it nothing differs but the status, and where the reason is said. */
export function enteredInError<Type extends ResourceType>(
  type: Type,
  { before, after }: Step<Type>,
  reasons: readonly string[] = [],
): Outcome<ResourceTypes[Type]> {
  if (!before) return succeeded(after)
  const changed = changedFields(withDefaults(registry[type], untypedRow(before)), untypedRow(after))
  const other = changed.find((name) => name !== 'status' && !reasons.includes(name))
  return other === undefined ? succeeded(after) : refuse(`/${other}`, 'stores.error-as-written')
}
