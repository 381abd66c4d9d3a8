import type { Option } from '#generated/types/option.ts'
import { isRecord, listOf } from '#shared/answers/answer.ts'
import { asAnswer, type Element } from '#shared/forms/definition.ts'
import type { ForeignObject } from '#shared/imports/reading/foreign-object.ts'
import { type FormWriting, present, unlessEmpty } from './form-writing.ts'
import { spokenIn } from './spoken-text.ts'

const base = 'http://hl7.org/fhir/StructureDefinition/'

/** The options of a question as FHIR answer options, with scores, what excludes all others and what is chosen beforehand. */
export function optionItems(element: Element, writing: FormWriting): readonly ForeignObject[] {
  const chosen = chosenCodes(element)
  return (element.options ?? []).map((option) =>
    present({
      extension: unlessEmpty(extensionsOf(option)),
      valueCoding: codingOf(option, translationsOf(element, option, writing)),
      initialSelected: chosen.includes(option.code) ? true : undefined,
    }),
  )
}

/** An option as a FHIR coding. */
export function codingOf(
  { code, label, codes }: Option,
  translations: readonly ForeignObject[],
): ForeignObject {
  return present({
    system: codes?.find((one) => one.code === code)?.system,
    code,
    display: label,
    _display: translations.length === 0 ? undefined : { extension: translations },
  })
}

function extensionsOf({ score, exclusive }: Option): readonly ForeignObject[] {
  return [
    ...(score === undefined ? [] : [{ url: `${base}ordinalValue`, valueDecimal: score }]),
    ...(exclusive === true ? [{ url: `${base}questionnaire-optionExclusive`, valueBoolean: true }] : []),
  ]
}

function translationsOf(
  { id }: Element,
  { code }: Option,
  { translations = {} }: FormWriting,
): readonly ForeignObject[] {
  return spokenIn(translations, (elements) => elements[id]?.options?.[code])
}

/** The options that are the default: FHIR says so at the option itself. */
export function chosenCodes(element: Element): readonly string[] {
  const value = asAnswer(element.default)
  const values = Array.isArray(value) ? listOf(value) : [value]
  const codes = values.map((one) => (isRecord(one) ? one.code : one))
  const known = new Set(element.options?.map(({ code }) => code))
  return codes.every((code) => typeof code === 'string' && known.has(code)) ? codes.map(String) : []
}
