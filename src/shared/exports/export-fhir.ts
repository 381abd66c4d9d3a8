import type { Form } from '#generated/types/form.ts'
import type { Questionnaire } from '#generated/types/questionnaire.ts'
import { readOwn } from '#shared/imports/items/own-extension.ts'
import type { ForeignObject } from '#shared/imports/reading/foreign-object.ts'
import type { Exportable } from './export-head.ts'
import { exportQuestionnaire, type WrittenQuestionnaire } from './export-questionnaire.ts'
import type { LeftBehind } from './left-behind.ts'
import type { Release } from './release.ts'

/** What of a form is written as FHIR. */
export type FhirSource =
  | Questionnaire
  | (Pick<Form, 'resourceType' | 'name' | 'key' | 'version' | 'status' | 'elements'> &
      Partial<Pick<Form, 'translations' | 'validations' | 'layout'>>)

/** A form as a FHIR questionnaire. */
export type ExportedFhir = {
  readonly questionnaire: ForeignObject
  /** What stands in an extension of ours, so that an import here has it again and others do not read it. */
  readonly own: readonly LeftBehind[]
  /** What is not in the file. */
  readonly left: readonly LeftBehind[]
}

/** Writes a form or a questionnaire as a FHIR questionnaire, and says what FHIR cannot say of it. */
export function exportFhir(source: FhirSource, release: Release): ExportedFhir {
  const written = exportQuestionnaire(exportableOf(source), release)
  return { questionnaire: written.questionnaire, own: ownOf(written), left: leftOf(source) }
}

function exportableOf(source: FhirSource): Exportable {
  if (source.resourceType === 'Questionnaire') return source
  const { name, key, version, status, elements, translations } = source
  return {
    ...{ name, key, version, status, elements },
    shortName: name.slice(0, 20),
    licence: 'Custom',
    ...(translations && { translations }),
  }
}

function ownOf({ questionnaire, elementOf }: WrittenQuestionnaire): readonly LeftBehind[] {
  const { elements, ...head } = readOwn(questionnaire)
  const whole = elements === undefined ? [] : [{ message: 'build.fhir-without-order' } as const]
  const ofHead = saidOf(head)
  const ofItems = [...elementOf].flatMap(([item, { id }]) =>
    saidOf(readOwn(item)).map((said) => ({ linkId: id, ...said })),
  )
  return [...whole, ...ofHead, ...ofItems]
}

/** How questions are found again here says nothing that a reader of FHIR misses. */
const places: readonly string[] = ['id', 'codes', 'plain']

function saidOf(more: ForeignObject): readonly LeftBehind[] {
  const names = Object.keys(more).filter((name) => !places.includes(name))
  return names.length === 0 ? [] : [{ message: 'build.fhir-without-fields', fields: names }]
}

/** What belongs to a form of ours alone: how it is laid out, and checks across its fields. */
function leftOf(source: FhirSource): readonly LeftBehind[] {
  if (source.resourceType !== 'Form') return []
  const { validations = [], layout } = source
  const isLaidOut = (layout?.columns ?? 1) !== 1 || (layout?.grid ?? 10) !== 10
  return [
    ...validations.map(({ message: said }) => ({ message: 'build.fhir-without-check', said }) as const),
    ...(isLaidOut ? [{ message: 'build.fhir-without-columns' } as const] : []),
  ]
}
