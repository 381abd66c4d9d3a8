import type { PrintedBlock, PrintedList, PrintedSpan } from '#server/stores/printing/printed-document.ts'
import { readRichText } from '#shared/elements/text/read-rich-text.ts'
import type { RichBlock, RichList, RichSpan } from '#shared/elements/text/rich-block.ts'
import { behindTie, tieGroups } from '#shared/elements/text/ties.ts'

/** A text with paragraphs, lists, bold and italic as blocks of print. */
export function richBlocks(text: string): readonly PrintedBlock[] {
  return printedBlocks(readRichText(text))
}

/** The same of a text that was read already. */
export function printedBlocks(blocks: readonly RichBlock[]): readonly PrintedBlock[] {
  return blocks.map(richBlock)
}

function richBlock(block: RichBlock): PrintedBlock {
  return block.kind === 'paragraph' ? { kind: 'paragraph', spans: spansOf(block.spans) } : listOf(block)
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
