import { createElement, Fragment, type ReactNode } from 'react'

/**
 * The words of an author: the safe part of Markdown as React elements, never as HTML: paragraphs, headings, lists, quotes, bold, italic, code.
 * Links keep their words and show their address; images are left out (an author's text reaches no other host).
 */
export function Markdown({ text }: { readonly text: string }) {
  return inTurn(blocksOf(text).map(drawBlock))
}

type Block =
  | { readonly kind: 'paragraph' | 'quote'; readonly lines: readonly string[] }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'bullets' | 'numbers'; readonly items: readonly string[] }

const shapes: readonly (readonly [RegExp, (block: string) => Block])[] = [
  [/^#{1,6}\s+/, (block) => ({ kind: 'heading', text: block.replace(/^#{1,6}\s+/, '') })],
  [/^[-*•]\s+/, (block) => ({ kind: 'bullets', items: itemsOf(block, /^[-*•]\s+/) })],
  [/^\d{1,3}[.)]\s+/, (block) => ({ kind: 'numbers', items: itemsOf(block, /^\d{1,3}[.)]\s+/) })],
  [
    /^>\s?/,
    (block) => ({ kind: 'quote', lines: block.split('\n').map((line) => line.replace(/^>\s?/, '')) }),
  ],
]

function blocksOf(text: string): readonly Block[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}|\n(?=(?:[-*•]|\d{1,3}[.)]|#{1,6}|>)\s)(?<!\n(?:[-*•]|\d{1,3}[.)])\s[^\n]*\n)/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map(
      (block) =>
        shapes.find(([start]) => start.test(block))?.[1](block) ?? {
          kind: 'paragraph',
          lines: block.split('\n'),
        },
    )
}

function itemsOf(block: string, mark: RegExp): readonly string[] {
  const items: string[] = []
  for (const line of block.split('\n')) {
    if (mark.test(line.trim())) items.push(line.trim().replace(mark, ''))
    else items.push(`${items.pop() ?? ''} ${line.trim()}`)
  }
  return items
}

function drawBlock(block: Block): ReactNode {
  switch (block.kind) {
    case 'heading':
      return <p className="form-strong">{inline(block.text)}</p>
    case 'paragraph':
      return <p>{withBreaks(block.lines)}</p>
    case 'quote':
      return <blockquote>{withBreaks(block.lines)}</blockquote>
    case 'bullets':
      return createElement('ul', undefined, ...drawItems(block.items))
    case 'numbers':
      return createElement('ol', undefined, ...drawItems(block.items))
  }
}

function drawItems(items: readonly string[]): readonly ReactNode[] {
  return items.map((item) => createElement('li', undefined, inline(item)))
}

function withBreaks([first = '', ...rest]: readonly string[]): ReactNode {
  return inTurn([inline(first), ...rest.map(onNextLine)])
}

function onNextLine(line: string): ReactNode {
  return (
    <>
      <br />
      {inline(line)}
    </>
  )
}

/** Parts that stand one after the other and never move, so they need no keys. */
function inTurn(parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, undefined, ...parts)
}

const spans =
  /(\*\*[^*]{1,2000}\*\*|__[^_]{1,2000}__|\*[^*\s][^*]{0,2000}\*|_[^_\s][^_]{0,2000}_|`[^`]{1,2000}`|!?\[[^\]]{0,500}\]\([^)\s]{0,2000}\))/

function inline(text: string): ReactNode {
  return inTurn(text.split(spans).map((part, index) => (index % 2 === 1 ? span(part) : part)))
}

function span(part: string): ReactNode {
  if (part.startsWith('**') || part.startsWith('__')) return <strong>{part.slice(2, -2)}</strong>
  if (part.startsWith('`')) return <code>{part.slice(1, -1)}</code>
  if (part.startsWith('!')) return null
  if (part.startsWith('[')) return linkWords(part)
  return <em>{part.slice(1, -1)}</em>
}

function linkWords(part: string): string {
  const [, words = '', address = ''] = /^\[([^\]]*)\]\(([^)]*)\)$/.exec(part) ?? []
  return words === '' || words === address ? address : `${words} (${address})`
}
