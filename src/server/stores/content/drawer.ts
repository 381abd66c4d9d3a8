import { ProcessApart, type ProcessLimits } from '#server/stores/apart/process-apart.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'

/** What is to be drawn: the bytes of a file, what they were found to be, and how many pixels wide and high at most. */
export type Drawing = { readonly bytes: Uint8Array; readonly mediaType: string; readonly most: number }

/** What was drawn, as WebP; without bytes where that could not be. */
export type Drawn = { readonly bytes?: Uint8Array }

/** Draws a small picture of a file; refused where it cannot be drawn, `busy` while too many wait. */
export type Draw = (drawing: Drawing) => Promise<Outcome<Uint8Array>>

const script = new URL('./draw-process.ts', import.meta.url)
const usual: ProcessLimits = { patience: 8_000, idle: 20_000, waiting: 64, mostMemory: 768 * 2 ** 20 }

/** The drawer asks a process of its own for one picture after the other. */
export class Drawer {
  readonly draw: Draw

  constructor(limits: Partial<ProcessLimits> = {}) {
    const process = new ProcessApart<Drawing, Drawn>(script, { ...usual, ...limits })
    this.draw = async (drawing) => {
      const drawn = await process.ask(drawing)
      if (!drawn.ok) return drawn
      return drawn.value?.bytes ? succeeded(drawn.value.bytes) : refuse('', 'content.not-drawn')
    }
  }
}
