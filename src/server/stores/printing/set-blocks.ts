import { isFromRight } from './directed-pieces.ts'
import type { Paper, TaggedPart } from './paper.ts'
import type { PrintedBlock, PrintedList, PrintedSpan } from './printed-document.ts'
import { around, seenSize, setPicture } from './set-picture.ts'
import { setSpace } from './set-space.ts'
import { setTable } from './set-table.ts'
import type { TextPlace } from './text-place.ts'

type Of<Kind extends PrintedBlock['kind']> = Extract<PrintedBlock, { readonly kind: Kind }>

/** Sets blocks one beneath the other, each as a part of the structure. */
export function setBlocks(
  paper: Paper,
  parent: TaggedPart,
  { blocks, place }: { readonly blocks: readonly PrintedBlock[]; readonly place: TextPlace },
): void {
  for (const block of blocks) setBlock(paper, parent, { block, place })
}

type Setting = { readonly block: PrintedBlock; readonly place: TextPlace }

function setBlock(paper: Paper, parent: TaggedPart, { block, place }: Setting): void {
  switch (block.kind) {
    case 'heading':
      setHeading(paper, parent, block)
      break
    case 'subheading':
      setSubheading(paper, parent, { block, place })
      break
    case 'paragraph':
      setParagraph(paper, parent, { block, place })
      break
    case 'list':
      paper.gap(2)
      setList(paper, parent, { list: block, place })
      break
    case 'answer':
      setAnswer(paper, parent, { block, place })
      break
    case 'numbered':
      setNumbered(paper, parent, { block, place })
      break
    case 'table':
      setTable(paper, parent, { table: block, place })
      break
    case 'lines':
    case 'fields':
    case 'canvas':
      setSpace(paper, parent, { space: block, place })
      break
    case 'ink':
    case 'picture':
    case 'figure':
      setPicture(paper, parent, { block, place })
      break
    case 'frame':
      setFrame(paper, parent, { block, place })
      break
    case 'page':
      if (paper.file.y > paper.file.page.margins.top) paper.file.addPage()
  }
}

const headings = { 1: { size: 15, before: 4 }, 2: { size: 12, before: 12 }, 3: { size: 10, before: 8 } }

function setHeading(paper: Paper, parent: TaggedPart, { level, text }: Of<'heading'>): void {
  const { size, before } = headings[level]
  paper.gap(before)
  // A heading never stands alone at the foot of a page; a signature is the highest thing that stays whole.
  paper.needs(size * 1.4 + 80)
  const span = { text, isBold: true }
  paper.heading(parent, level, { spans: [span], place: { ...paper.column, size } })
  if (level === 2)
    paper.besides(() => {
      const { x, width } = paper.column
      paper.file.lineWidth(0.5).strokeColor('#888888')
      paper.file
        .moveTo(x, paper.file.y)
        .lineTo(x + width, paper.file.y)
        .stroke()
    })
  paper.gap(3)
}

/** What somebody has headed in his answer never stands alone at the foot of a page either. */
function setSubheading(
  paper: Paper,
  parent: TaggedPart,
  { block: { level, spans }, place }: { readonly block: Of<'subheading'>; readonly place: TextPlace },
): void {
  paper.gap(3)
  paper.needs(place.size * 4.5)
  paper.heading(parent, level, { spans: spans.map((span) => ({ ...span, isBold: true })), place })
  paper.gap(1)
}

function setParagraph(
  paper: Paper,
  parent: TaggedPart,
  { block: { spans, isSmall }, place }: { readonly block: Of<'paragraph'>; readonly place: TextPlace },
): void {
  const size = isSmall ? 8 : place.size
  paper.needs(size * 1.4)
  paper.text(parent, 'P', { spans, place: { ...place, size } })
  paper.gap(2)
}

