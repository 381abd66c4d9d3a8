import { listItems } from '#client/form/words/list-items.ts'
import type { CodedListItem } from '#generated/lists/coded-list.ts'
import type { ImportField } from './import-field.ts'

const opened = new Map<string, readonly CodedListItem[]>()

/** For converting an import, fetches the coded lists that these fields choose from. */
export async function openLists(fields: readonly ImportField[]): Promise<void> {
  const names = new Set(fields.map(({ element }) => element.codedList).filter((name) => name !== undefined))
  await Promise.all(
    [...names].map(async (name) => {
      opened.set(name, await listItems(name))
    }),
  )
}

/** The items of a list that was fetched. */
export function itemsOf(list: string): readonly CodedListItem[] {
  return opened.get(list) ?? []
}
