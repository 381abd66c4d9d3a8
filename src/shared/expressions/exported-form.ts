import type { Exportable } from '#shared/exports/export-head.ts'
import { exportQuestionnaire, type WrittenQuestionnaire } from '#shared/exports/export-questionnaire.ts'
import type { Definition } from '#shared/forms/definition.ts'
import { storedElements } from '#shared/forms/definition.ts'

const unnamed = {
  name: '',
  key: 'form',
  version: 1,
  status: 'Draft',
  shortName: '',
  licence: 'FreeWithNotice',
} as const

/** A form as the FHIR questionnaire that its expressions ask; as it was imported, where it was. */
export function exportedForm(definition: Definition): WrittenQuestionnaire {
  const { elements, ...rest } = definition
  const exportable: Exportable = { ...unnamed, ...rest, elements: storedElements(elements) }
  return exportQuestionnaire(exportable, 'R4')
}
