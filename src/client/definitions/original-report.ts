import type { ImportedQuestionnaire } from '#generated/types/imported-questionnaire.ts'
import type { Questionnaire } from '#generated/types/questionnaire.ts'
import { importFile } from '#shared/imports/import-questionnaire.ts'

/** What an import says of the file that a questionnaire was made from, at any time later; nothing for one that was made here. */
export function originalReport({ id, original }: Questionnaire): ImportedQuestionnaire | undefined {
  const found = original && importFile('', original)
  const [one] = found?.ok ? found.value : []
  if (!one || !('report' in one)) return undefined
  return { ...one.report, questionnaire: { id, resourceType: 'Questionnaire' } }
}
