import { cut, recordOf, textOf } from '#shared/imports/reading/foreign-object.ts'
import type { Importing, Part } from '#shared/imports/reading/importing.ts'
import type { NamedExpression, NamedExpressions } from '#shared/imports/reading/named-expressions.ts'
import type { Extension, SourceItem } from '#shared/imports/reading/source-item.ts'
import { nameOf } from './apply-extensions.ts'
import { readCalculation } from './read-calculation.ts'
import { readCondition } from './read-condition.ts'

/** With the longest sentence before it, an expression still fits a line of the report. */
const longestQuote = 660

/** The words of an imported item's expression, whichever way it is written. */
export function expressionOf({ value }: Extension): string | undefined {
  return textOf(recordOf(value?.value).expression) ?? textOf(value?.value)
}

/** The named expressions of a questionnaire or an item. */
export function variablesIn(extensions: readonly Extension[]): readonly Extension[] {
  return extensions.filter(({ url }) => nameOf(url) === 'variable')
}

/** Reads the named expressions of a questionnaire or an item; calculations and conditions there use them. */
export function readVariables(
  extensions: readonly Extension[],
  { names, later, ledger }: Importing,
  linkId: string | undefined,
): void {
  for (const extension of variablesIn(extensions)) {
    const name = textOf(recordOf(extension.value?.value).name) ?? ''
    const expression = expressionOf(extension)
    if (name !== '' && expression !== undefined && isFhirPath(extension)) names.define(name, expression)
    later.push(() => {
      if (names.isUsed(name)) ledger.settle(extension.url)
      else
        ledger.refuse(linkId, {
          message: 'imports.extension-variable',
          parameters: { url: extension.url, name, text: cut(expression ?? '', longestQuote) },
        })
    })
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

function condition(extension: Extension, { item, part, importing }: Place): void {
  const expression = expressionOf(extension) ?? ''
  const group = readCondition(expression, importing)
  if (!group) {
    const isKept = keepPath('visible', extension, { item, part, importing })
    importing.ledger.refuse(item.linkId, {
      message: isKept ? 'imports.extension-condition-kept' : 'imports.extension-condition-exported',
      parameters: { url: extension.url, text: cut(expression, longestQuote) },
    })
    return
  }
  part.visibleWhen = part.visibleWhen ? { combinator: 'And', clauses: [part.visibleWhen, group] } : group
  importing.ledger.settle(extension.url)
}

function calculation(extension: Extension, { item, part, importing }: Place): void {
  const expression = expressionOf(extension) ?? ''
  const found = readCalculation(expression, part, importing)
  if (!found || found.sources.includes(part.id)) {
    const isKept = keepPath('value', extension, { item, part, importing })
    importing.ledger.refuse(item.linkId, {
      message: isKept ? 'imports.extension-calculation-kept' : 'imports.extension-calculation-exported',
      parameters: { url: extension.url, text: cut(expression, longestQuote) },
    })
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

/** Keeps an expression with the named expressions that it uses; false: it is in another language, too long, or a name in it means two things. */
function keepPath(key: 'value' | 'visible', extension: Extension, { item, part, importing }: Place): boolean {
  const expression = expressionOf(extension)
  if (expression === undefined || expression.length > longest || !isFhirPath(extension)) return false

  const known = new Map(Object.entries(part.fhirPath?.variables ?? {}))
  const used = usedBy(expression, { linkId: item.linkId, names: importing.names, known })
  if (!used) return false
  const variables = Object.fromEntries(used)
  part.fhirPath = {
    ...part.fhirPath,
    [key]: expression,
    ...(Object.keys(variables).length > 0 ? { variables } : {}),
  }
  return true
}

type Meanings = Map<string, string>

/** What the names in an item's expression mean, and those in them; nothing where one name would mean two things in it. */
function usedBy(
  expression: string,
  {
    linkId,
    names,
    known,
  }: { readonly linkId: string; readonly names: NamedExpressions; readonly known: Meanings },
): Meanings | undefined {
  for (const [, name = ''] of expression.matchAll(/%(\w+)/g)) {
    const meaning = names.find(name)
    if (!meaning || meaning.text.length > longest) continue
    const text = askedAtHome(meaning, linkId)
    const before = known.get(name)
    if (before === text) continue
    if (before !== undefined) return undefined
    meaning.isUsed = true
    known.set(name, text)
    if (!usedBy(meaning.text, { linkId, names: meaning.names, known })) return undefined
  }
  return known
}

const stepsFromHere: ReadonlySet<string> = new Set(['children', 'descendants', 'repeat', 'where'])

/** Whether an expression goes on from where it stands. What stands in the brackets of a step is asked of that step, and words in quotes are words. */
function goesOnFromHere(text: string): boolean {
  let left = text.replace(/'(?:[^'\\]|\\.)*'/g, "''")
  for (;;) {
    const shorter = left
      .replace(/\.\s*\w+\s*\([^()]*\)/g, '.step')
      .replace(/(\w*)\s*\(([^()]*)\)/g, (_whole, name: string, inner: string) =>
        stepsFromHere.has(name) ? 'item' : ` ${inner} `,
      )
    if (shorter === left) return /(?<![.%\w`])(?:item|answer)\b/.test(left)
    left = shorter
  }
}

/**
 * A named expression that goes on from where it stands is asked there, wherever it is used: of the response, or of its item (FHIR
 * extension `variable`). In the rows of a list only its own item can ask it.
 */
function askedAtHome({ text, home }: NamedExpression, linkId: string): string {
  if (home.linkId === linkId || home.isInList || !goesOnFromHere(text)) return text
  if (home.linkId === undefined) return `%resource.select(${text})`
  const quoted = home.linkId.replaceAll('\\', '\\\\').replaceAll("'", "\\'")
  return `%resource.repeat(item).where(linkId = '${quoted}').select(${text})`
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
    importing.ledger.refuse(item.linkId, {
      message: 'imports.extension-initial',
      parameters: { url: extension.url, text: cut(expression, longestQuote) },
    })
    return
  }
  importing.ledger.settle(extension.url)
}
