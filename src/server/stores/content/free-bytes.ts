import type { Database } from '#server/database/database.ts'
import { whileUnused } from './content-query.ts'
import type { ContentStore } from './content-store.ts'

/** Frees the bytes that no row of the practice speaks of any more; nobody can begin to use them meanwhile. */
export async function freeBytes(
  { database, content }: { readonly database: Database; readonly content: ContentStore },
  practiceId: string,
  hashes: readonly string[],
): Promise<void> {
  for (const hash of new Set(hashes)) {
    const place = { practiceId, hash }
    await database.asOwner(
      (transaction) => whileUnused(transaction, place, () => content.remove(place)),
      'background',
    )
  }
}
