import { type Answer, type Answers, isBlank, sameAnswer } from '#shared/answers/answer.ts'
import type { WrittenQuestionnaire } from '#shared/exports/export-questionnaire.ts'
import { itemTypeOf } from '#shared/exports/questions/item-type-of.ts'
import { readValue } from '#shared/exports/questions/read-value.ts'
import type { Element } from '#shared/forms/definition.ts'
import { type ForeignObject, recordsOf, textOf } from '#shared/imports/reading/foreign-object.ts'
import { typedValue } from '#shared/imports/reading/typed-value.ts'

/** The answers of a FHIR QuestionnaireResponse, and the places in it that the form has no question for. */
export type ReadAnswers = { readonly answers: Answers; readonly unknown: readonly string[] }

type Reading = {
  readonly exported: WrittenQuestionnaire
  readonly newId: () => string
  readonly unknown: string[]
}

/** Reads a FHIR QuestionnaireResponse as answers of the exported form. What fits no question is named, never guessed. */
export function readResponse(
  exported: WrittenQuestionnaire,
  response: ForeignObject,
  newId: () => string,
): ReadAnswers {
  const reading: Reading = { exported, newId, unknown: [] }
  const answers = answersIn([exported.questionnaire], response, reading)
  return { answers, unknown: reading.unknown }
}

/** The answers under an item or a response; sub-questions stand under the item or under its answers. */
function answersIn(holders: readonly ForeignObject[], response: ForeignObject, reading: Reading): Answers {
  const asked = holders.flatMap((holder) => recordsOf(holder.item))
  const given = [
    ...recordsOf(response.item),
    ...recordsOf(response.answer).flatMap(({ item }) => recordsOf(item)),
  ]
  const known = new Set(asked.map(({ linkId }) => linkId))
  reading.unknown.push(
    ...given.filter(({ linkId }) => !known.has(linkId)).map(({ linkId }) => textOf(linkId) ?? ''),
  )

  let answers: Answers = {}
  for (const item of asked) {
    const same = given.filter(({ linkId }) => linkId === item.linkId)
    const element = reading.exported.elementOf.get(item)
    if (element && same.length > 0) answers = { ...answers, ...answersOf(item, element, { same, reading }) }
  }
  return answers
}

type Given = { readonly same: readonly ForeignObject[]; readonly reading: Reading }

function answersOf(item: ForeignObject, element: Element, { same, reading }: Given): Answers {
  const list = reading.exported.rowsOf.get(item)
  if (list === undefined) return oneOf(item, element, { same, reading })

  const isQuestion = itemTypeOf(element) !== 'group'
  const rows = isQuestion ? same.flatMap(eachAnswer) : same
  return {
    [list]: rows.map((row) => ({
      _rowId: reading.newId(),
      ...oneOf(item, element, { same: [row], reading }),
    })),
  }
}

/** In FHIR one item has the answers of all rows, or each row has its own. */
function eachAnswer(item: ForeignObject): readonly ForeignObject[] {
  const answers = recordsOf(item.answer)
  return answers.length > 1 ? answers.map((answer) => ({ ...item, answer: [answer] })) : [item]
}

function oneOf(item: ForeignObject, element: Element, { same, reading }: Given): Answers {
  const inner = same.map((one) => answersIn([item], one, reading))
  const value =
    itemTypeOf(element) === 'group'
      ? undefined
      : readAnswers(
          item,
          element,
          same.flatMap(({ answer }) => recordsOf(answer)),
        )
  return { ...Object.assign({}, ...inner), ...(isBlank(value) ? {} : { [element.id]: value }) }
}

function readAnswers(
  item: ForeignObject,
  element: Element,
  answers: readonly ForeignObject[],
): Answer | undefined {
  const values = answers
    .map((answer) => typedValue(answer, 'value'))
    .map((typed) => typed && (offered(item, element, typed.value) ?? readValue(element, typed)))
    .filter((value) => value !== undefined)
  const isList = element.multiple === true || element.repeats !== undefined || element.type === 'Attachment'
  return isList ? values : values[0]
}

/** The option whose very value was chosen, also where several share a code. */
function offered(item: ForeignObject, element: Element, value: Answer | undefined): Answer | undefined {
  const options = element.options ?? []
  const raw = recordsOf(item.answerOption)
  const index = raw.findIndex((option) => sameAnswer(typedValue(option, 'value')?.value, value))
  const code = options.length === raw.length ? options[index]?.code : undefined
  if (code === undefined) return undefined
  return element.type === 'OpenChoice' ? { code } : code
}
