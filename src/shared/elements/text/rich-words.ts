import type { AnyElement } from '#generated/types/elements.ts'
import { readRichText } from './read-rich-text.ts'
import type { RichBlock, RichList, RichSpan } from './rich-block.ts'
import { behindTie, tieGroups } from './tie.ts'

/** Whether the answers of an element are formatted: long text whose author has not asked for plain one. */
export function isRich({ type, plain, display, structure }: AnyElement): boolean {
  return type === 'Text' && !plain && display !== 'Plain' && display !== 'Code' && structure === undefined
}

/** The words of a formatted text without its signs, a line each: what is searched, compared, counted and judged. */
export function richWords(text: string): string {
  return isUnmarked(text) ? text : linesOf(readRichText(text), { signs: false }).join('\n')
}

/** A formatted text as it is read where nothing can be bold: entries of lists keep a sign or their number. */
export function readableText(text: string): string {
  return isUnmarked(text) ? text : linesOf(readRichText(text), { signs: true }).join('\n')
}

/** Most texts have no sign at all; they are what they say. */
function isUnmarked(text: string): boolean {
  return !/[*\\]|\]\(#|^#{2,3} |^ {0,40}(?:[-•]|\d{1,4}[.)]) /m.test(text)
}

type Signs = { readonly signs: boolean }

function linesOf(blocks: readonly RichBlock[], how: Signs): readonly string[] {
  return blocks.flatMap((block) => ('spans' in block ? [words(block.spans, how)] : listLines(block, how, '')))
}

function listLines({ kind, start, entries }: RichList, how: Signs, indent: string): readonly string[] {
  return entries.flatMap(({ spans, lists }, at) => {
    const sign = kind === 'bullets' ? '•' : `${start + at}.`
    return [
      how.signs ? `${indent}${sign} ${words(spans, how)}` : words(spans, how),
      ...lists.flatMap((list) => listLines(list, how, `${indent}   `)),
    ]
  })
}

/** What a sentence is tied to is read behind it. */
function words(spans: readonly RichSpan[], { signs }: Signs): string {
  return tieGroups(spans)
    .map(({ tie, spans: tied }) => {
      const said = tied.map(({ text }) => text).join('')
      return tie && signs ? `${said}${behindTie(tie)}` : said
    })
    .join('')
}
