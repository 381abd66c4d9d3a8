import { sql } from 'kysely'
import { registry } from '#generated/tables/registry.ts'
import type { World } from '#server/operations/world.ts'
import { type Document, isReference, valuesAt } from '#server/stores/document.ts'
import { isResourceType } from '#server/stores/entry-named.ts'

/** In the practice of the isolation matrix, the rows to which others lead by a reference whose schema says nothing of the deletion of its target, by what is stored. */
export async function referredRows({ database }: World): Promise<ReadonlySet<string>> {
  const { rows } = await database.asOwner((transaction) =>
    sql<{ id: string; type: string; content: Document }>`
      select id, type, content from resource where not is_deleted`.execute(transaction),
  )
  return new Set(rows.flatMap(({ id, type, content }) => targetsOf(type, content).filter((to) => to !== id)))
}

function targetsOf(type: string, content: Document): readonly string[] {
  if (!isResourceType(type)) return []
  return registry[type].references.flatMap(({ path, onDeletion }) =>
    onDeletion
      ? []
      : valuesAt(content, path)
          .filter(isReference)
          .map(({ id }) => id),
  )
}
