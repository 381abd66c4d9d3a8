import type { PrintedBlock, PrintedList, PrintedSpan } from '#server/stores/printing/printed-document.ts'
import { readRichText } from '#shared/elements/text/read-rich-text.ts'
import {
  headingDepths,
  type RichBlock,
  type RichList,
  type RichSpan,
} from '#shared/elements/text/rich-block.ts'
import { behindTie, tieGroups } from '#shared/elements/text/tie.ts'

/** The level of the highest heading that can stand in a place of a print. */
export type HeadingTop = 3 | 4 | 5

/** A text with paragraphs, headings, lists, bold and italic as blocks of print. */
export function richBlocks(text: string, top?: HeadingTop): readonly PrintedBlock[] {
  return printedBlocks(readRichText(text), top)
}

/** The same of a text that was read already; `top`: the level of its own headings, beneath whatever heads it. */
export function printedBlocks(blocks: readonly RichBlock[], top: HeadingTop = 3): readonly PrintedBlock[] {
  const depth = headingDepths(blocks)
  return blocks.map((block, at): PrintedBlock => {
    if (block.kind === 'paragraph') return { kind: 'paragraph', spans: spansOf(block.spans) }
    if (block.kind !== 'heading') return listOf(block)
    const below = top === 3 ? 4 : 5
    return { kind: 'subheading', level: depth(at) === 1 ? below : top, spans: spansOf(block.spans) }
  })
}

function listOf({ kind, start, entries }: RichList): PrintedList {
  return {
    kind: 'list',
    ...(kind === 'numbers' && { start }),
    entries: entries.map(({ spans, lists }) => ({ spans: spansOf(spans), lists: lists.map(listOf) })),
  }
}

/** What a sentence is tied to stands behind it in words. */
function spansOf(spans: readonly RichSpan[]): readonly PrintedSpan[] {
  return tieGroups(spans).flatMap(({ tie, spans: tied }) => [
    ...tied.map(spanOf),
    ...(tie ? [{ text: behindTie(tie), isBold: false, isItalic: true }] : []),
  ])
}

function spanOf({ text, marks }: RichSpan): PrintedSpan {
  return { text, isBold: marks.includes('bold'), isItalic: marks.includes('italic') }
}
