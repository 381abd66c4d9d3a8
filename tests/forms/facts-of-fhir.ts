import {
  allItems,
  choiceOf,
  type Draft,
  empty,
  expressionsOf,
  extensionsOf,
  type FactClass,
  type Facts,
  isTrue,
  type Json,
  list,
  record,
  squeezed,
  text,
  wordOf,
} from './facts.ts'

type Source = { readonly root: Json; readonly items: ReadonlyMap<string, Json> }

/** For tests: the facts of a FHIR questionnaire. */
export function factsOfFhir(root: Json): Facts {
  const facts = empty()
  const source: Source = { root, items: new Map(allItems(root).map((item) => [text(item.linkId), item])) }
  for (const item of allItems(root)) factsOfItem(item, source, facts)
  return facts
}

function factsOfItem(item: Json, source: Source, facts: Draft): void {
  const link = text(item.linkId)
  const type = text(item.type)
  const say = (name: FactClass, what: string) => facts[name].push(`${link} ${what}`.trim())
  say('items', [text(item.prefix), text(item.text)].filter((words) => words !== '').join(' '))
  const known = typeOf(item, source)
  if (known !== undefined) say('types', known)
  for (const option of optionsOf(item, source)) say('options', option)
  if (isTrue(item.required) && type !== 'display') say('required', '')
  if (isTrue(item.repeats) && type !== 'display') say('repeats', '')
  for (const unit of unitsOf(item)) say('units', unit)
  for (const condition of conditionsOf(item, source)) say('conditions', condition)
  for (const value of initialOf(item)) say('initial values', value)
  for (const expression of expressionsOf(item, 'alculatedExpression'))
    say('calculations', squeezed(expression))
}

/** A choice whose list is not in the file can only be answered in words. `question` alone is no type that can be answered. */
function typeOf(item: Json, source: Source): string | undefined {
  const type = text(item.type)
  const constraint = text(item.answerConstraint)
  const hasList = optionsOf(item, source).length > 0
  if (type === 'group' || type === 'display') return type
  if (type === 'question' && !hasList) return undefined
  const isChoice = type === 'choice' || type === 'coding' || type === 'question'
  const isOpen = type === 'open-choice' || constraint === 'optionsOrString' || constraint === 'optionsOrType'
  if (hasList) return isOpen ? 'open-choice' : 'choice'
  if (isChoice || isOpen) return 'open-choice'
  return type === 'uri' ? 'url' : type
}

export function optionsOf(item: Json, source: Source): readonly string[] {
  const own = [...list(item.answerOption), ...list(item.option)]
  if (own.length > 0) return own.map(optionFact).filter((fact) => fact !== '')

  const reference = text(item.answerValueSet) || text(record(item.options).reference) || text(item.options)
  const bare = reference.split('|')[0] ?? ''
  const set = list(source.root.contained).find(
    ({ id, url, resourceType }) =>
      resourceType === 'ValueSet' && bare !== '' && (bare === `#${text(id)}` || bare === text(url)),
  )
  return set ? conceptsOf(set, source.root) : []
}

const systemConcepts = (holder: Json): readonly Json[] =>
  list(holder.concept).flatMap((one) => [one, ...systemConcepts(one)])

function conceptsOf(set: Json, root: Json): readonly string[] {
  const inside = (holder: Json): readonly Json[] =>
    list(holder.contains).flatMap((one) => [...(one.abstract === true ? [] : [one]), ...inside(one)])
  const expanded = inside(record(set.expansion))
  const composed = list(record(set.compose).include).flatMap(({ concept }) => list(concept))
  const system = text(record(record(set.compose).include).system)
  const code = list(root.contained).find(
    ({ resourceType, url }) => resourceType === 'CodeSystem' && system !== '' && text(url) === system,
  )
  const whole = code ? systemConcepts(code) : []
  const listed = [expanded, composed, whole].find((some) => some.length > 0) ?? []
  return listed.map((one) => `${text(one.code)} ${text(one.display) || text(one.code)}${score(one)}`)
}

function score(...holders: readonly Json[]): string {
  const found = holders
    .flatMap((one) => list(one.extension))
    .find(({ url }) => /(ordinalValue|itemWeight)$/.test(text(url)))
  return found ? ` = ${text(choiceOf(found, 'value').value)}` : ''
}

function optionFact(option: Json): string {
  const chosen = choiceOf(option, 'value')
  const code = wordOf(chosen)
  const named = record(chosen.value)
  const display =
    chosen.type === 'Quantity'
      ? `${text(named.value)} ${text(named.unit) || text(named.code)}`
      : text(named.display) || text(named.title)
  const prefix = text(extensionsOf(option, 'optionPrefix')[0]?.valueString)
  const words = [display.startsWith(prefix) ? '' : prefix, display || code]
    .filter((part) => part !== '')
    .join(' ')
  const number = chosen.type === 'Integer' || chosen.type === 'Decimal' ? ` = ${text(chosen.value)}` : ''
  return code === '' ? '' : `${code} ${words}${score(option, record(chosen.value)) || number}`
}

function unitsOf(item: Json): readonly string[] {
  const codings = [
    ...extensionsOf(item, 'questionnaire-unit').map((one) => record(one.valueCoding)),
    ...extensionsOf(item, 'questionnaire-unitOption').map((one) => record(one.valueCoding)),
    ...list(item.unit),
    ...list(item.unitOption),
  ]
  return codings.map(({ code, display }) => text(code) || text(display)).filter((unit) => unit !== '')
}

const signs: Json = { '=': '=', '!=': '!=', '>': '>', '>=': '>=', '<': '<', '<=': '<=' }

function clauseFact(clause: Json): string {
  const question = text(clause.question)
  const answer = choiceOf(clause, 'answer')
  const isExistence = clause.hasAnswer !== undefined || clause.operator === 'exists'
  const wanted = text(clause.hasAnswer ?? answer.value)
  if (isExistence) return `${question} ${wanted === 'false' ? 'unanswered' : 'answered'}`

  const word = answer.type === 'Quantity' ? text(record(answer.value).value) : wordOf(answer)
  return `${question} ${text(signs[text(clause.operator) || '='])} ${word}`
}

/** Only conditions that FHIR allows: they name a question of this questionnaire. */
function conditionsOf(item: Json, { items }: Source): readonly string[] {
  const clauses = list(item.enableWhen)
    .filter(({ question }) => !['', 'group', 'display'].includes(text(items.get(text(question))?.type)))
    .map(clauseFact)
  const joined = clauses.length > 1 ? [item.enableBehavior === 'all' ? 'all' : 'any'] : []
  return [...clauses, ...joined, ...expressionsOf(item, 'enableWhenExpression').map(squeezed)]
}

function initialOf(item: Json): readonly string[] {
  const listed = list(item.initial).map((one) => wordOf(choiceOf(one, 'value')))
  const single =
    Array.isArray(item.initial) || Object.keys(record(item.initial)).length > 0
      ? []
      : [wordOf(choiceOf(item, 'initial'))]
  const chosen = [...list(item.answerOption), ...list(item.option)].filter(({ initialSelected }) =>
    isTrue(initialSelected),
  )
  // FHIR allows several only where the item repeats; a quantity without a number names its unit and no more.
  const all = [...listed, ...single, ...chosen.map((one) => wordOf(choiceOf(one, 'value')))]
  const some = all.filter((one) => one !== '' && !one.startsWith('NaN'))
  return isTrue(item.repeats) ? some : some.slice(0, 1)
}
