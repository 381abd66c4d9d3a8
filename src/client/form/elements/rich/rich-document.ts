import type { JSONContent } from '@tiptap/core'
import {
  type RichBlock,
  type RichEntry,
  type RichList,
  type RichSpan,
  richMarks,
} from '#shared/elements/text/rich-block.ts'
import { tieOf } from './tie-marks.ts'

/** A composed text as the editor holds it. */
export function richDocument(blocks: readonly RichBlock[]): JSONContent {
  const content = blocks.map(nodeOf)
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] }
}

function nodeOf(block: RichBlock): JSONContent {
  if (block.kind === 'paragraph') return paragraph(block.spans)
  const content = block.entries.map(({ spans, lists }) => ({
    type: 'listItem',
    content: [paragraph(spans), ...lists.map(nodeOf)],
  }))
  return block.kind === 'bullets'
    ? { type: 'bulletList', content }
    : { type: 'orderedList', attrs: { start: block.start }, content }
}

function paragraph(spans: readonly RichSpan[]): JSONContent {
  return {
    type: 'paragraph',
    content: spans.map(({ text, marks, tie }) => ({
      type: 'text',
      text,
      marks: [...(tie ? [{ type: 'tie', attrs: { ...tie } }] : []), ...marks.map((type) => ({ type }))],
    })),
  }
}

/** What the editor holds, as the text that is stored: nodes and marks that are not known leave their words behind. */
export function richBlocks({ content = [] }: JSONContent): readonly RichBlock[] {
  return content.flatMap(blockOf)
}

function blockOf(node: JSONContent): readonly RichBlock[] {
  const list = listOf(node)
  if (list) return [list]
  return [{ kind: 'paragraph', spans: spansOf(node) }]
}

function listOf({ type, attrs, content = [] }: JSONContent): RichList | undefined {
  if (type !== 'bulletList' && type !== 'orderedList') return undefined
  const start: unknown = attrs?.start
  return {
    kind: type === 'bulletList' ? 'bullets' : 'numbers',
    start: typeof start === 'number' ? start : 1,
    entries: content.map(entryOf),
  }
}

function entryOf({ content = [] }: JSONContent): RichEntry {
  const lists = content.flatMap((node) => listOf(node) ?? [])
  const words = content.filter((node) => listOf(node) === undefined)
  return { spans: words.flatMap(spansOf), lists }
}

function spansOf({ text, marks = [], content = [] }: JSONContent): readonly RichSpan[] {
  if (text === undefined) return content.flatMap(spansOf)
  const tie = tieOf(marks.find(({ type }) => type === 'tie')?.attrs)
  const kept = richMarks.filter((mark) => marks.some(({ type }) => type === mark))
  return [{ text, marks: kept, ...(tie && { tie }) }]
}
