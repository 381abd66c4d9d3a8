import {
  type FormLanguage,
  readForeignCondition,
  showWhen,
} from '#shared/imports/foreign/read-foreign-condition.ts'
import { refuseWhole } from '#shared/imports/foreign/refuse-whole.ts'
import type { FindSource } from '#shared/imports/logic/condition-from.ts'
import {
  type ForeignObject,
  isTrue,
  listOf,
  recordOf,
  recordsOf,
  textOf,
} from '#shared/imports/reading/foreign-object.ts'
import type { ImportMessage } from '#shared/imports/reading/import-ledger.ts'
import type { Importing, Part } from '#shared/imports/reading/importing.ts'

const genders = { M: 'male', F: 'female' }

/** Questions by their ids; `age` and `sex` are the patient's where the form does not ask them itself. */
function finder({ byLinkId }: Importing): FindSource {
  return (name) => {
    const part = byLinkId.get(name)
    if (part)
      return part.type === 'Section' || part.type === 'Instructions' ? undefined : { id: part.id, part }
    if (name === 'age') return { id: 'patient.age', part: undefined }
    return name === 'sex' ? { id: 'patient.gender', part: undefined, values: genders } : undefined
  }
}

function language(importing: Importing, without: ImportMessage): FormLanguage {
  return { find: finder(importing), without }
}

/** "Hide when" of a page, section or question, looked at when all questions are known. */
export function hideLater(name: string, hide: unknown, { part, importing }: PlacedPart): void {
  const rule = recordOf(hide)
  const text = textOf(rule.hideWhenExpression)
  if (Object.keys(rule).length === 0) return
  if (text === undefined) {
    refuseWhole(name, { remark: 'imports.hide-unknown', value: rule }, importing.ledger)
    return
  }
  importing.later.push(() => {
    const language_ = language(importing, 'imports.condition-part-always-shown')
    showWhen(part, readForeignCondition(name, { text, isNegated: true }, { language: language_, importing }))
  })
}

/** An element with the import that it belongs to. */
export type PlacedPart = { readonly part: Part; readonly importing: Importing }

/** Required always, or when another question has certain answers. */
export function requireLater(name: string, required: unknown, { part, importing }: PlacedPart): void {
  if (isTrue(required)) part.required = true
  const rule = recordOf(required)
  if (Object.keys(rule).length === 0) return

  importing.later.push(() => {
    const source = importing.byLinkId.get(textOf(rule.referenceQuestionId) ?? '')
    const value = listOf(rule.referenceQuestionAnswers).flatMap((answer) => textOf(answer) ?? [])
    if (source && value.length > 0)
      part.requiredWhen = { combinator: 'And', clauses: [{ source: source.id, operator: 'In', value }] }
    else refuseWhole(name, { remark: 'imports.rule-unknown', value: rule }, importing.ledger)
    if (source && textOf(rule.message) !== undefined)
      importing.ledger.change(name, {
        message: 'imports.rule-message',
        parameters: { text: textOf(rule.message) ?? '' },
      })
  })
}

/** Checks of the answer: dates in the future are forbidden where they are there; others stand in the report. */
export function readValidators(name: string, question: ForeignObject, { part, importing }: PlacedPart): void {
  for (const validator of recordsOf(question.validators)) {
    const kind = textOf(validator.type)
    if (kind === 'form_field' || kind === 'default_value') continue
    if (kind === 'date' && (part.type === 'Date' || part.type === 'DateTime')) {
      if (!isTrue(validator.allowFutureDates) && validator.allowFutureDates !== undefined)
        part.validation = { ...part.validation, maxDate: 'today' }
      continue
    }
    refuseWhole(name, { remark: 'imports.check-left', value: validator }, importing.ledger)
  }
}

/** When an option is hidden or cannot be chosen. */
export function optionLater(
  name: string,
  answer: ForeignObject,
  {
    place,
    importing,
  }: { readonly place: { readonly part: Part; readonly index: number }; readonly importing: Importing },
): void {
  const text =
    textOf(recordOf(answer.hide).hideWhenExpression) ?? textOf(recordOf(answer.disable).disableWhenExpression)
  if (text === undefined) return
  importing.later.push(() => {
    const language_ = language(importing, 'imports.condition-option')
    const hiddenWhen = readForeignCondition(name, { text }, { language: language_, importing })
    if (!hiddenWhen || hiddenWhen.clauses.length === 0) return
    place.part.options = (place.part.options ?? []).map((option, index) =>
      index === place.index ? { ...option, hiddenWhen } : option,
    )
    if (Object.keys(recordOf(answer.disable)).length > 0)
      importing.ledger.change(name, 'imports.option-hidden')
  })
}
