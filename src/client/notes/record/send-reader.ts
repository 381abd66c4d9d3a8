import { send } from '#client/api/send.ts'
import type { OperationId } from '#generated/operations/operations.ts'
import type { ResourceType, ResourceTypes } from '#generated/types/resources.ts'
import type { RecordReader } from '#shared/notes/record-reader.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'

const most = 500

/** Reads records by asking the server. */
export const sendReader: RecordReader = {
  read: async (type, reference) => {
    if (!reference) return succeeded(undefined)
    const found = await ask<typeof type>(type, 'read', { id: reference.id })
    if (found.ok) return found
    const isAbsent = found.failure.kind === 'missing' || found.failure.kind === 'gone'
    return isAbsent ? succeeded(undefined) : found
  },
  find: async (type, filters) => {
    const found = await query<typeof type>(type, { filters, pageSize: most, isCrossPartition: true })
    return found.ok ? succeeded(found.value.items) : found
  },
}

/** Operation ids follow from the type by the generator's rule, which the compiler cannot follow back. */
function ask<Type extends ResourceType>(type: Type, verb: 'read', input: { readonly id: string }) {
  const operation = `${camelCase(type)}.${verb}` as Extract<OperationId, `${string}.read`>
  return send(operation, input) as Promise<Outcome<ResourceTypes[Type]>>
}

type Items<Type extends ResourceType> = { readonly items: readonly ResourceTypes[Type][] }

function query<Type extends ResourceType>(type: Type, input: object) {
  const operation = `${camelCase(type)}.query` as Extract<OperationId, `${string}.query`>
  return send(operation, input as never) as Promise<Outcome<Items<Type>>>
}

function camelCase(type: ResourceType): string {
  return type.charAt(0).toLowerCase() + type.slice(1)
}
