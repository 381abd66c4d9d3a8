import { createElement, type ReactNode } from 'react'
import { readRichText } from '#shared/elements/text/read-rich-text.ts'
import type { RichBlock, RichEntry, RichSpan } from '#shared/elements/text/rich-block.ts'

/** A composed text to be read: paragraphs, lists, bold and italic as elements of the page, never as HTML. */
export function RichText({ text }: { readonly text: string }): ReactNode {
  return createElement('div', { className: 'form-rich-text' }, ...readRichText(text).map(drawBlock))
}

/** Parts stand one after the other and are drawn anew with the text, so they need no keys. */
function drawBlock(block: RichBlock): ReactNode {
  if (block.kind === 'paragraph') return createElement('p', undefined, ...drawSpans(block.spans))
  const items = block.entries.map(drawEntry)
  if (block.kind === 'bullets') return createElement('ul', undefined, ...items)
  return createElement('ol', { start: block.start }, ...items)
}

function drawEntry({ spans, lists }: RichEntry): ReactNode {
  return createElement(
    'li',
    undefined,
    createElement('p', undefined, ...drawSpans(spans)),
    ...lists.map(drawBlock),
  )
}

function drawSpans(spans: readonly RichSpan[]): readonly ReactNode[] {
  return spans.length === 0 ? [<br key="empty" />] : spans.map(drawSpan)
}

function drawSpan({ text, marks }: RichSpan): ReactNode {
  const slanted = marks.includes('italic') ? <em>{text}</em> : text
  return marks.includes('bold') ? <strong>{slanted}</strong> : slanted
}
