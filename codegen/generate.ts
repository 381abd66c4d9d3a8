import { checkSources } from './check/check-sources.ts'
import { emitAll } from './emit/emit-all.ts'
import type { Complaint } from './load/complaint.ts'
import { readSources } from './load/read-sources.ts'
import { modelOf } from './model/model.ts'
import { type GeneratedFiles, withBanners } from './write/generated-files.ts'

export type Generated =
  | { readonly ok: true; readonly files: GeneratedFiles }
  | { readonly ok: false; readonly complaints: readonly Complaint[] }

/** Everything that `generated/` should hold for the schemas below `root`, or all that is wrong with them. Writes nothing. */
export async function generate(root: string): Promise<Generated> {
  const { sources, complaints } = readSources(root)
  const all = [...complaints, ...checkSources(sources)]
  if (all.length > 0) return { ok: false, complaints: all }

  const emitted = await emitAll(modelOf(sources))
  return { ok: true, files: withBanners(emitted) }
}
