import { ProcessApart, type ProcessLimits } from '#server/stores/apart/process-apart.ts'

type Bounds = { readonly mostPages: number; readonly mostCharacters: number }

/** What is to be read: the bytes of a PDF, and of how many pages and letters at most. */
export type PdfReading = Bounds & { readonly bytes: Uint8Array }

/** What was read: the text of its pages, and whether that is all of it; or why there is none. */
export type PdfText =
  | { readonly text: string; readonly isWhole: boolean }
  | { readonly issue: 'Locked' | 'Damaged' | 'TooLarge' }

/** Reads the text layer of a PDF. */
export type ReadPdf = (bytes: Uint8Array) => Promise<PdfText>

const script = new URL('./text-process.ts', import.meta.url)
const usual: ProcessLimits = { patience: 30_000, idle: 5_000, waiting: 64, mostMemory: 768 * 2 ** 20 }
const bounds: Bounds = { mostPages: 500, mostCharacters: 200_000 }

/** The PDF reader asks a process of its own for the text of one file after the other; what ends it is too large to be read. */
export class PdfReader {
  readonly read: ReadPdf

  constructor(limits: Partial<ProcessLimits & Bounds> = {}) {
    const { mostPages, mostCharacters, ...patience } = { ...usual, ...bounds, ...limits }
    const process = new ProcessApart<PdfReading, PdfText>(script, patience)
    this.read = async (bytes) => {
      const read = await process.ask({ bytes, mostPages, mostCharacters })
      if (!read.ok) throw new Error('Too many files wait to be read.')
      return read.value ?? { issue: 'TooLarge' }
    }
  }
}
