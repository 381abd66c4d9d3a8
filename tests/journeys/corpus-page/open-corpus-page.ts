import { fileURLToPath } from 'node:url'
import { type OpenPage, openPage } from '#tests/bench/forms/open-page.ts'

/** The page of the journey on which definitions of the corpora are drawn one after another. */
export function openCorpusPage(): Promise<OpenPage> {
  return openPage({
    config: fileURLToPath(new URL('vite.config.ts', import.meta.url)),
    built: fileURLToPath(new URL('../../../.build/corpus-page', import.meta.url)),
    ready: 'corpus',
  })
}
