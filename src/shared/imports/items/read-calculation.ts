import type { Calculation } from '#generated/types/calculation.ts'
import { usableNumber } from '#shared/forms/values/calculate.ts'
import { bare, cutAt } from '#shared/imports/reading/cut-at.ts'
import type { Importing, Part } from '#shared/imports/reading/importing.ts'

type Source = Calculation['sources'][number]
type Found = Pick<Calculation, 'kind' | 'sources' | 'missing'>

const numeric: ReadonlySet<string> = new Set(['Integer', 'Decimal', 'Quantity', 'String', 'Text'])
const most = 100

/** The calculation of ours that an imported expression means; nothing when it means more. */
export function readCalculation(expression: string, target: Part, importing: Importing): Found | undefined {
  const found = read(expression, target, importing)
  if (!found || found.sources.length === 0 || found.sources.length > most) return undefined
  return found.kind === 'Copy' || numeric.has(target.type) ? found : undefined
}

const deepest = 10

/** What a named expression stands for, by way of others if need be. */
function unnamed(expression: string, importing: Importing): string {
  let text = bare(expression.replace(/\s+/g, ' '))
  let { names } = importing
  for (let depth = 0; depth < deepest; depth += 1) {
    const name = /^%(\w+)$/.exec(text)?.[1]
    const meaning = name === undefined ? undefined : names.find(name)
    if (meaning === undefined) return text
    meaning.isUsed = true
    names = meaning.names
    text = bare(meaning.text.replace(/\s+/g, ' '))
  }
  return text
}

function read(expression: string, target: Part, importing: Importing): Found | undefined {
  const text = unnamed(expression, importing)
  const all = sumOfAll(text, importing)
  if (all) return { kind: 'Sum', sources: all }
  return average(text, importing) ?? arithmetic(text, importing) ?? alone(text, target, importing)
}

/** `(a + b) / 2`; without the brackets only the last of them is divided. */
function average(text: string, importing: Importing): Found | undefined {
  const [sum = '', count, ...more] = cutAt(text, / ?\/ ?/y)
  const inner = bare(sum)
  if (more.length > 0 || count === undefined || inner === sum) return undefined

  const sources = terms(cutAt(inner, / ?\+ ?/y), importing)
  if (!sources || sources.length < 2 || Number(count) !== sources.length) return undefined
  return { kind: 'Average', sources, missing: 'Blank' }
}

const signs = [
  ['Sum', / ?\+ ?/y],
  ['Difference', / - /y],
  ['Multiply', / ?\* ?/y],
] as const

/** In FHIRPath a sum of terms has no value while one of them has none. */
function arithmetic(text: string, importing: Importing): Found | undefined {
  for (const [kind, sign] of signs) {
    const parts = cutAt(text, sign)
    if (parts.length < 2) continue
    const sources = kind === 'Difference' && parts.length > 2 ? undefined : terms(parts, importing)
    return sources && { kind, sources, ...(kind === 'Sum' ? { missing: 'Blank' as const } : {}) }
  }
  return undefined
}

function alone(text: string, target: Part, importing: Importing): Found | undefined {
  const source = termSource(text, importing)
  const part = [...importing.byLinkId.values()].find(({ id }) => id === source)
  if (!part || source === undefined) return undefined
  const isSame = part.type === target.type && part.multiple === target.multiple && !part.repeats
  return { kind: isSame ? 'Copy' : 'Sum', sources: [source] }
}

function terms(parts: readonly string[], importing: Importing): readonly Source[] | undefined {
  const sources = parts.map((part) => termSource(part, importing))
  return sources.every((source) => source !== undefined) ? sources : undefined
}

const answerTail = String.raw`\.answer(?:\.first\(\))?(?:\.value\w*(?:\.value)?|\.value\.ordinal\(\)|\.weight\(\)|\.value\w*\.extension\.where\([^)]*\)\.valueDecimal)?`
const singleAnswer = new RegExp(
  String.raw`^%?\w*(?:\.item|\.repeat\(item\)|\.descendants\(\))*\.where\(linkId ?= ?'([^']+)'\)${answerTail}$`,
)

function termSource(term: string, importing: Importing): Source | undefined {
  const text = unnamed(term, importing)
  if (/^-?\d+(\.\d+)?$/.test(text)) return Number(text)

  const linkId = singleAnswer.exec(text)?.[1]
  const part = linkId === undefined ? undefined : importing.byLinkId.get(linkId)
  return part && part.type !== 'Section' && part.type !== 'Instructions' ? part.id : undefined
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
