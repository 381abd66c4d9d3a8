import { screenSummaries, screensOf } from '#generated/screens/all.ts'
import type { Column } from '#generated/screens/screen.ts'
import type { ResourceType } from '#generated/types/resources.ts'

/** A field that is answered from a list; only a searchable one can be counted. */
export type ListUse = {
  readonly type: ResourceType
  readonly pluralId: string
  readonly path: string
  readonly labelId: string
  readonly isCountable: boolean
}

/** The uses of a list: every field of these types whose answers come from it. */
export async function usesOfList(list: string, mayRead: (type: ResourceType) => boolean) {
  const readable = screenSummaries.filter(({ type }) => mayRead(type))
  const found = await Promise.all(
    readable.map(async ({ type, pluralId }) => {
      const { columns } = await screensOf[type]()
      return columns.filter((column) => column.list === list).map((column) => useOf(type, pluralId, column))
    }),
  )
  return found.flat()
}

function useOf(type: ResourceType, pluralId: string, { path, labelId, filterable }: Column): ListUse {
  return { type, pluralId, path, labelId, isCountable: filterable }
}
