import type { Json } from './json.ts'
import type { Memory } from './memory.ts'

/** One JSON file of the sources, as it stands. `path` is relative to the project and uses forward slashes. */
export type SourceFile = {
  readonly path: string
  /** The folder under `schemas/` (`resources`, `types`, …), or `messages`. */
  readonly kind: string
  /** The file's name without folder and ending, in kebab-case. */
  readonly name: string
  readonly text: string
  readonly json: Json
}

/** Everything that the generator reads. */
export type Sources = {
  readonly root: string
  readonly files: ReadonlyMap<string, SourceFile>
  /** What runs one after the other take over from each other. */
  readonly memory?: Memory
}

/** The files of one kind, in the order of their names. */
export function filesOf(sources: Sources, kind: string): readonly SourceFile[] {
  return [...sources.files.values()].filter((file) => file.kind === kind)
}
