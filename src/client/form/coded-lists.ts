import { codedLists } from '#generated/lists/all.ts'
import type { CodedListItem } from '#generated/lists/coded-list.ts'

const loaded = new Map<string, readonly CodedListItem[]>()

/** The active items of a coded list; each list is its own small file, fetched when first asked for. An unknown list is empty. */
export async function listItems(list: string): Promise<readonly CodedListItem[]> {
  const items = loaded.get(list) ?? (isKnown(list) ? (await codedLists[list]()).items : [])
  loaded.set(list, items)
  return items.filter((item) => item.active !== false)
}

/** The words of a code in a list that has been fetched (a code that someone chose has); else nothing. */
export function displayOf(list: string, code: string): string | undefined {
  return loaded.get(list)?.find((item) => item.code === code)?.display
}

function isKnown(list: string): list is keyof typeof codedLists {
  return Object.hasOwn(codedLists, list)
}
