import { ProcessApart, type ProcessLimits } from '#server/stores/apart/process-apart.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import type { PrintedDocument } from './printed-document.ts'

/** Makes a PDF of a document; refused where that cannot be, `busy` while too many wait. */
export type Print = (document: PrintedDocument) => Promise<Outcome<Uint8Array>>

/** What was made; without bytes where that could not be. */
export type Printed = { readonly bytes?: Uint8Array }

const script = new URL('./print-process.ts', import.meta.url)
const usual: ProcessLimits = { patience: 30_000, idle: 120_000, waiting: 16, mostMemory: 768 * 2 ** 20 }

/** The printer asks a process of its own for one PDF after the other, so that a long document holds up nobody. */
export class Printer {
  readonly print: Print

  constructor(limits: Partial<ProcessLimits> = {}) {
    const process = new ProcessApart<PrintedDocument, Printed>(script, { ...usual, ...limits })
    this.print = async (document) => {
      const printed = await process.ask(document)
      if (!printed.ok) return printed
      return printed.value?.bytes ? succeeded(printed.value.bytes) : refuse('', 'notes.not-printed')
    }
  }
}
