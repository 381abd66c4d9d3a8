import { send } from '#client/api/send.ts'
import type { ImportedQuestionnaire } from '#generated/types/imported-questionnaire.ts'
import type { Json } from '#generated/types/json.ts'
import { decodeText } from '#shared/csv/decode-text.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'

/** What became of one file. */
export type FileReport = {
  readonly key: string
  readonly fileName: string
  readonly outcome:
    | { readonly kind: 'done'; readonly report: readonly ImportedQuestionnaire[] }
    | { readonly kind: 'refused'; readonly failure: SeenFailure }
    /** It begins like JSON and is none; the reader says where it stopped. */
    | { readonly kind: 'unreadable'; readonly where: string }
    | { readonly kind: 'cancelled' }
}

/** A run of files: how far it is, and what became of each. */
export type ImportRun = {
  readonly total: number
  readonly reports: readonly FileReport[]
  readonly current?: string
}

type Wishes = {
  readonly files: readonly File[]
  readonly signal: AbortSignal
  readonly onProgress: (run: ImportRun) => void
}

/** Imports questionnaires: sends the files one after the other; after a cancel the rest is not sent and says so, what is done stays. */
export async function importFiles({ files, signal, onProgress }: Wishes): Promise<ImportRun> {
  let reports: readonly FileReport[] = []
  const total = files.length
  for (const [index, file] of files.entries()) {
    if (!signal.aborted) onProgress({ total, reports, current: file.name })
    const outcome = signal.aborted ? ({ kind: 'cancelled' } as const) : await importFile(file)
    reports = [...reports, { key: `${index} ${file.name}`, fileName: file.name, outcome }]
  }
  const run = { total, reports }
  onProgress(run)
  return run
}

async function importFile(file: File): Promise<FileReport['outcome']> {
  const content = read(decodeText(new Uint8Array(await file.arrayBuffer())).text)
  if (!content.ok) return { kind: 'unreadable', where: content.where }

  const outcome = await send('questionnaire.import', { fileName: file.name, content: content.value })
  if (!outcome.ok) return { kind: 'refused', failure: outcome.failure }
  return { kind: 'done', report: outcome.value.report }
}

type Read = { readonly ok: true; readonly value: Json } | { readonly ok: false; readonly where: string }

/** JSON as what it says; any other text as itself, so that it is looked at as a table. */
function read(text: string): Read {
  if (!/^\uFEFF?\s*[[{]/.test(text)) return { ok: true, value: text }
  try {
    return { ok: true, value: JSON.parse(text.replace(/^\uFEFF/, '')) }
  } catch (error) {
    return { ok: false, where: error instanceof Error ? error.message : String(error) }
  }
}
