import { cut, recordOf, textOf } from '#shared/imports/reading/foreign-object.ts'
import type { Importing, Part } from '#shared/imports/reading/importing.ts'
import type { Extension, SourceItem } from '#shared/imports/reading/source-item.ts'
import { nameOf } from './apply-extensions.ts'
import { readCalculation } from './read-calculation.ts'
import { readCondition } from './read-condition.ts'

/** The words of an imported item's expression, whichever way it is written. */
export function expressionOf({ value }: Extension): string | undefined {
  return textOf(recordOf(value?.value).expression) ?? textOf(value?.value)
}

/** Reads the named expressions of a questionnaire or an item; calculations and conditions use them. */
export function readVariables(
  extensions: readonly Extension[],
  importing: Importing,
  linkId: string | undefined,
): void {
  for (const extension of extensions.filter(({ url }) => nameOf(url) === 'variable')) {
    const name = textOf(recordOf(extension.value?.value).name)
    const expression = expressionOf(extension)
    if (name !== undefined && expression !== undefined && isFhirPath(extension))
      define(name, expression, importing)
    importing.later.push(() => {
      if (name !== undefined && importing.variables.has(`used ${name}`))
        importing.ledger.settle(extension.url)
      else
        importing.ledger.refuse(
          linkId,
          `${extension.url}: the named expression ${name ?? ''} isn't used here and is left out: ${expression}`,
        )
    })
  }
}

/** A name that means two things in two places of a form means nothing here, rather than the wrong one. */
function define(name: string, expression: string, { variables }: Importing): void {
  const known = variables.get(name)
  const isTwofold = variables.has(`twofold ${name}`) || (known !== undefined && known !== expression)
  if (!isTwofold) variables.set(name, expression)
  else {
    variables.delete(name)
    variables.set(`twofold ${name}`, 'yes')
  }
}

function isFhirPath({ value }: Extension): boolean {
  return (textOf(recordOf(value?.value).language) ?? 'text/fhirpath').includes('fhirpath')
}

/** Expressions of an item: simple sums are calculated, simple first values are filled in, the rest is kept in the report word for word. */
export function expressionsLater(item: SourceItem, part: Part, importing: Importing): void {
  for (const extension of item.extensions) {
    const name = nameOf(extension.url)
    if (name === 'calculatedExpression' || name === 'sdf-calculatedExpression') {
      importing.later.unshift(() => calculation(extension, { item, part, importing }))
    }
    if (name === 'initialExpression') initial(extension, { item, part, importing })
    if (name === 'enableWhenExpression') {
      importing.later.unshift(() => condition(extension, { item, part, importing }))
    }
  }
}

type Place = { readonly item: SourceItem; readonly part: Part; readonly importing: Importing }

const kept =
  'It is kept word for word as FHIRPath, worked out as such while the form is filled, and exported again.'

function condition(extension: Extension, { item, part, importing }: Place): void {
  const expression = expressionOf(extension) ?? ''
  const group = readCondition(expression, importing)
  if (!group) {
    keepPath('visible', extension, { item, part, importing })
    const what = `${extension.url}: the condition is none of those here. ${kept} ${cut(expression, 700)}`
    importing.ledger.refuse(item.linkId, what)
    return
  }
  part.visibleWhen = part.visibleWhen ? { combinator: 'And', clauses: [part.visibleWhen, group] } : group
  importing.ledger.settle(extension.url)
}

function calculation(extension: Extension, { item, part, importing }: Place): void {
  const expression = expressionOf(extension) ?? ''
  const found = readCalculation(expression, part, importing)
  if (!found || found.sources.includes(part.id)) {
    keepPath('value', extension, { item, part, importing })
    const what = `${extension.url}: the calculation is none of those here. ${kept} ${cut(expression, 700)}`
    importing.ledger.refuse(item.linkId, what)
    return
  }
  const decimals = part.type === 'Integer' ? 0 : Math.min(part.decimals ?? 2, 4)
  part.calculation = {
    ...found,
    ...(found.kind === 'Copy' ? {} : { decimals }),
    ...(item.isReadOnly ? {} : { editable: true }),
  }
  importing.ledger.settle(extension.url)
}

const longest = 20_000

/** Keeps an expression with the named expressions that it uses; what is in another language stays in the original only. */
function keepPath(key: 'value' | 'visible', extension: Extension, { part, importing }: Place): void {
  const expression = expressionOf(extension)
  if (expression === undefined || expression.length > longest || !isFhirPath(extension)) return

  const variables = { ...part.fhirPath?.variables, ...usedBy(expression, importing, new Set()) }
  part.fhirPath = {
    ...part.fhirPath,
    [key]: expression,
    ...(Object.keys(variables).length > 0 ? { variables } : {}),
  }
}

function usedBy(expression: string, importing: Importing, seen: Set<string>): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [, name = ''] of expression.matchAll(/%(\w+)/g)) {
    const meaning = importing.variables.get(name)
    if (meaning === undefined || meaning.length > longest || seen.has(name)) continue
    seen.add(name)
    importing.variables.set(`used ${name}`, 'yes')
    Object.assign(found, usedBy(meaning, importing, seen), { [name]: meaning })
  }
  return found
}

const today = /^(today\(\)|now\(\))$/
const fromPatient = /^%(patient|practitioner|encounter)\.(birthDate|gender)$/

function initial(extension: Extension, { item, part, importing }: Place): void {
  const expression = expressionOf(extension) ?? ''
  const clock = today.exec(expression.trim())
  const path = fromPatient.exec(expression.trim())
  if (clock && (part.type === 'Date' || part.type === 'DateTime'))
    part.default = { path: part.type === 'Date' ? 'today' : 'now' }
  else if (path) part.prefill = `${path[1]}.${path[2]}`
  else {
    importing.ledger.refuse(
      item.linkId,
      `${extension.url}: the first value is not filled in here: ${cut(expression, 700)}`,
    )
    return
  }
  importing.ledger.settle(extension.url)
}
