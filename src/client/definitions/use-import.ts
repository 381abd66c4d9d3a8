import { forgetWithPerson } from '#client/api/session.ts'
import { openStore, useSource } from '#client/ui/external-store.ts'
import type { ImportedQuestionnaire } from '#generated/types/imported-questionnaire.ts'
import { type ImportRun, importFiles } from './import-files.ts'

type State = { readonly run?: ImportRun; readonly isRunning: boolean }

const state = openStore<State>({ isRunning: false })
let stop = new AbortController()

forgetWithPerson(() => {
  stop.abort()
  state.change({ isRunning: false })
})

/** Begins a run; it goes on while one looks at other screens. */
export async function beginImport(files: readonly File[]): Promise<void> {
  if (state.read().isRunning || files.length === 0) return
  stop = new AbortController()
  const onProgress = (run: ImportRun) => state.change({ run, isRunning: true })
  const run = await importFiles({ files, signal: stop.signal, onProgress })
  state.change({ run, isRunning: false })
}

/** No further file is sent. */
export function cancelImport(): void {
  stop.abort()
}

/** The last run of an import of questionnaires, as far as it has come. */
export function useImport(): State {
  return useSource(state)
}

/** What the last run reported of one questionnaire; nothing after the page was loaded anew. */
export function useReportOf(questionnaireId: string): ImportedQuestionnaire | undefined {
  const { run } = useImport()
  return run?.reports
    .flatMap(({ outcome }) => (outcome.kind === 'done' ? outcome.report : []))
    .find(({ questionnaire }) => questionnaire?.id === questionnaireId)
}
