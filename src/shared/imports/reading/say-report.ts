import { cut } from './foreign-object.ts'
import type {
  ImportLine,
  ImportMessage,
  ImportRemark,
  ImportReport,
  Link,
  QuotedWords,
} from './import-ledger.ts'

/** Says a sentence of the catalogue in the reader's language. */
type Say = (message: ImportMessage, parameters: Readonly<Record<string, string | number>>) => string

/** One line of a report in words. */
type ReportLine = { readonly linkId?: string; readonly what: string }

/** A report in words. */
export type SaidReport = {
  readonly title: string
  readonly kept: number
  readonly changed: readonly ReportLine[]
  readonly refused: readonly ReportLine[]
}

const longestTitle = 300
const longestWhat = 1000
const longestLink = 480

/** The report of an import in the reader's language. */
export function sayReport({ title, kept, changed, refused }: ImportReport, say: Say): SaidReport {
  const inWords = (lines: readonly ImportLine[]) => linesOf(lines, say)
  return { title: cut(title, longestTitle), kept, changed: inWords(changed), refused: inWords(refused) }
}

/** What is said in the same words is said once, of all that it concerns. */
function linesOf(lines: readonly ImportLine[], say: Say): readonly ReportLine[] {
  const byWords = new Map<string, ReadonlySet<string>>()
  for (const line of lines) {
    const what = sayRemark(line, say)
    const names = line.links.map((link) => nameOf(link, say))
    byWords.set(what, new Set([...(byWords.get(what) ?? []), ...names]))
  }
  return [...byWords].map(([what, names]) =>
    names.size === 0 ? { what } : { linkId: joined([...names], say), what },
  )
}

function nameOf(link: Link, say: Say): string {
  return typeof link === 'string' ? link : say('imports.line', { line: link.line })
}

/** One sentence of an import in the reader's language, with what the file said behind it. */
export function sayRemark({ message, parameters = {}, said }: ImportRemark, say: Say): string {
  const sentence = say(message, parameters)
  return cut(said === undefined ? sentence : `${sentence} ${wordsOf(said, say)}`, longestWhat)
}

/** What a file said is repeated as it is; nothing in it is read as a gap or a day. */
function wordsOf(said: QuotedWords, say: Say): string {
  if ('untold' in said) return say('imports.rest-in-file', { count: said.untold })
  const { text, number, count } = said
  const begin = count === 1 ? say('imports.it-said', {}) : say('imports.it-said-part', { number, count })
  return `${begin} ${text}`
}

function joined(names: readonly string[], say: Say): string {
  const all = names.join(', ')
  if (all.length <= longestLink) return all

  const shown: string[] = []
  for (const name of names) {
    if ([...shown, name].join(', ').length > longestLink - 40) break
    shown.push(name)
  }
  return say('imports.and-more', { links: shown.join(', '), count: names.length - shown.length })
}
