import {
  type DefinitionRow,
  type DefinitionType,
  referenceTo,
} from '#server/definitions/definition/definition-types.ts'
import type { Context } from '#server/operations/handler.ts'
import type { NewRow } from '#server/stores/store.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'

const most = 500

/** A Draft of the next version of a key, with the contents of this one; a Draft that is there already is answered instead. */
export function newVersionOf<Type extends DefinitionType>(type: Type) {
  return async (context: Context, { id }: { readonly id: string }): Promise<Outcome<DefinitionRow<Type>>> => {
    const from = await context.stores.of(type).get(id)
    if (!from.ok) return from

    const filters = [{ field: 'key', op: 'eq', value: from.value.key }] as const
    const versions = await context.stores.of(type).find({ filters, pageSize: most })
    if (!versions.ok) return versions
    const draft = versions.value.rows.find(({ status }) => status === 'Draft')
    if (draft) return succeeded(draft)

    const version = Math.max(...versions.value.rows.map((row) => row.version)) + 1
    return context.stores.of(type).create(next(from.value, version))
  }
}

function next<Type extends DefinitionType>(row: DefinitionRow<Type>, version: number): NewRow<Type> {
  const {
    id: _id,
    meta: _meta,
    display: _display,
    partition: _partition,
    identifiers: _identifiers,
    ...body
  } = row
  const { resourceType: _resourceType, ...rest } = body
  // What was published as FHIR is not the draft that begins with it.
  Reflect.deleteProperty(rest, 'fhirQuestionnaire')
  // All definitions have these fields, and the compiler compares no two generic types.
  return { ...rest, version, status: 'Draft', replaces: referenceTo(row) } as NewRow<Type>
}
