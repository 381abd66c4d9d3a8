import type { Stroke } from '#shared/elements/people/strokes.ts'
import type { Paper, TaggedPart, TextPlace } from './paper.ts'
import type { PrintedBlock } from './printed-document.ts'

type Seen = Extract<PrintedBlock, { readonly kind: 'picture' | 'figure' | 'ink' }>
type Of<Kind extends Seen['kind']> = Extract<Seen, { readonly kind: Kind }>
type Size = { readonly width: number; readonly height: number }
type Setting<Block> = { readonly block: Block; readonly place: TextPlace }

/** Sets what is seen and not read, with what is told of it to those who do not see it. */
export function setPicture(paper: Paper, parent: TaggedPart, { block, place }: Setting<Seen>): void {
  switch (block.kind) {
    case 'picture':
      setPhoto(paper, parent, { block, place })
      break
    case 'figure':
      setFigure(paper, parent, { block, place })
      break
    case 'ink':
      setInk(paper, parent, { block, place })
  }
}

/** On paper, so much more room than itself what is seen takes. */
export const around = 8

/** How wide and high what is seen becomes; nothing where there is nothing to be seen. */
export function seenSize(paper: Paper, block: Seen, { width }: Pick<TextPlace, 'width'>): Size | undefined {
  switch (block.kind) {
    case 'picture':
      return photoSize(paper, block, width)
    case 'figure':
      return { width: 100 * unit, height: 200 * unit }
    case 'ink':
      return block.strokes.length === 0 ? undefined : inkSize(block, width)
  }
}

/** A picture in its own proportions, on half a page at most. */
function photoSize(
  paper: Paper,
  { hash, most = paper.pageHeight / 2 }: Of<'picture'>,
  width: number,
): Size | undefined {
  const picture = paper.pictures.get(hash)
  if (!picture) return undefined
  // A pixel of a screen is three quarters of a point.
  const scale = Math.min(0.75, width / picture.width, most / picture.height)
  return { width: picture.width * scale, height: picture.height * scale }
}

function inkSize({ isLarge }: Of<'ink'>, width: number): Size {
  const wide = Math.min(width, isLarge ? 420 : 216)
  return { width: wide, height: isLarge ? (wide * 3) / 7 : wide / 3 }
}

function setPhoto(paper: Paper, parent: TaggedPart, { block, place }: Setting<Of<'picture'>>): void {
  const { hash, told, instead } = block
  const picture = paper.pictures.get(hash)
  const size = seenSize(paper, block, place)
  if (picture && size) {
    const draw = (x: number, y: number) => paper.file.image(picture.bytes, x, y, size)
    drawBox(paper, parent, { told, place, size, draw })
    return
  }
  paper.needs(place.size * 1.4)
  paper.part(parent, 'P', () => paper.write([{ text: instead }], { ...place, size: 8 }))
}

const unit = 0.9

/** The outline of a body, 100 units wide and 200 high, and on it the numbers of the list that follows. */
function setFigure(
  paper: Paper,
  parent: TaggedPart,
  { block: { outlines, marks, told }, place }: Setting<Of<'figure'>>,
): void {
  const { file } = paper
  drawBox(paper, parent, {
    told,
    place,
    size: { width: 100 * unit, height: 200 * unit },
    draw: (x, y) => {
      file.save().translate(x, y).scale(unit).lineWidth(0.8).strokeColor('#444444').fillColor('#f2f2f2')
      for (const outline of outlines) file.path(outline).fillAndStroke()
      file.restore()
      for (const mark of marks)
        drawMark(paper, mark, { x: x + mark.x * 100 * unit, y: y + mark.y * 200 * unit })
    },
  })
}

function drawMark(
  { file }: Paper,
  { number }: { readonly number: number },
  { x, y }: { readonly x: number; readonly y: number },
): void {
  const size = 8
  file.save()
  file.circle(x, y, 5.5).lineWidth(0.8).fillAndStroke('#ffffff', '#000000')
  file.fillColor('#000000').font('bold').fontSize(size)
  const text = String(number)
  file.text(text, x - file.widthOfString(text) / 2, y - size * 0.68, { lineBreak: false })
  file.restore()
}

function setInk(paper: Paper, parent: TaggedPart, { block, place }: Setting<Of<'ink'>>): void {
  const { strokes, told } = block
  const size = seenSize(paper, block, place)
  if (!size) return
  const { file } = paper
  drawBox(paper, parent, {
    told,
    place,
    size,
    draw: (x, top) => {
      file.save().lineWidth(1).strokeColor('#000000')
      for (const stroke of strokes) drawStroke(file, stroke, { x, top, ...size })
      file.restore()
    },
  })
}

type Box = {
  readonly told: string
  readonly place: TextPlace
  readonly size: Size
  readonly draw: (x: number, y: number) => void
}

function drawBox(paper: Paper, parent: TaggedPart, { told, place: { x }, size, draw }: Box): void {
  paper.needs(size.height + around)
  const top = paper.file.y + 2
  const box = [x, top, x + size.width, top + size.height] as const
  paper.figure(parent, { told, box }, () => draw(x, top))
  paper.file.y = top + size.height + 4
}

type Pad = Size & { readonly x: number; readonly top: number }

/** Points in turn, as parts of the pad; what lies beside it is drawn at its edge. */
function drawStroke(file: PDFKit.PDFDocument, stroke: Stroke, { x, top, width, height }: Pad): void {
  for (let at = 0; at + 1 < stroke.length; at += 2) {
    const left = x + within(stroke[at]) * width
    const down = top + within(stroke[at + 1]) * height
    if (at === 0) file.moveTo(left, down)
    else file.lineTo(left, down)
  }
  file.stroke()
}

function within(part: number | undefined): number {
  return Math.min(1, Math.max(0, part ?? 0))
}
