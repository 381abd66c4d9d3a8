import {
  allItems,
  type Draft,
  empty,
  expressionsOf,
  type FactClass,
  type Facts,
  isTrue,
  type Json,
  list,
  record,
  squeezed,
  text,
} from './facts.ts'
import { optionsOf } from './facts-of-fhir.ts'

const ourTypes: Json = {
  Section: 'group',
  Repeater: 'group',
  Instructions: 'display',
  Approximate: 'date',
  DateTime: 'dateTime',
  OpenChoice: 'open-choice',
}

/** For tests: the facts of a definition of ours; `root` is the questionnaire that it came from, for the places of texts that only explain another item. */
export function factsOfOurs(elements: unknown, root: Json): Facts {
  const facts = empty()
  const all = flat(elements)
  const links = new Map(all.map((element) => [text(element.id), linkOf(element) ?? '']))
  const firsts = new Set(all.filter((one) => one.type === 'Repeater' && linkOf(one) === undefined))
  const lists = new Set([...firsts].flatMap(({ children }) => list(children).slice(0, 1)))
  const items = new Map(allItems(root).map((item) => [text(item.linkId), item]))
  const source = { root, items }
  const withLists = new Set(
    [...items].filter(([, item]) => optionsOf(item, source).length > 0).map(([link]) => link),
  )
  for (const element of all) {
    factsOfElement(element, lists.has(element), {
      facts,
      links,
      items,
      withLists,
      firsts,
      named: namedIn(root),
    })
  }
  explaining(root, all, facts)
  return facts
}

function flat(elements: unknown): readonly Json[] {
  return list(elements).flatMap((element) => [element, ...flat(element.children ?? [])])
}

function linkOf(element: Json): string | undefined {
  const found = list(element.codes).find(({ system }) => system === 'linkId')
  return found && text(found.code)
}

type Counting = {
  readonly facts: Draft
  readonly links: ReadonlyMap<string, string>
  readonly items: ReadonlyMap<string, Json>
  /** Lists that only hold a repeating question and its sub-questions together. */
  readonly firsts: ReadonlySet<Json>
  readonly withLists: ReadonlySet<string>
  /** All named expressions of the source. */
  readonly named: string
}

function namedIn(root: Json): string {
  return [root, ...allItems(root)].flatMap((holder) => expressionsOf(holder, 'variable')).join(' ')
}

function factsOfElement(element: Json, isListed: boolean, counting: Counting): void {
  const { facts } = counting
  const link = linkOf(element) ?? ''
  // A section without a name and a place in the source only holds sub-questions together.
  if (link === '' && element.type === 'Section' && element.label === undefined) return

  const enter = (name: FactClass, found: readonly string[]) =>
    facts[name].push(...found.map((what) => `${link} ${what}`.trim()))
  const isMany = isListed || repeats(element, counting)
  enter('items', [wordsOf(element, counting)])
  enter('types', [text(ourTypes[text(element.type)]) || text(element.type).toLowerCase()])
  enter('options', optionsIn(element, counting))
  enter('required', isRequired(element, counting) ? [''] : [])
  enter('repeats', isMany ? [''] : [])
  enter(
    'units',
    [...list(element.unit), ...list(element.units)].map(({ code }) => text(code)),
  )
  enter('conditions', shownWhen(element, counting))
  enter('initial values', defaultsOf(element))
  enter('calculations', calculationsOf(element, counting))
}

/** A question without words is shown by its place in the source. */
function wordsOf(element: Json, { items }: Counting): string {
  const link = linkOf(element) ?? ''
  const words = text(element.type === 'Instructions' ? element.body : element.label)
  return words === link && items.has(link) ? '' : words
}

/** Where the list of a choice is not in the file, there is nothing to compare ours with. */
function optionsIn(element: Json, { withLists }: Counting): readonly string[] {
  if (!withLists.has(linkOf(element) ?? '')) return []
  return list(element.options).map(({ code, codes, label, score }) => {
    const points = score === undefined ? '' : ` = ${text(score)}`
    return `${text(list(codes)[0]?.code) || text(code)} ${text(label)}${points}`
  })
}

function isRequired(element: Json, { firsts }: Counting): boolean {
  if (isTrue(element.required)) return true
  return element.type === 'Repeater' && !firsts.has(element) && Number(record(element.repeats).min ?? 0) > 0
}

