import { checkSources } from './check/check-sources.ts'
import { emitAll } from './emit/emit-all.ts'
import type { Complaint } from './load/complaint.ts'
import { type ReadSources, readAgain, readSources } from './load/read-sources.ts'
import { modelOf } from './model/model.ts'
import { type GeneratedFiles, withBanners } from './write/generated-files.ts'

export type Generated =
  | { readonly ok: true; readonly files: GeneratedFiles }
  | { readonly ok: false; readonly complaints: readonly Complaint[] }

/** Everything that `generated/` should hold for the schemas below `root`, or all that is wrong with them. Writes nothing. */
export function generate(root: string): Promise<Generated> {
  return generatedFrom(readSources(root))
}

/** A generator that stays: each run takes over from the one before it whatever does not come from a changed file. */
export function openGenerator(root: string): {
  readonly run: (changed: ReadonlySet<string>) => Promise<Generated>
} {
  let read: ReadSources | undefined
  const run = (changed: ReadonlySet<string>): Promise<Generated> => {
    read = read ? readAgain(read, changed) : readSources(root)
    return generatedFrom(read)
  }
  return { run }
}

async function generatedFrom({ sources, complaints }: ReadSources): Promise<Generated> {
  const all = [...complaints, ...checkSources(sources)]
  if (all.length > 0) return { ok: false, complaints: all }

  const emitted = await emitAll(modelOf(sources))
  return { ok: true, files: withBanners(emitted) }
}
