import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A questionnaire file as it lies on the disk. */
export type CorpusFile = { readonly name: string; readonly content: unknown }

const root = new URL('../..', import.meta.url).pathname

/** Where a corpus of the tests lies: in `CORPORA_DIR`, `../shared/corpora` where that is not set. It may not be there. */
export function corpusFolder(name: string): string {
  return join(process.env.CORPORA_DIR ?? join(root, '../shared/corpora'), name)
}

/**
 * The corpus questionnaires (`CORPORA_DIR`, `../shared/corpora` where it is not set); the project's own examples under
 * `forms/` where there are none, and then `isOwn` is true so that a test can say so.
 */
export function questionnaireFiles(): { readonly files: readonly CorpusFile[]; readonly isOwn: boolean } {
  const corpora = corpusFolder('fhir-questionnaires')
  if (existsSync(corpora)) return { files: readAll(corpora), isOwn: false }

  console.log(`no corpora under ${corpora}: the project's own questionnaires are taken`)
  return { files: readAll(join(root, 'forms/questionnaires')), isOwn: true }
}

function readAll(folder: string): readonly CorpusFile[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json') && name !== 'manifest.json')
  return names.sort().map((name) => ({ name, content: JSON.parse(readFileSync(join(folder, name), 'utf8')) }))
}
