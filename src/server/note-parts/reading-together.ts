import type { ResourceType, ResourceTypes } from '#generated/types/resources.ts'
import type { Context } from '#server/operations/handler.ts'
import type { Search, Store } from '#server/stores/store.ts'
import { togetherReader } from '#shared/notes/group/together-reader.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { optional } from './optional.ts'

const most = 500

/**
 * The same context for looking at several notes beside each other, as one act does: rows that are asked for in the same moment by their
 * ids, and questions that differ in one value, become one question of the database. Answers, order and refusals are those of the stores.
 * For reading alone: what is written goes through the context that was given.
 */
export function readingTogether(context: Context): Context {
  const { stores } = context
  const together = togetherReader(
    {
      read: (type, reference) => optional(context, type, reference),
      find: async (type, filters) => {
        const found = await stores.of(type).find({ filters, pageSize: most })
        return found.ok ? succeeded(found.value.rows) : found
      },
    },
    most,
  )
  const of = <Type extends ResourceType>(type: Type): Store<Type> => {
    const store = stores.of(type)
    return {
      ...store,
      get: async (id): Promise<Outcome<ResourceTypes[Type]>> => {
        const read = await together.read(type, { id, resourceType: type })
        // Why a row is not there, its own store says.
        return read.ok && read.value ? succeeded(read.value) : store.get(id)
      },
      find: async (search) => {
        if (!isPlain(search)) return store.find(search)
        const found = await together.find(type, search.filters ?? [])
        if (!found.ok || found.value.length >= (search.pageSize ?? 0)) return store.find(search)
        return succeeded({ rows: found.value, given: found.value.length })
      },
    }
  }
  return { ...context, stores: { of } }
}

/** Asks for the first page of what fits, in the usual order, and for nothing else. */
function isPlain({ filters, pageSize, ...more }: Search): boolean {
  return pageSize !== undefined && Object.values(more).every((each) => each === undefined)
}
