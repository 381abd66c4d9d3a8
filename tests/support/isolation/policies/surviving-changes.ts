import type { Database } from '#server/database/database.ts'
import type { LaidLine } from './lay-policy-rows.ts'
import type { PolicyChange } from './policy-changes.ts'
import { policyDoubts } from './policy-doubts.ts'

/** Changes of row policies that survive their tests: which of them the database shows to nobody. Prints one JSON line. */
export async function survivingChanges(
  database: Database,
  lines: readonly LaidLine[],
  changes: readonly PolicyChange[],
): Promise<readonly string[]> {
  const from = performance.now()
  const survivors: string[] = []
  for (const { name, tables, change, undo } of changes) {
    await database.statement(change)
    try {
      const doubts = await policyDoubts(database, lines, tables)
      if (doubts.length === 0) survivors.push(name)
    } finally {
      await database.statement(undo)
    }
  }
  const seconds = Math.round((performance.now() - from) / 1_000)
  const { kind } = database
  console.log(JSON.stringify({ kind, changes: changes.length, survivors: survivors.length, seconds }))
  return survivors
}
