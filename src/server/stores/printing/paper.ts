import PDFDocument from 'pdfkit'
import { type FontStyle, fontFiles, withLetters } from './print-fonts.ts'
import type { PrintedSpan } from './printed-document.ts'

/** A part of the structure that programs read aloud, in PDF's own names: H1, P, L, Table. */
export type Part = ReturnType<PDFKit.PDFDocument['struct']>

/** Where text stands on the page: from its left edge, so wide, in letters of this size. */
export type Place = { readonly x: number; readonly width: number; readonly size: number }

/** The paper on which a document is set: its pages, and where on them one writes. */
export class Paper {
  readonly file: PDFKit.PDFDocument
  readonly column: Place

  /** `top` and `bottom`: so much room the margins take. */
  constructor(file: PDFKit.PDFDocument, column: Place) {
    this.file = file
    this.column = column
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

  gap(height: number): void {
    if (this.file.y > this.file.page.margins.top) this.file.y += height
  }

  /** Writes spans as one text, which may go on on the next page. */
  write(spans: readonly PrintedSpan[], { x, width, size }: Place): void {
    const written = spans.map(withLetters).filter(({ text }) => text !== '')
    this.file.fontSize(size)
    if (written.length === 0) {
      this.file.moveDown()
      return
    }
    for (const [at, { text, style }] of written.entries()) {
      const options = { width, lineGap: size * 0.15, continued: at < written.length - 1 }
      this.file.font(style)
      if (at === 0) this.file.text(text, x, this.file.y, options)
      else this.file.text(text, options)
    }
  }

  /** How high a text of one style becomes. */
  heightOf(span: PrintedSpan, { width, size }: Pick<Place, 'width' | 'size'>): number {
    const { text, style } = withLetters(span)
    if (text === '') return 0
    this.file.font(style).fontSize(size)
    return this.file.heightOfString(text, { width, lineGap: size * 0.15 })
  }

  /** A part of the structure inside another one, with what is drawn for it. */
  part(parent: Part, type: string, draw: () => void, told?: { readonly alt: string }): void {
    parent.add(this.file.struct(type, { ...told }, [draw]))
  }

  /** A part that holds others. */
  holder(parent: Part, type: string, fill: (part: Part) => void): void {
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

/** The styles under their names. */
export function registerFonts(file: PDFKit.PDFDocument): void {
  // The names of a constant are its keys.
  const styles = Object.keys(fontFiles) as readonly FontStyle[]
  for (const style of styles) file.registerFont(style, fontFiles[style])
}

/** A new file without a page. */
export function newFile(options: PDFKit.PDFDocumentOptions): PDFKit.PDFDocument {
  const file = new PDFDocument({ ...options, autoFirstPage: false, font: fontFiles.regular })
  registerFonts(file)
  return file
}
