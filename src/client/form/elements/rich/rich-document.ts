import type { JSONContent } from '@tiptap/core'
import type { EditorState } from '@tiptap/pm/state'
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
  if (block.kind === 'heading')
    return { ...paragraph(block.spans), type: 'heading', attrs: { level: block.level } }
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
  const spans = spansOf(node)
  if (node.type !== 'heading') return [{ kind: 'paragraph', spans }]
  return [{ kind: 'heading', level: node.attrs?.level === 2 ? 2 : 1, spans }]
}

function listOf({ type, attrs, content = [] }: JSONContent): RichList | undefined {
  if (type !== 'bulletList' && type !== 'orderedList') return undefined
  const start: unknown = attrs?.start
  return {
    kind: type === 'bulletList' ? 'bullets' : 'numbers',
    start: typeof start === 'number' ? start : 1,
    entries: entriesOf(content),
  }
}

/** An entry is stored as one line with lists beneath: a second line in it is an entry of its own, so that no words run together. */
function entriesOf(items: readonly JSONContent[]): readonly RichEntry[] {
  return items.flatMap(({ content = [] }) => {
    const entries: { spans: readonly RichSpan[]; lists: RichList[] }[] = []
    for (const node of content) {
      const list = listOf(node)
      const last = entries.at(-1)
      if (list && last) last.lists.push(list)
      else entries.push(list ? { spans: [], lists: [list] } : { spans: spansOf(node), lists: [] })
    }
    return entries
  })
}

function spansOf({ text, marks = [], content = [] }: JSONContent): readonly RichSpan[] {
  if (text === undefined) return content.flatMap(spansOf)
  const tie = tieOf(marks.find(({ type }) => type === 'tie')?.attrs)
  const kept = richMarks.filter((mark) => marks.some(({ type }) => type === mark))
  return [{ text, marks: kept, ...(tie && { tie }) }]
}

/** What comes into a text, as it fits where the caret stands: inside a list each line is an entry of it, since no entry is stored with two lines. */
export function fittingBlocks(
  { selection: { $from } }: Pick<EditorState, 'selection'>,
  blocks: readonly RichBlock[],
): readonly RichBlock[] {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const kind = listKind($from.node(depth).type.name)
    if (kind) return asList(kind, blocks)
  }
  return blocks
}

function listKind(node: string): RichList['kind'] | undefined {
  if (node === 'bulletList') return 'bullets'
  return node === 'orderedList' ? 'numbers' : undefined
}

function asList(kind: RichList['kind'], blocks: readonly RichBlock[]): readonly RichBlock[] {
  const entries = blocks.flatMap(entriesIn)
  return entries.length === 0 ? [] : [{ kind, start: 1, entries }]
}

function entriesIn(block: RichBlock): readonly RichEntry[] {
  if ('entries' in block) return block.entries
  return block.spans.length === 0 ? [] : [{ spans: block.spans, lists: [] }]
}
