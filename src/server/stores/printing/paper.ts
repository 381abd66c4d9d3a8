import PDFDocument from 'pdfkit'
import { fontFile, fontStyles } from './font-file.ts'
import type { PrintedSpan } from './printed-document.ts'
import type { ReadyPicture } from './ready-pictures.ts'
import { withLetters } from './with-letters.ts'

/** A part of the structure that programs read aloud, in PDF's own names: H1, P, L, Table. */
export type TaggedPart = ReturnType<PDFKit.PDFDocument['struct']>

/** Where text stands on the page: from its left edge, so wide, in letters of this size. */
export type TextPlace = { readonly x: number; readonly width: number; readonly size: number }

/** What is told of something drawn, and its left, upper, right and lower edge. */
type Told = { readonly told: string; readonly box: readonly [number, number, number, number] }

/** The paper on which a document is set: its pages, and where on them one writes. */
export class Paper {
  readonly file: PDFKit.PDFDocument
  readonly column: TextPlace
  readonly pictures: ReadonlyMap<string, ReadyPicture>

  constructor(
    file: PDFKit.PDFDocument,
    column: TextPlace,
    pictures: ReadonlyMap<string, ReadyPicture> = new Map(),
  ) {
    this.file = file
    this.column = column
    this.pictures = pictures
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
  write(spans: readonly PrintedSpan[], { x, width, size }: TextPlace): void {
    const written = spans.flatMap(withLetters)
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

  /** How high a text becomes, by the style in which it begins. */
  heightOf(span: PrintedSpan, { width, size }: Pick<TextPlace, 'width' | 'size'>): number {
    const runs = withLetters(span)
    const [first] = runs
    if (!first) return 0
    this.file.font(first.style).fontSize(size)
    return this.file.heightOfString(runs.map(({ text }) => text).join(''), { width, lineGap: size * 0.15 })
  }

  /** A part of the structure inside another one, with what is drawn for it. */
  part(parent: TaggedPart, type: string, draw: () => void): void {
    parent.add(this.file.struct(type, {}, [draw]))
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

/** The styles under their names. */
function registerFonts(file: PDFKit.PDFDocument): void {
  for (const style of fontStyles) file.registerFont(style, fontFile(style))
}

/** A new file without a page. */
export function newFile(options: PDFKit.PDFDocumentOptions): PDFKit.PDFDocument {
  const file = new PDFDocument({ ...options, autoFirstPage: false, font: fontFile('regular') })
  registerFonts(file)
  return file
}
