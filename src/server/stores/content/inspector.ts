import { ProcessApart, type ProcessLimits } from '#server/stores/apart/process-apart.ts'
import type { FileLook } from '#shared/content/file-look.ts'
import type { Said } from '#shared/content/looking/look-at-file.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'

/** Looks at a file on the disk: what it is, or why it is not taken; `busy` while too many wait. */
export type Inspect = (path: string, said: Said) => Promise<Outcome<FileLook>>

/** What the process is asked. */
export type Inspection = { readonly path: string; readonly said: Said }

const script = new URL('./inspect-process.ts', import.meta.url)
const usual: ProcessLimits = { patience: 4_000, idle: 600_000, waiting: 256, mostMemory: 768 * 2 ** 20 }

/**
 * Looks at one file after the other in a process of its own, so that a hostile one holds nobody up and ends nothing but that
 * process. Which takes too long or too much is refused.
 */
export class Inspector {
  readonly inspect: Inspect

  constructor(limits: Partial<ProcessLimits> = {}) {
    const process = new ProcessApart<Inspection, Outcome<FileLook>>(script, {
      ...usual,
      ...limits,
      mayRead: 'everything',
    })
    this.inspect = async (path, said) => {
      const looked = await process.ask({ path, said })
      if (!looked.ok) return looked
      return looked.value ?? refuse('', 'content.too-complex')
    }
  }
}
