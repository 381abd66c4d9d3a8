import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRevision } from '#codegen/change/read-revision.ts'
import { readSources } from '#codegen/load/read-sources.ts'
import { modelOf } from '#codegen/model/model.ts'
import { compareStored } from './compare-stored.ts'
import { storedSql } from './stored-sql.ts'

/** What a migration has to say about stored rows, or a sentence why only tables were compared. */
export type RowsSince =
  | { readonly ok: true; readonly statements: readonly string[]; readonly since: string }
  | { readonly ok: false; readonly sentence: string }

/** Compares the schemas with what they were at `ref`, by default when a migration was last committed. */
export function rowsSince(root: string, ref: string | undefined, folder: string): RowsSince {
  const since = ref ?? lastCommitOf(root, folder)
  if (since === undefined)
    return {
      ok: false,
      sentence:
        'No migration has been committed here, so only tables were compared; --since <ref> names a state to compare rows with.',
    }
  const revision = readRevision(root, since)
  if (!revision.ok) return { ok: false, sentence: `${revision.sentence} Only tables were compared.` }
  const changes = compareStored(modelOf(revision.sources), modelOf(readSources(root).sources))
  return { ok: true, statements: storedSql(changes, nextStep(root)), since: revision.commit.slice(0, 9) }
}

function lastCommitOf(root: string, folder: string): string | undefined {
  const { status, stdout } = spawnSync('git', ['log', '-1', '--format=%H', '--', folder], {
    cwd: root,
    encoding: 'utf8',
  })
  return status === 0 && stdout.trim() !== '' ? stdout.trim() : undefined
}

/** The number after the last upcast step that is written down. */
function nextStep(root: string): number {
  try {
    const text = readFileSync(join(root, 'src/server/stores/upcast/upcast-steps.ts'), 'utf8')
    return Math.max(0, ...[...text.matchAll(/number: (\d+)/g)].map(([, number]) => Number(number))) + 1
  } catch {
    return 1
  }
}
