import { usableNumber } from '#shared/forms/values/calculate.ts'
import { cut, recordOf, textOf } from '#shared/imports/reading/foreign-object.ts'
import type { Importing, Part } from '#shared/imports/reading/importing.ts'
import type { Extension, SourceItem } from '#shared/imports/reading/source-item.ts'
import { nameOf } from './apply-extensions.ts'
import { readCondition } from './read-condition.ts'

/** The words of an imported item's expression, whichever way it is written. */
export function expressionOf({ value }: Extension): string | undefined {
  return textOf(recordOf(value?.value).expression) ?? textOf(value?.value)
}

/** Reads the named expressions of a questionnaire or an item; they are used by sums only. */
export function readVariables(
  extensions: readonly Extension[],
  importing: Importing,
  linkId: string | undefined,
): void {
  for (const extension of extensions.filter(({ url }) => nameOf(url) === 'variable')) {
    const name = textOf(recordOf(extension.value?.value).name)
    const expression = expressionOf(extension)
    if (name !== undefined && expression !== undefined) importing.variables.set(name, expression)
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

function condition(extension: Extension, { item, part, importing }: Place): void {
  const expression = expressionOf(extension) ?? ''
  const group = readCondition(expression, importing)
  if (!group) {
    const what = `${extension.url}: the item is always shown; its condition cannot be evaluated here: ${cut(expression, 700)}`
    importing.ledger.refuse(item.linkId, what)
    return
  }
  part.visibleWhen = part.visibleWhen ? { combinator: 'And', clauses: [part.visibleWhen, group] } : group
  importing.ledger.settle(extension.url)
}

type Place = { readonly item: SourceItem; readonly part: Part; readonly importing: Importing }

const numeric: ReadonlySet<string> = new Set(['Integer', 'Decimal', 'Quantity', 'String', 'Text'])

function calculation(extension: Extension, { item, part, importing }: Place): void {
  const expression = expressionOf(extension) ?? ''
  const sources = numeric.has(part.type) ? sumSources(expression, importing) : undefined
  if (!sources || sources.length === 0 || sources.includes(part.id)) {
    importing.ledger.refuse(
      item.linkId,
      `${extension.url}: the answer is not calculated here: ${cut(expression, 700)}`,
    )
    return
  }
  const decimals = part.type === 'Integer' ? 0 : Math.min(part.decimals ?? 2, 4)
  part.calculation = {
    kind: 'Sum',
    sources: sources.slice(0, 100),
    decimals,
    ...(item.isReadOnly ? {} : { editable: true }),
  }
  importing.ledger.settle(extension.url)
}

/** The elements that an expression adds up; nothing when it does more than that. */
function sumSources(expression: string, importing: Importing): readonly string[] | undefined {
  const text = expression.replace(/\s+/g, ' ').trim()
  const variable = /^%(\w+)$/.exec(text)?.[1]
  if (variable !== undefined) return variableSources(variable, importing)

  const all = sumOfAll(text, importing)
  if (all) return all
  const terms = text.split(/ ?\+ ?/).map((term) => termSource(term, importing))
  return terms.every((term) => term !== undefined) ? terms.flat() : undefined
}

function variableSources(name: string, importing: Importing): readonly string[] | undefined {
  const expression = importing.variables.get(name)
  if (expression === undefined || expression === `%${name}`) return undefined

  const sources = sumSources(expression, importing)
  if (sources) importing.variables.set(`used ${name}`, 'yes')
  return sources
}

const answerTail = String.raw`\.answer(?:\.first\(\))?(?:\.value\w*(?:\.value)?|\.value\.ordinal\(\)|\.weight\(\)|\.value\w*\.extension\.where\([^)]*\)\.valueDecimal)?`
const singleAnswer = new RegExp(
  String.raw`^%?\w*(?:\.item|\.repeat\(item\)|\.descendants\(\))*\.where\(linkId ?= ?'([^']+)'\)${answerTail}$`,
)

function termSource(term: string, importing: Importing): readonly string[] | undefined {
  const variable = /^%(\w+)$/.exec(term.trim())?.[1]
  if (variable !== undefined) return variableSources(variable, importing)

  const linkId = singleAnswer.exec(term.trim())?.[1]
  const part = linkId === undefined ? undefined : importing.byLinkId.get(linkId)
  return part ? [part.id] : undefined
}

const everyAnswer = new RegExp(
  String.raw`^%?\w*(?:\.item|\.repeat\(item\)|\.descendants\(\))*(?:\.where\(linkId in \(([^)]*)\)\)|\.where\(linkId\.startsWith\('([^']*)'\)\))?${answerTail}\.sum\(\)$`,
)

/** `….answer.….sum()` over all questions, over named ones, or over those whose linkId begins alike: those that have scores. */
function sumOfAll(text: string, importing: Importing): readonly string[] | undefined {
  const [whole, named, start] = everyAnswer.exec(text.replaceAll(' .', '.')) ?? []
  if (whole === undefined) return undefined

  const names =
    named === undefined ? undefined : named.split('|').map((name) => name.trim().replace(/^'|'$/g, ''))
  const parts = [...importing.byLinkId].filter(([linkId, part]) => {
    const isMeant = names ? names.includes(linkId) : linkId.startsWith(start ?? '')
    return isMeant && hasScores(part)
  })
  return parts.map(([, part]) => part.id)
}

function hasScores(part: Part): boolean {
  return (part.options ?? []).some(({ code }) => usableNumber(part, code) !== undefined)
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
