import { fontFile } from './font-file.ts'
import { Paper, sideMargin } from './paper.ts'
import type { PrintedDocument } from './printed-document.ts'

const edge = 30
const stripSize = 9
const footSize = 7.5

type Sides = { readonly top: number; readonly bottom: number; readonly left: number; readonly right: number }

/** How much room the strip and the foot of this document take on each page. */
export function marginsFor(file: PDFKit.PDFDocument, { strip, foot, size }: PrintedDocument): Sides {
  const width = (size === 'A4' ? 595.28 : 612) - 2 * sideMargin
  // Measuring needs no page; the paper is only where one asks.
  const paper = new Paper(file, { x: sideMargin, width, size: stripSize })
  const heights = (texts: readonly string[], letters: number) =>
    texts.reduce((sum, text) => sum + paper.heightOf({ text }, { width, size: letters }), 0)
  return {
    top: edge + heights(strip, stripSize) + 16,
    bottom: edge + heights(foot, footSize) + footSize * 1.5 + 12,
    left: sideMargin,
    right: sideMargin,
  }
}

/** Writes on each page what stands there beside the text: whom it is about, which page it is, and that it is a draft or void. */
export function setMargins(paper: Paper, document: PrintedDocument): void {
  const { file } = paper
  const { start, count } = file.bufferedPageRange()
  for (let at = 0; at < count; at += 1) {
    file.switchToPage(start + at)
    const { bottom } = paper
    // What is written in the margins must not begin a new page.
    file.page.margins = { top: 0, bottom: 0, left: 0, right: 0 }
    paper.besides(() => setStrip(paper, document), 'Top')
    paper.besides(() => setFoot(paper, { document, page: at + 1, pages: count, bottom }), 'Bottom')
    if (document.watermark !== undefined) setWatermark(paper, document.watermark)
  }
}

function setStrip(paper: Paper, { strip }: PrintedDocument): void {
  const { file, column } = paper
  const [first = '', ...others] = strip
  file.y = edge
  paper.write([{ text: first, isBold: true }], { ...column, size: stripSize })
  for (const text of others) paper.write([{ text }], { ...column, size: stripSize })
  file.lineWidth(0.75).strokeColor('#444444')
  file
    .moveTo(column.x, file.y + 3)
    .lineTo(column.x + column.width, file.y + 3)
    .stroke()
}

type Foot = {
  readonly document: PrintedDocument
  readonly page: number
  readonly pages: number
  readonly bottom: number
}

function setFoot(paper: Paper, { document, page, pages, bottom }: Foot): void {
  const { counting, foot } = document
  const { file, column } = paper
  file.y = bottom + 8
  const counted = counting.replace('{page}', String(page)).replace('{pages}', String(pages))
  for (const text of [counted, ...foot]) paper.write([{ text }], { ...column, size: footSize })
}

function setWatermark(paper: Paper, text: string): void {
  const { file } = paper
  const { width, height } = file.page
  file.font(fontFile('bold')).fontSize(100)
  const size = Math.min(100, (100 * height * 0.7) / file.widthOfString(text))
  file.fontSize(size)
  const long = file.widthOfString(text)
  paper.besides(() => {
    file.save()
    file.rotate(-55, { origin: [width / 2, height / 2] })
    file.fillColor('#000000').fillOpacity(0.12)
    file.text(text, (width - long) / 2, (height - size) / 2, { lineBreak: false })
    file.restore()
  })
  file.fillOpacity(1)
}
