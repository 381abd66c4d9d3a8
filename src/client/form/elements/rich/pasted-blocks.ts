import {
  joinedBlocks,
  type RichBlock,
  type RichLine,
  type RichMark,
  type RichSpan,
  type RichTie,
} from '#shared/elements/text/rich-block.ts'
import { tieShown } from './tie-marks.ts'

/** Plain text that is pasted into a composed text: a paragraph for each line, and nothing in it is a sign. */
export function pastedLines(text: string): readonly RichBlock[] {
  const lines = text
    .replace(/\r\n?|[\v\u2028\u2029]/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
  return lines.map((line) => ({ kind: 'paragraph', spans: line === '' ? [] : [{ text: line, marks: [] }] }))
}

/**
 * What is pasted from Word, a mail or a page: its words, paragraphs, headings, lists, bold and italic. Styles, pictures, links, scripts and
 * what Word writes for itself are left out. The HTML is only read, in a document of its own that is never shown.
 */
export function pastedBlocks(html: string): readonly RichBlock[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const lines: Written[] = [{ spans: [] }]
  walk(body, { marks: [], depth: 0 }, lines)
  return joinedBlocks(inTwoLevels(lines).flatMap(finished))
}

/** The highest headings of what is pasted are headings, whatever level they had there; all beneath are those of parts. What is ours keeps its own. */
function inTwoLevels(lines: readonly Written[]): readonly Written[] {
  const filled = lines.filter(({ spans }) => spans.some(({ text }) => text.trim() !== ''))
  const highest = Math.min(...filled.flatMap(({ heading }) => (heading ? [heading.level] : [])))
  return lines.map(({ heading, ...line }) => {
    if (!heading) return line
    if (heading.isOurs) return { ...line, heading }
    return { ...line, heading: { level: heading.level > highest ? 2 : 1, isOurs: true } }
  })
}

/** Of which level a heading is where it comes from. */
type WrittenHeading = { readonly level: number; readonly isOurs: boolean }

type Written = {
  spans: RichSpan[]
  readonly entry?: RichLine['entry'] | undefined
  readonly heading?: WrittenHeading | undefined
}
type Around = {
  readonly marks: readonly RichMark[]
  readonly depth: number
  readonly list?: Element | undefined
  /** The heading that a line within it goes on with. */
  readonly heading?: WrittenHeading | undefined
  /** What a sentence that is copied from a note of ours is tied to. */
  readonly tie?: RichTie | undefined
}

const skipped = new Set([
  'STYLE',
  'SCRIPT',
  'TITLE',
  'META',
  'LINK',
  'XML',
  'HEAD',
  'TEMPLATE',
  'OBJECT',
  'SVG',
  'IFRAME',
])
const blocks = new Set([
  'P',
  'DIV',
  'H1',
  'H2',
  'H3',
  'H4',
  'H5',
  'H6',
  'LI',
  'TR',
  'BLOCKQUOTE',
  'PRE',
  'UL',
  'OL',
  'TABLE',
  'SECTION',
  'ARTICLE',
  'DT',
  'DD',
])

function walk(node: Node, around: Around, lines: Written[]): void {
  for (const child of node.childNodes) {
    if (child instanceof HTMLElement && child.classList.contains('form-tie-chip')) continue
    if (child.nodeType === Node.TEXT_NODE) write(child.textContent ?? '', around, lines)
    else if (child instanceof HTMLElement && !isLeftOut(child)) enter(child, around, lines)
  }
}

function enter(element: HTMLElement, around: Around, lines: Written[]): void {
  const { tagName } = element
  const isBlock = blocks.has(tagName)
  const inside = within(element, around)
  if (isBlock || tagName === 'BR') begin(lines, entryOf(element, around), inside.heading)
  walk(element, inside, lines)
  if (isBlock) lines.push({ spans: [] })
  if (tagName === 'TD' || tagName === 'TH') write(' ', around, lines)
}

function isLeftOut(element: HTMLElement): boolean {
  return skipped.has(element.tagName.toUpperCase()) || /mso-list:\s*ignore/i.test(styleOf(element))
}

function within(element: HTMLElement, { marks, depth, list, heading, tie }: Around): Around {
  const isList = element.tagName === 'UL' || element.tagName === 'OL'
  return {
    marks: marksOf(element, marks),
    depth: isList ? depth + 1 : depth,
    list: isList ? element : list,
    heading: headingOf(element) ?? heading,
    tie: tieShown(element) ?? tie,
  }
}

function marksOf(element: HTMLElement, marks: readonly RichMark[]): readonly RichMark[] {
  const style = styleOf(element)
  const isThin = /font-weight:\s*(normal|[1-4]00)/i.test(style)
  const isBold =
    !isThin && (/^(B|STRONG)$/.test(element.tagName) || /font-weight:\s*(bold|[6-9]00)/i.test(style))
  const isItalic = /^(I|EM)$/.test(element.tagName) || /font-style:\s*italic/i.test(style)
  const kept = marks.filter((mark) => !(mark === 'bold' && isThin))
  const more: readonly RichMark[] = [
    ...(isBold ? (['bold'] as const) : []),
    ...(isItalic ? (['italic'] as const) : []),
  ]
  return [...new Set([...kept, ...more])].sort()
}

/** The entry of a list: one of HTML, or a paragraph that Word calls one. */
function entryOf(element: HTMLElement, { depth, list }: Around): RichLine['entry'] | undefined {
  if (element.tagName === 'LI')
    return {
      indent: Math.max(0, depth - 1) * 3,
      ...(list?.tagName === 'OL' ? { number: startOf(list) } : {}),
    }
  // Word numbers its headings as entries of a list.
  if (headingOf(element)) return undefined
  const [, level] = /mso-list:\s*l\d+ level(\d+)/i.exec(styleOf(element)) ?? []
  if (level === undefined) return undefined
  const sign = [...element.querySelectorAll('span')].find((span) => isLeftOut(span))?.textContent ?? ''
  const isNumbered = /[\dA-Za-z]{1,4}[.)]/.test(sign)
  const number = Number(/\d{1,4}/.exec(sign)?.[0] ?? 1)
  return { indent: (Number(level) - 1) * 3, ...(isNumbered ? { number } : {}) }
}