function repeats(element: Json, { firsts }: Counting): boolean {
  const isManyFiles = element.type === 'Attachment' && element.maxFiles !== 1
  return isTrue(element.multiple) || (element.repeats !== undefined && !firsts.has(element)) || isManyFiles
}

const ourSigns: Json = {
  Equals: '=',
  Contains: '=',
  NotEquals: '!=',
  NotContains: '!=',
  GreaterThan: '>',
  GreaterOrEquals: '>=',
  LessThan: '<',
  LessOrEquals: '<=',
}

function clauseFact({ operator, value }: Json, question: string): string {
  if (operator === 'Exists') return `${question} answered`
  if (operator === 'NotExists') return `${question} unanswered`
  return `${question} ${text(ourSigns[text(operator)])} ${text(value)}`
}

function shownWhen(element: Json, counting: Counting): readonly string[] {
  const path = text(record(element.fhirPath).visible)
  const kept = path === '' ? [] : [squeezed(path)]
  return element.visibleWhen === undefined ? kept : [...groupFacts(element, counting), ...kept]
}

function groupFacts(element: Json, { links, items, named }: Counting): readonly string[] {
  const group = record(element.visibleWhen)
  const clauses = clausesIn(group)
  const questions = clauses.map(({ source }) => links.get(text(source)) ?? text(source))
  const item = items.get(linkOf(element) ?? '') ?? {}
  const [expression] = expressionsOf(item, 'enableWhenExpression')
  if (expression !== undefined && list(item.enableWhen).length === 0)
    return areNamed(questions, expression + named) ? [squeezed(expression)] : ['another condition']

  const facts = clauses.map((clause, index) => clauseFact(clause, questions[index] ?? ''))
  const joined = clauses.length > 1 ? [group.combinator === 'And' ? 'all' : 'any'] : []
  return [...facts, ...joined]
}

/** A condition or a calculation of ours is that of the source when it asks questions that are named there. */
function areNamed(questions: readonly string[], expression: string): boolean {
  return (
    questions.length > 0 &&
    questions.every((question) => expression.includes(question.replace('patient.', '')))
  )
}

function clausesIn(group: Json): readonly Json[] {
  return list(group.clauses).flatMap((clause) =>
    clause.combinator === undefined ? [clause] : clausesIn(clause),
  )
}

function defaultsOf({ default: value }: Json): readonly string[] {
  const values = Array.isArray(value) ? value : [value]
  return values.flatMap((one) => {
    const parts = record(one)
    if (parts.path !== undefined) return []
    if (parts.value !== undefined) return [`${text(parts.value)} ${text(parts.unit)}`.trim()]
    const word = text(parts.code) || text(parts.text) || text(one)
    return word === '' ? [] : [word]
  })
}

function calculationsOf(element: Json, { links, items, named }: Counting): readonly string[] {
  const path = text(record(element.fhirPath).value)
  if (element.calculation === undefined) return path === '' ? [] : [squeezed(path)]

  const { kind, sources } = record(element.calculation)
  const questions = (Array.isArray(sources) ? sources : []).map((one) => links.get(text(one)) ?? text(one))
  const [expression = ''] = expressionsOf(items.get(linkOf(element) ?? '') ?? {}, 'alculatedExpression')
  const isOfAll = kind === 'Sum' && /sum\(\)/.test(expression + named) && questions.length > 1
  const isMeant = areNamed(questions, expression + named) || isOfAll
  return [isMeant && expression !== '' ? squeezed(expression) : `${text(kind)} of ${questions.join(' and ')}`]
}

/** Texts that only explain the item above them may have become its help, its unit or the words at the ends of its scale. */
function explaining(holder: Json, all: readonly Json[], facts: Draft): void {
  const isTaken = ({ linkId, text: words }: Json) =>
    all.some((one) => (linkId === undefined ? one.body === words : linkOf(one) === text(linkId)))
  for (const item of list(holder.item)) {
    const link = text(item.linkId)
    const above = all.find((element) => linkOf(element) === text(holder.linkId))
    const words = [
      above?.help,
      above?.minLabel,
      above?.maxLabel,
      record(above?.unit).label,
      ...list(above?.units).map(({ label }) => label),
    ]
    if (
      item.type === 'display' &&
      !isTaken(item) &&
      words.some((one) => text(one).includes(text(item.text)))
    ) {
      facts.items.push(`${link} ${text(item.text)}`.trim())
      facts.types.push(`${link} display`.trim())
    }
    explaining(item, all, facts)
  }
}
