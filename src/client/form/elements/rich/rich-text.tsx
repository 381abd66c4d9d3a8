import { createElement, type ReactNode } from 'react'
import { readRichText } from '#shared/elements/text/read-rich-text.ts'
import type { RichBlock, RichEntry, RichSpan, RichTie } from '#shared/elements/text/rich-block.ts'
import { tieGroups } from '#shared/elements/text/ties.ts'
import { tieMarks } from './tie-marks.ts'

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
  if (spans.length === 0) return [<br key="empty" />]
  return tieGroups(spans).flatMap(({ tie, spans: tied }) => (tie ? drawTied(tie, tied) : tied.map(drawSpan)))
}

/** A tied sentence, underlined, and behind it what it is tied to: in words, not by its color. */
function drawTied(tie: RichTie, spans: readonly RichSpan[]): readonly ReactNode[] {
  const marked = { className: 'form-tie', tabIndex: -1, ...tieMarks(tie) }
  return [
    createElement('span', marked, ...spans.map(drawSpan)),
    ' ',
    createElement('span', { className: 'form-tie-chip', contentEditable: false }, `→ ${tie.statement}`),
  ]
}

function drawSpan({ text, marks }: RichSpan): ReactNode {
  const slanted = marks.includes('italic') ? <em>{text}</em> : text
  return marks.includes('bold') ? <strong>{slanted}</strong> : slanted
}
