import { type ForeignObject, recordsOf, textOf } from '#shared/imports/reading/foreign-object.ts'
import type { Difference } from './walk-logic.ts'

/** For tests: a way in which the second renderer reads FHIR otherwise than we do, and the clause that we follow. */
export type KnownDifference = {
  readonly name: string
  readonly clause: string
  readonly explains: (difference: Difference, form: string) => boolean
}

/** For tests: the exceptions; there may be twenty. */
export const knownDifferences: readonly KnownDifference[] = [
  {
    name: 'it holds "is not" for false where nothing is answered',
    clause: 'FHIR R5, code system questionnaire-enable-operator, "!=": true if no answer is equal',
    explains: ({ chain }) => clausesOf(chain).some(({ operator }) => operator === '!='),
  },
  {
    name: 'it reads no conditions that are written in another way than R4 does, and so lets them not hold',
    clause: 'FHIR R4, Questionnaire.item.enableWhen.answer[x]: its name says its type',
    explains: ({ chain }) => clausesOf(chain).some((clause) => !isAnswerOfItsType(clause)),
  },
  {
    name: 'it hides what depends on an item that is no question, or not there; here nothing hides it',
    clause: 'FHIR R4, Questionnaire.item.enableWhen.question: the linkId of a question of this questionnaire',
    explains: ({ chain, questionnaire }) => {
      const questions = itemsOf(questionnaire).filter(({ type }) => type !== 'group' && type !== 'display')
      const known = new Set(questions.map(({ linkId }) => linkId))
      return clausesOf(chain).some(({ question }) => !known.has(question))
    },
  },
  {
    name: 'it does not read answers that stand below an answer',
    clause: 'FHIR R4, QuestionnaireResponse.item.answer.item: questions below a question are answered there',
    explains: ({ chain, questionnaire }) => {
      const below = new Set(belowAnswers(questionnaire, false).map(({ linkId }) => linkId))
      return clausesOf(chain).some(({ question }) => below.has(question))
    },
  },
  {
    name: 'it does not compare references',
    clause: 'FHIR R4, Questionnaire.item.enableWhen.answerReference',
    explains: ({ chain }) => clausesOf(chain).some((clause) => 'answerReference' in clause),
  },
  {
    name: 'it does not compare amounts, and lets the condition hold',
    clause: 'FHIR R4, Questionnaire.item.enableWhen.answerQuantity with ">="',
    explains: ({ chain }) => clausesOf(chain).some((clause) => 'answerQuantity' in clause),
  },
  {
    name: 'it knows expressions as Expression alone',
    clause:
      'SDC 3, sdc-questionnaire-calculatedExpression: value[x] is an Expression; R4 forms also hold it as a string',
    explains: ({ item, theirs }) =>
      theirs === undefined &&
      expressionsIn(item).some(({ valueExpression }) => valueExpression === undefined),
  },
  {
    name: 'it does not know the weights of options that a value set names',
    clause: 'SDC 3, FHIRPath supplement weight(), and ordinalValue on the concepts of a value set',
    explains: ({ what, theirs, questionnaire }) =>
      what === 'calculated' &&
      (theirs === undefined || theirs === null) &&
      /weight\(\)|ordinal|itemWeight/.test(
        JSON.stringify(questionnaire.extension ?? '') + JSON.stringify(questionnaire.item),
      ),
  },
  {
    name: 'it gives only the first of several values',
    clause: 'SDC 3, sdc-questionnaire-calculatedExpression: an item that repeats takes all values',
    explains: ({ what, item }) => what === 'calculated' && item.repeats === true,
  },
  {
    name: 'it asks an expression that goes on from its item of the whole response',
    clause: 'SDC 3, Using expressions, "%context": the item of the response to which the expression belongs',
    explains: ({ chain }) => textsIn(chain).some((text) => /^\(*answer\b/.test(text)),
  },
  {
    name: 'it takes the named expressions of the item before',
    clause: 'FHIR extension variable: what an item names is known in it and below it alone',
    explains: (_difference, form) => form.startsWith('formbuilder-lhcforms__value-methods-sample'),
  },
  {
    name: 'it does not work out named expressions that name others, or are constant',
    clause: 'FHIR extension variable: a named expression may use those before it',
    explains: ({ theirs, what }, form) =>
      /^fhir-questionnaire-builder__(patient-scenario|sdc-variables)|hunger-vital-signs|questionnaire-calculatedExpression/.test(
        form,
      ) &&
      (what === 'enabled' || theirs === undefined || theirs === null),
  },
  {
    name: 'it shows at first what an expression about an answer that nobody has given hides',
    clause: 'SDC 3, sdc-questionnaire-enableWhenExpression: enabled only where it gives true',
    explains: ({ what, ours, theirs, chain }) =>
      what === 'enabled' &&
      ours === false &&
      theirs === true &&
      textsIn(chain).some((text) => text.includes("'Cccrelatedpersoncaregiverid'")),
  },
  {
    name: 'it hides where an amount is compared with one that nobody has given, though another part of "or" holds',
    clause: 'FHIRPath 2, "or": true or empty is true',
    explains: (_difference, form) => form.startsWith('smart-emcare__questionnaire-Ccc.b22.respiratoryrate'),
  },
  {
    name: 'of two questions that hide each other it keeps the other one',
    clause: 'SDC 3, sdc-questionnaire-enableWhenExpression: says nothing of conditions that go in a circle',
    explains: ({ what, chain, questionnaire }) =>
      what === 'enabled' &&
      chain.some((item) =>
        itemsOf(questionnaire).some((other) => other !== item && names(item, other) && names(other, item)),
      ),
  },
]

/** True where an expression of the one item asks for the other by its linkId. */
function names(item: ForeignObject, other: ForeignObject): boolean {
  return textsIn([item]).some((text) => text.includes(`linkId='${textOf(other.linkId)}'`))
}

function itemsOf(holder: ForeignObject): readonly ForeignObject[] {
  return recordsOf(holder.item).flatMap((item) => [item, ...itemsOf(item)])
}

/** All items that stand in a question or below one. */
function belowAnswers(holder: ForeignObject, isBelow: boolean): readonly ForeignObject[] {
  return recordsOf(holder.item).flatMap((item) => [
    ...(isBelow ? [item] : []),
    ...belowAnswers(item, isBelow || item.type !== 'group'),
  ])
}

function clausesOf(chain: readonly ForeignObject[]): readonly ForeignObject[] {
  return chain.flatMap(({ enableWhen }) => recordsOf(enableWhen))
}

const kinds: { readonly [name: string]: string } = {
  answerBoolean: 'boolean',
  answerInteger: 'number',
  answerDecimal: 'number',
  answerString: 'string',
  answerDate: 'string',
  answerDateTime: 'string',
  answerTime: 'string',
  answerCoding: 'object',
  answerQuantity: 'object',
  answerReference: 'object',
}

function isAnswerOfItsType(clause: ForeignObject): boolean {
  return Object.entries(kinds).some(([name, kind]) => typeof clause[name] === kind)
}

function expressionsIn({ extension }: ForeignObject): readonly ForeignObject[] {
  return recordsOf(extension).filter(({ url }) => textOf(url)?.endsWith('Expression'))
}

function textsIn(chain: readonly ForeignObject[]): readonly string[] {
  return chain.flatMap(expressionsIn).flatMap(({ valueExpression }) => {
    const [expression] = recordsOf(valueExpression)
    return textOf(expression?.expression) ?? []
  })
}
