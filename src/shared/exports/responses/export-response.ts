import { type Answer, type Answers, isBlank, isRecord, listOf } from '#shared/answers/answer.ts'
import { holdsOthers } from '#shared/elements/element.ts'
import type { WrittenQuestionnaire } from '#shared/exports/export-questionnaire.ts'
import { present, unlessEmpty } from '#shared/exports/questions/form-writing.ts'
import { itemTypeOf } from '#shared/exports/questions/item-type-of.ts'
import { wordedCoding } from '#shared/exports/questions/worded-coding.ts'
import { writtenValue } from '#shared/exports/questions/written-value.ts'
import type { Element } from '#shared/forms/definition.ts'
import { type ForeignObject, recordsOf, textOf } from '#shared/imports/reading/foreign-object.ts'
import { typedValue } from '#shared/imports/reading/typed-value.ts'

/** Told of each item that answers an element: the answers among which it stands are those of the form, or of one row. */
type Made = (item: ForeignObject, element: Element, answers: Answers) => void

type Writing = WrittenQuestionnaire & { readonly made: Made; readonly hides: boolean }

const absent = 'http://hl7.org/fhir/StructureDefinition/data-absent-reason'

/** The answers of a form as a FHIR QuestionnaireResponse: the items of the exported questionnaire that have an answer. Hidden answers stay here. */
export function exportResponse(
  written: WrittenQuestionnaire,
  answers: Answers,
  made: Made = () => undefined,
): ForeignObject {
  return responseOf({ ...written, made, hides: false }, answers)
}

/** The same for somebody elsewhere: that a sensitive question was answered is said, and the answer stays here. */
export function exportOpenResponse(written: WrittenQuestionnaire, answers: Answers): ForeignObject {
  return responseOf({ ...written, made: () => undefined, hides: true }, answers)
}

function responseOf(exported: Writing, answers: Answers): ForeignObject {
  const { questionnaire } = exported
  return present({
    resourceType: 'QuestionnaireResponse',
    questionnaire: textOf(questionnaire.url),
    status: 'completed',
    item: unlessEmpty(itemsOf(questionnaire, answers, exported)),
  })
}

const unasked: ReadonlySet<string> = new Set(['group', 'display'])

function itemsOf(holder: ForeignObject, answers: Answers, exported: Writing): readonly ForeignObject[] {
  return recordsOf(holder.item).flatMap((item) => {
    const element = exported.elementOf.get(item)
    if (!element) return []
    if (element.sensitive && exported.hides) return maskedItem(item, element, { answers, exported })
    if (exported.rowsOf.has(item)) return rowItems(item, answers, exported)
    const made = unasked.has(itemTypeOf(element))
      ? groupItems(item, answers, exported)
      : questionItems(item, element, { answers, exported })
    for (const one of made) exported.made(one, element, answers)
    return made
  })
}

/** Says that there is an answer, and nothing of it. */
function maskedItem(
  item: ForeignObject,
  element: Element,
  { answers, exported }: Asked,
): readonly ForeignObject[] {
  const value = answers[exported.rowsOf.get(item) ?? element.id]
  if (isBlank(value) && !holdsOthers(element)) return []
  return [{ linkId: item.linkId ?? '', extension: [{ url: absent, valueCode: 'masked' }] }]
}

/** Each row of a list is an item of its own, with the same linkId. */
function rowItems(item: ForeignObject, answers: Answers, exported: Writing): readonly ForeignObject[] {
  const rows = listOf(answers[exported.rowsOf.get(item) ?? '']).filter(isRecord)
  const element = exported.elementOf.get(item)
  return rows.flatMap((row) => {
    const isQuestion = element && itemTypeOf(element) !== 'group'
    const made = isQuestion
      ? questionItems(item, element, { answers: row, exported })
      : [{ linkId: item.linkId ?? '', item: itemsOf(item, row, exported) }]
    if (element) for (const one of made) exported.made(one, element, row)
    return made
  })
}

function groupItems(item: ForeignObject, answers: Answers, exported: Writing): readonly ForeignObject[] {
  const inner = itemsOf(item, answers, exported)
  return inner.length === 0 ? [] : [{ linkId: item.linkId ?? '', item: inner }]
}

type Asked = { readonly answers: Answers; readonly exported: Writing }

/** Sub-questions stand under the first answer of their question. */
function questionItems(
  item: ForeignObject,
  element: Element,
  { answers, exported }: Asked,
): readonly ForeignObject[] {
  const value = answers[element.id]
  const inner = unlessEmpty(itemsOf(item, answers, exported))
  if (isBlank(value)) return inner ? [{ linkId: item.linkId ?? '', item: inner }] : []

  const answer = valuesOf(element, value).map((one, index) =>
    present({ ...written(item, element, one), item: index === 0 ? inner : undefined }),
  )
  return [{ linkId: item.linkId ?? '', answer }]
}

function valuesOf({ multiple, repeats, type }: Element, value: Answer): readonly Answer[] {
  const isList = multiple === true || repeats !== undefined || type === 'Attachment'
  return isList && Array.isArray(value) ? listOf(value) : [value]
}

/** A chosen option is answered with the very value that the questionnaire offers. */
function written(item: ForeignObject, element: Element, answer: Answer): ForeignObject {
  const code = isRecord(answer) ? answer.code : answer
  const options = element.options ?? []
  const raw = recordsOf(item.answerOption)
  const index = options.findIndex((option) => option.code === code)
  const typed = options.length === raw.length ? typedValue(raw[index] ?? {}, 'value') : undefined
  if (typed?.value !== undefined) return { [`value${typed.type}`]: wordedCoding(typed.value, answer) }

  const { type, value } = writtenValue(element, answer)
  return { [`value${type}`]: value }
}
