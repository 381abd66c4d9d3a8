import type { Model } from '#codegen/model/model.ts'
import type { Emitted } from '#codegen/write/generated-files.ts'
import { emitEnumerations } from './emit-enumerations.ts'
import { emitTables } from './tables/emit-tables.ts'
import { emitRegistry } from './tables/emit-registry.ts'
import { emitResourceTypes } from './types/emit-resource-types.ts'
import { emitTypes } from './types/emit-types.ts'

/** Every file of `generated/`: one emitter for each of its folders. */
export async function emitAll(model: Model): Promise<readonly Emitted[]> {
  return [
    ...emitEnumerations(model.enumerations),
    ...(await emitTypes(model.sources)),
    emitResourceTypes(model.resources),
    ...emitTables(model.tables),
    emitRegistry(model),
  ]
}
