import type { Words } from '#client/ui/words.tsx'
import type { ImportedQuestionnaire } from '#generated/types/imported-questionnaire.ts'
import type { Questionnaire } from '#generated/types/questionnaire.ts'
import { importFile } from '#shared/imports/import-questionnaire.ts'
import { sayReport } from '#shared/imports/reading/say-report.ts'

/** What an import says of the file that a questionnaire was made from, at any time later; nothing for one that was made here. */
export function originalReport(
  { id, original }: Questionnaire,
  words: Words,
): ImportedQuestionnaire | undefined {
  const found = original && importFile('', original)
  const [one] = found?.ok ? found.value : []
  if (!one || !('report' in one)) return undefined
  return { ...sayReport(one.report, words), questionnaire: { id, resourceType: 'Questionnaire' } }
}