function setAnswer(
  paper: Paper,
  parent: TaggedPart,
  { block: { label, isBlock, blocks }, place }: { readonly block: Of<'answer'>; readonly place: TextPlace },
): void {
  const [first, ...others] = blocks
  const inLine = !isBlock && others.length === 0 && staysInLine(first) ? first.spans : undefined
  paper.gap(2)
  // A question never stands alone at the foot of a page.
  paper.needs(place.size * (inLine ? 2.8 : 4.5))
  paper.needs(place.size * 2 + roomFor(paper, first, place))
  const question: PrintedSpan = { text: inLine ? withColon(label) : label, isBold: true }
  if (label !== '' || inLine)
    paper.text(parent, 'P', {
      spans: [...(label === '' ? [] : [question]), ...(inLine ?? [])],
      place,
    })
  if (!inLine) setBlocks(paper, parent, { blocks, place: indented(place, label === '' ? 0 : 10) })
}

/** What is read from the right stands beneath its question. */
function staysInLine(block: PrintedBlock | undefined): block is Of<'paragraph'> {
  return block?.kind === 'paragraph' && !isFromRight(block.spans.map(({ text }) => text).join(''))
}

/** How much room stays together with its question: that of what is seen. */
function roomFor(paper: Paper, block: PrintedBlock | undefined, place: TextPlace): number {
  if (block?.kind !== 'picture' && block?.kind !== 'figure' && block?.kind !== 'ink') return 0
  const size = seenSize(paper, block, place)
  return size ? size.height + around : 0
}

/** A question says itself that an answer follows. */
function withColon(label: string): string {
  return /[:?!.]$/.test(label.trim()) ? `${label.trim()} ` : `${label.trim()}: `
}

function indented({ x, width, size }: TextPlace, by: number): TextPlace {
  return { x: x + by, width: width - by, size }
}

function setList(
  paper: Paper,
  parent: TaggedPart,
  {
    list: { start, sign: mark = '•', entries },
    place,
  }: { readonly list: PrintedList; readonly place: TextPlace },
): void {
  paper.holder(parent, 'L', (list) => {
    for (const [at, { spans, lists }] of entries.entries()) {
      const sign = start === undefined ? mark : `${start + at}.`
      setEntry(paper, list, {
        sign,
        place,
        fill: (body, inner) => {
          paper.text(body, 'P', { spans, place: inner })
          for (const each of lists) setList(paper, body, { list: each, place: inner })
        },
      })
    }
  })
}

function setNumbered(
  paper: Paper,
  parent: TaggedPart,
  { block: { entries }, place }: { readonly block: Of<'numbered'>; readonly place: TextPlace },
): void {
  paper.holder(parent, 'L', (list) => {
    for (const [at, blocks] of entries.entries())
      setEntry(paper, list, {
        sign: `${at + 1}.`,
        place,
        isLong: true,
        fill: (body, inner) => setBlocks(paper, body, { blocks, place: inner }),
      })
  })
}

type Entry = {
  readonly sign: string
  readonly place: TextPlace
  /** More than a line follows, and its sign stands on the same page. */
  readonly isLong?: boolean
  readonly fill: (body: TaggedPart, place: TextPlace) => void
}

function setEntry(paper: Paper, list: TaggedPart, { sign, place, isLong, fill }: Entry): void {
  paper.needs(place.size * (isLong ? 4.5 : 1.4))
  paper.holder(list, 'LI', (entry) => {
    const { y } = paper.file
    paper.text(entry, 'Lbl', { spans: [{ text: sign }], place: { ...place, width: 24 } })
    paper.file.y = y
    paper.holder(entry, 'LBody', (body) => fill(body, indented(place, 22)))
  })
}

function setFrame(
  paper: Paper,
  parent: TaggedPart,
  { block: { blocks }, place }: { readonly block: Of<'frame'>; readonly place: TextPlace },
): void {
  const { file } = paper
  paper.gap(4)
  paper.needs(place.size * 4)
  const { page, y } = file
  setBlocks(paper, parent, { blocks, place: indented(place, 10) })
  const start = file.page === page ? y : file.page.margins.top
  const end = file.y
  paper.besides(() => {
    file.lineWidth(1.5).strokeColor('#888888')
    file
      .moveTo(place.x + 2, start)
      .lineTo(place.x + 2, end)
      .stroke()
  })
  paper.gap(4)
}
