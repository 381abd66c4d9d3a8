import { codedLists } from '#generated/lists/all.ts'
import type { CodedListItem } from '#generated/lists/coded-list.ts'

/** The active items of a coded list; each list is its own small file, fetched when first asked for. An unknown list is empty. */
export async function listItems(list: string): Promise<readonly CodedListItem[]> {
  const loaded = isKnown(list) ? (await codedLists[list]()).items : []
  return loaded.filter((item) => item.active !== false)
}

function isKnown(list: string): list is keyof typeof codedLists {
  return Object.hasOwn(codedLists, list)
}
