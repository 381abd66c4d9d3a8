import { type Answer, type Answers, isBlank, sameAnswer } from '#shared/answers/answer.ts'
import type { WrittenQuestionnaire } from '#shared/exports/export-questionnaire.ts'
import { itemTypeOf } from '#shared/exports/questions/item-type-of.ts'
import { readValue } from '#shared/exports/questions/read-value.ts'
import { readWordedCoding } from '#shared/exports/questions/worded-coding.ts'
import type { Element } from '#shared/forms/definition.ts'
import { type ForeignObject, recordsOf, textOf } from '#shared/imports/reading/foreign-object.ts'
import { typedValue } from '#shared/imports/reading/typed-value.ts'

/** The answers of a FHIR QuestionnaireResponse, and its places that are not among them. */
export type ReadAnswers = {
  readonly answers: Answers
  /** The form has no question for them. */
  readonly unknown: readonly string[]
  /** What was answered does not fit the question. */
  readonly unread: readonly string[]
  /** There are more answers than the question takes; the first one is kept. */
  readonly surplus: readonly string[]
}

type Reading = {
  readonly exported: WrittenQuestionnaire
  readonly newId: () => string
  readonly unknown: string[]
  readonly unread: string[]
  readonly surplus: string[]
}

/** Reads a FHIR QuestionnaireResponse as answers of the exported form. What fits no question is named, never guessed. */
export function readResponse(
  exported: WrittenQuestionnaire,
  response: ForeignObject,
  newId: () => string,
): ReadAnswers {
  const reading: Reading = { exported, newId, unknown: [], unread: [], surplus: [] }
  const answers = answersIn([exported.questionnaire], response, reading)
  const { unknown, unread, surplus } = reading
  return { answers, unknown, unread, surplus }
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
      : readAnswers(item, element, { given: same.flatMap(({ answer }) => recordsOf(answer)), reading })
  return { ...Object.assign({}, ...inner), ...(isBlank(value) ? {} : { [element.id]: value }) }
}

type GivenValues = { readonly given: readonly ForeignObject[]; readonly reading: Reading }

function readAnswers(
  item: ForeignObject,
  element: Element,
  { given, reading }: GivenValues,
): Answer | undefined {
  const linkId = textOf(item.linkId) ?? ''
  const typed = given.map((answer) => typedValue(answer, 'value')).filter((each) => each !== undefined)
  const read = typed.map((each) => offered(item, element, each.value) ?? readValue(element, each))
  const values = read.filter((value) => value !== undefined)
  if (values.length < read.length) reading.unread.push(linkId)
  const isList = element.multiple === true || element.repeats !== undefined || element.type === 'Attachment'
  if (!isList && values.length > 1) reading.surplus.push(linkId)
  return isList ? values : values[0]
}

/** The option whose very value was chosen, also where several share a code. */
function offered(item: ForeignObject, element: Element, value: Answer | undefined): Answer | undefined {
  const options = element.options ?? []
  const raw = recordsOf(item.answerOption)
  const { coding, words } = readWordedCoding(value)
  const index = raw.findIndex((option) => sameAnswer(typedValue(option, 'value')?.value, coding))
  const code = options.length === raw.length ? options[index]?.code : undefined
  if (code === undefined) return undefined
  return element.type === 'OpenChoice' ? { code, ...(words !== undefined && { text: words }) } : code
}
