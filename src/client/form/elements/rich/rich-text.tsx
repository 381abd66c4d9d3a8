import { createElement, type ReactNode } from 'react'
import { readRichText } from '#shared/elements/text/read-rich-text.ts'
import {
  headingDepths,
  type RichBlock,
  type RichEntry,
  type RichHeading,
  type RichSpan,
  type RichTie,
} from '#shared/elements/text/rich-block.ts'
import { tieGroups } from '#shared/elements/text/tie.ts'
import { headingMarks, headingTag, useHeadingLevel } from './heading-level.ts'
import { tieMarks } from './tie-marks.ts'

/** A composed text to be read: paragraphs, headings, lists, bold and italic as elements of the page, never as HTML. */
export function RichText({ text }: { readonly text: string }): ReactNode {
  const top = useHeadingLevel()
  const blocks = readRichText(text)
  const depth = headingDepths(blocks)
  const drawn = blocks.map((block, at) =>
    block.kind === 'heading' ? drawHeading(block, top + depth(at)) : drawBlock(block),
  )
  return createElement('div', { className: 'form-rich-text' }, ...drawn)
}

function drawHeading({ level, spans }: RichHeading, depth: number): ReactNode {
  return createElement(headingTag(depth), headingMarks(level), ...drawSpans(spans))
}

/** Parts stand one after the other and are drawn anew with the text, so they need no keys. */
function drawBlock(block: Exclude<RichBlock, RichHeading>): ReactNode {
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
