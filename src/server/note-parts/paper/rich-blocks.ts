import type { PrintedBlock, PrintedList, PrintedSpan } from '#server/stores/printing/printed-document.ts'
import { readRichText } from '#shared/elements/text/read-rich-text.ts'
import type { RichBlock, RichList, RichSpan } from '#shared/elements/text/rich-block.ts'

/** A text with paragraphs, lists, bold and italic as blocks of print. */
export function richBlocks(text: string): readonly PrintedBlock[] {
  return printedBlocks(readRichText(text))
}

/** The same of a text that was read already. */
export function printedBlocks(blocks: readonly RichBlock[]): readonly PrintedBlock[] {
  return blocks.map(richBlock)
}

function richBlock(block: RichBlock): PrintedBlock {
  return block.kind === 'paragraph' ? { kind: 'paragraph', spans: block.spans.map(spanOf) } : listOf(block)
}

function listOf({ kind, start, entries }: RichList): PrintedList {
  return {
    kind: 'list',
    ...(kind === 'numbers' && { start }),
    entries: entries.map(({ spans, lists }) => ({ spans: spans.map(spanOf), lists: lists.map(listOf) })),
  }
}

function spanOf({ text, marks }: RichSpan): PrintedSpan {
  return { text, isBold: marks.includes('bold'), isItalic: marks.includes('italic') }
}
