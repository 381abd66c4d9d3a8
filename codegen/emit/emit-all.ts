import type { Emitted } from '#codegen/emit/text/emitted.ts'
import type { Model } from '#codegen/model/model.ts'
import { emitBuilders } from './builders/emit-builders.ts'
import { emitDictionary } from './dictionary/emit-dictionary.ts'
import { emitEnumerations } from './emit-enumerations.ts'
import { emitLabels } from './emit-labels.ts'
import { emitLists } from './emit-lists.ts'
import { emitOwn } from './emit-own.ts'
import { emitPermissions } from './emit-permissions.ts'
import { emitShared } from './emit-shared.ts'
import { emitStaffRoles } from './emit-staff-roles.ts'
import { emitTraits } from './emit-traits.ts'
import { emitMessages } from './messages/emit-messages.ts'
import { emitActFacts } from './operations/emit-act-facts.ts'
import { emitOpenapi } from './operations/emit-openapi.ts'
import { emitOperations } from './operations/emit-operations.ts'
import { emitScreens } from './screens/emit-screens.ts'
import { emitRegistry } from './tables/emit-registry.ts'
import { emitTables } from './tables/emit-tables.ts'
import { rollUpFunctions } from './tables/roll-up-functions.ts'
import { emitResourceTypes } from './types/emit-resource-types.ts'
import { emitTypes } from './types/emit-types.ts'
import { emitValidators } from './validators/emit-validators.ts'

/** Every file of `generated/`: one emitter for each of its folders. */
export async function emitAll(model: Model): Promise<readonly Emitted[]> {
  const described = emitOpenapi(model)
  return [
    ...emitEnumerations(model.enumerations),
    ...(await emitTypes(model.sources)),
    emitResourceTypes(model.resources),
    ...emitTables(model.tables, [...model.policyFunctions, ...rollUpFunctions(model.resources)]),
    emitRegistry(model),
    ...(await emitOperations(model)),
    emitActFacts(model.acts),
    ...emitTraits(model),
    ...emitValidators(model),
    ...emitLists(model.lists),
    ...emitScreens(model),
    ...emitMessages(model.messages),
    ...emitBuilders(model),
    ...emitDictionary(model),
    emitPermissions(model.permissions),
    emitStaffRoles(model.permissions),
    ...emitLabels(model.labels),
    ...emitOwn(model.own),
    ...emitShared(model.shared),
    ...(await described),
  ]
}