/** With which number a list begins: one that goes on behind a paragraph does not begin anew. */
function startOf(list: Element): number {
  const start = Number(list.getAttribute('start') ?? 1)
  return Number.isInteger(start) && start >= 0 && start <= 9999 ? start : 1
}

function headingOf({ tagName, dataset }: HTMLElement): WrittenHeading | undefined {
  const [, level] = /^H([1-6])$/.exec(tagName) ?? []
  if (level === undefined) return undefined
  const ours = Number(dataset.heading)
  return ours === 1 || ours === 2 ? { level: ours, isOurs: true } : { level: Number(level), isOurs: false }
}

function styleOf(element: HTMLElement): string {
  return element.getAttribute('style') ?? ''
}

/** A block begins a line, but for a paragraph at the beginning of an entry. Lines that stay empty are left out in the end. */
function begin(lines: Written[], entry?: RichLine['entry'], heading?: WrittenHeading): void {
  const last = lines.at(-1)
  if (!entry && last?.entry && last.spans.length === 0) return
  lines.push({ spans: [], entry, heading: entry ? undefined : heading })
}

function write(text: string, { marks, tie }: Around, lines: Written[]): void {
  const words = text.replace(/[\s\u00a0]+/g, ' ')
  const line = lines.at(-1)
  if (line && (words.trim() !== '' || line.spans.length > 0))
    line.spans.push({ text: words, marks, ...(tie && { tie }) })
}

/** Without blanks at its edges; a line of nothing is left out. A heading is bold by itself. */
function finished({ spans, entry, heading }: Written): readonly RichLine[] {
  const first = spans[0]
  if (!first) return []
  const trimmed = [{ ...first, text: first.text.trimStart() }, ...spans.slice(1)]
  const last = trimmed.at(-1)
  if (last) trimmed.splice(-1, 1, { ...last, text: last.text.trimEnd() })
  const kept = trimmed.filter(({ text }) => text !== '')
  if (kept.length === 0) return []
  if (heading === undefined) return [{ spans: kept, ...(entry ? { entry } : {}) }]
  const light = kept.map((span) => ({ ...span, marks: span.marks.filter((mark) => mark !== 'bold') }))
  return [{ spans: light, heading: heading.level === 1 ? 1 : 2 }]
}
