import PDFDocument from 'pdfkit'
import { hasFromRight } from './directed-pieces.ts'
import { fontFile } from './font-file.ts'
import type { PrintedSpan } from './printed-document.ts'
import type { ReadyPicture } from './ready-pictures.ts'
import type { TextPlace } from './text-place.ts'
import { type StyledText, withLetters } from './with-letters.ts'
import { directedHeight, type WordPlace, writeDirected } from './write-directed.ts'

/** A part of the structure that programs read aloud, in PDF's own names: H1, P, L, Table. */
export type TaggedPart = ReturnType<PDFKit.PDFDocument['struct']>

/** A text, and where it stands. */
type Written = { readonly spans: readonly PrintedSpan[]; readonly place: TextPlace }

/** What is told of something drawn, and its left, upper, right and lower edge. */
type Told = { readonly told: string; readonly box: readonly [number, number, number, number] }

/** The paper on which a document is set: its pages, and where on them one writes. */
export class Paper {
  readonly file: PDFKit.PDFDocument
  readonly column: TextPlace
  readonly pictures: ReadonlyMap<string, ReadyPicture>
  /** Something was written that nothing here can draw; its number stands there. */
  lacksLetters = false
  /** The bookmarks above the next one: the root, and one of each level. */
  private readonly outlines: PDFKit.PDFOutline[]

  constructor(
    file: PDFKit.PDFDocument,
    column: TextPlace,
    pictures: ReadonlyMap<string, ReadyPicture> = new Map(),
  ) {
    this.file = file
    this.column = column
    this.pictures = pictures
    this.outlines = [file.outline]
  }

  /** Begins a new page unless there is so much room left on this one. */
  needs(height: number): void {
    if (this.file.y + height > this.bottom) this.file.addPage()
  }

  get bottom(): number {
    return this.file.page.height - this.file.page.margins.bottom
  }

  /** How high a page is between its margins. */
  get pageHeight(): number {
    return this.bottom - this.file.page.margins.top
  }

  /** Where the next line begins; on a new page, in the midst of a text, where there is no room for it on this one. */
  nextLine(size: number): number {
    const height = this.lineHeight(size)
    if (this.file.y + height > this.bottom) this.file.continueOnNewPage()
    const top = this.file.y
    this.file.y = top + height
    return top
  }

  goTo(top: number): void {
    this.file.y = top
  }

  gap(height: number): void {
    if (this.file.y > this.file.page.margins.top) this.file.y += height
  }

  /** Writes spans as one text, which may go on on the next page. */
  write(spans: readonly PrintedSpan[], place: TextPlace): void {
    if (spans.some(({ text }) => hasFromRight(text))) {
      writeDirected(this, spans, place)
      return
    }
    const { x, width, size } = place
    const written = spans.flatMap((span) => withLetters(span))
    this.file.fontSize(size)
    if (written.length === 0) {
      this.file.moveDown()
      return
    }
    for (const [at, run] of written.entries()) {
      const options = { width, ...this.onLine(run, size), continued: at < written.length - 1 }
      if (at === 0) this.file.text(run.text, x, this.file.y, options)
      else this.file.text(run.text, options)
    }
  }

  /** Writes what has been measured: letters of several typefaces break where they were found to. */
  writeCell(span: PrintedSpan, place: TextPlace): void {
    if (withLetters(span).length > 1) writeDirected(this, [span], place)
    else this.write([span], place)
  }

  /** Writes a piece in one style at a place, without a thought of what stands beside it. */
  place(run: StyledText, { x, top, size }: WordPlace): void {
    this.file.fontSize(size)
    this.file.text(run.text, x, top, { ...this.onLine(run, size), lineBreak: false })
  }

  /** How wide a piece in one style is. */
  widthOf({ text, style }: StyledText, size: number): number {
    return this.file.font(fontFile(style)).fontSize(size).widthOfString(text)
  }

  /** How wide a text is on one line. */
  spanWidth(span: PrintedSpan, size: number): number {
    return withLetters(span).reduce((sum, run) => sum + this.widthOf(run, size), 0)
  }

  /** How high a line is, whatever letters stand in it. */
  lineHeight(size: number): number {
    return this.file.font(fontFile('regular')).fontSize(size).currentLineHeight(true) + size * 0.15
  }

  /** What lets letters of all typefaces stand on one line, and lines be equally high. */
  private onLine(
    { style, lacks }: StyledText,
    size: number,
  ): { readonly lineGap: number; readonly baseline: number } {
    if (lacks) this.lacksLetters = true
    const height = this.lineHeight(size)
    const lineGap = height - this.file.font(fontFile(style)).fontSize(size).currentLineHeight(true)
    return { lineGap, baseline: -ascent * size }
  }

  /** How high a text becomes, by the style in which it begins. */
  heightOf(span: PrintedSpan, { width, size }: Pick<TextPlace, 'width' | 'size'>): number {
    const runs = withLetters(span)
    if (runs.length > 1 || hasFromRight(span.text)) return directedHeight(this, [span], { width, size })
    const [first] = runs
    if (!first) return 0
    const { lineGap } = this.onLine(first, size)
    return this.file.heightOfString(runs.map(({ text }) => text).join(''), { width, lineGap })
  }

  /** A part of the structure that is a text. */
  text(parent: TaggedPart, type: string, { spans, place }: Written): void {
    parent.add(this.file.struct(type, this.said(spans), [() => this.write(spans, place)]))
  }

  /** The text itself, for programs that read aloud, where its letters stand otherwise or cannot be drawn. */
  said(spans: readonly PrintedSpan[]): { readonly actual?: string } {
    const actual = spans.map(({ text }) => text).join('')
    const isOther = hasFromRight(actual) || spans.some((span) => withLetters(span).some(({ lacks }) => lacks))
    return isOther ? { actual } : {}
  }

  /** A heading, which is a bookmark too; no level is left out on the way down. */
  heading(parent: TaggedPart, wanted: number, { spans, place }: Written): void {
    const level = Math.min(wanted, this.outlines.length)
    this.outlines.length = level
    const title = spans.map(({ text }) => text).join('')
    const { width } = this.file.page
    // The place of a bookmark is counted from the right.
    const options = { expanded: true, top: this.file.y, left: width }
    const above = this.outlines[level - 1]
    if (above) this.outlines.push(above.addItem(title, options))
    this.text(parent, `H${level}`, { spans, place })
  }

  /** What is drawn, with what is told of it to those who do not see it, and where on the page it stands. */
  figure(parent: TaggedPart, { told, box }: Told, draw: () => void): void {
    const options = { alt: told, bbox: [...box] }
    parent.add(this.file.struct('Figure', options, [draw]))
  }

  /** A part that holds others. */
  holder(parent: TaggedPart, type: string, fill: (part: TaggedPart) => void): void {
    const part = this.file.struct(type)
    parent.add(part)
    fill(part)
    part.end()
  }

  /** What belongs to the page and not to the text: nobody reads it aloud. */
  besides(draw: () => void, attached?: 'Top' | 'Bottom'): void {
    this.file.markContent('Artifact', {
      type: attached ? 'Pagination' : 'Layout',
      ...(attached && { attached: [attached] }),
    })
    draw()
    this.file.endMarkedContent()
  }
}

/** So much of the page stays free at each side. */
export const sideMargin = 54

/** How far the letters of the typeface rise above the line on which they stand, as a part of their size. */
const ascent = 1.069

/** A new file without a page. */
export function newFile(options: PDFKit.PDFDocumentOptions): PDFKit.PDFDocument {
  return new PDFDocument({ ...options, autoFirstPage: false, font: fontFile('regular') })
}
