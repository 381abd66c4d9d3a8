import { type FSWatcher, watch } from 'node:fs'
import { join } from 'node:path'
import { openGenerator } from './generate.ts'
import type { Complaint } from './load/complaint.ts'
import type { GeneratedFiles } from './write/generated-files.ts'
import { writeChanges, writeFiles } from './write/write-files.ts'

/** What one round of watching did: the changed sources, the files that it wrote, and the time from the change to the last of them. */
export type Round = {
  readonly changed: readonly string[]
  readonly written: readonly string[]
  readonly complaints: readonly Complaint[]
  readonly milliseconds: number
}

export type Watching = { readonly close: () => void }

const folders = ['schemas', 'src/shared/messages']
const quiet = 15

/** Keeps `generated/` as the sources below `root` say while they change; tells of each round, the first being everything. */
export async function watchSources(root: string, tell: (round: Round) => void): Promise<Watching> {
  const generator = openGenerator(root)
  const changed = new Set<string>()
  let files: GeneratedFiles | undefined
  let since = performance.now()
  let timer: NodeJS.Timeout | undefined
  let working: Promise<void> = Promise.resolve()

  async function round(): Promise<void> {
    const wanted = [...changed]
    changed.clear()
    const result = await generator.run(new Set(wanted))
    const complaints = result.ok ? [] : result.complaints
    const written = result.ok ? write(result.files) : []
    tell({ changed: wanted, written, complaints, milliseconds: performance.now() - since })
  }

  /** What is on disk is looked at once; afterwards only this writes there. */
  function write(next: GeneratedFiles): readonly string[] {
    const before = files
    files = next
    if (before) return writeChanges(root, before, next)
    const { missing, different, orphaned } = writeFiles(root, next)
    return [...missing, ...different, ...orphaned]
  }

  function note(path: string): void {
    if (changed.size === 0) since = performance.now()
    changed.add(path)
    clearTimeout(timer)
    timer = setTimeout(() => {
      working = working.then(round)
    }, quiet)
  }

  const watchers: readonly FSWatcher[] = folders.map((folder) =>
    watch(join(root, folder), { recursive: true }, (_event, name) => {
      if (name?.endsWith('.json')) note(`${folder}/${name.replaceAll('\\', '/')}`)
    }),
  )
  await round()
  return {
    close: () => {
      clearTimeout(timer)
      for (const watcher of watchers) watcher.close()
    },
  }
}
