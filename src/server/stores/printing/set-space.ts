import type { Paper, TaggedPart } from './paper.ts'
import type { PrintedBlock } from './printed-document.ts'
import type { TextPlace } from './text-place.ts'

type Space = Extract<PrintedBlock, { readonly kind: 'lines' | 'fields' | 'canvas' }>

const lineHeight = 22
const canvasHeight = 150

/** Sets a space for a pen: lines and frames belong to the page, and only what is said beside them is read aloud. */
export function setSpace(
  paper: Paper,
  parent: TaggedPart,
  { space, place }: { readonly space: Space; readonly place: TextPlace },
): void {
  switch (space.kind) {
    case 'lines':
      for (let at = 0; at < space.count; at += 1) setLine(paper, place)
      break
    case 'fields':
      setFields(paper, parent, { fields: space.fields, place })
      break
    case 'canvas':
      setCanvas(paper, place)
  }
  paper.gap(4)
}

function setLine(paper: Paper, { x, width }: TextPlace): void {
  const { file } = paper
  paper.needs(lineHeight)
  paper.besides(() => ruled(paper, { x, y: file.y + lineHeight - 4, width }))
  file.y += lineHeight
}

/** Words, and behind each the line on which its answer is written. */
function setFields(
  paper: Paper,
  parent: TaggedPart,
  { fields, place }: { readonly fields: readonly string[]; readonly place: TextPlace },
): void {
  const { file } = paper
  const { size } = place
  paper.needs(lineHeight)
  const top = file.y
  const width = place.width / Math.max(1, fields.length)
  for (const [at, text] of fields.entries()) {
    const x = place.x + at * width
    const said = Math.min(paper.spanWidth({ text }, size) + 1, width)
    file.y = top + lineHeight - 4 - size * 1.1
    paper.text(parent, 'P', { spans: [{ text }], place: { x, width: said, size } })
    const start = x + said + 3
    paper.besides(() => ruled(paper, { x: start, y: top + lineHeight - 4, width: x + width - 10 - start }))
  }
  file.y = top + lineHeight
}

function setCanvas(paper: Paper, { x, width }: TextPlace): void {
  const { file } = paper
  paper.needs(canvasHeight + 6)
  paper.besides(() => {
    file.lineWidth(0.5).strokeColor('#444444')
    file.rect(x, file.y + 3, width, canvasHeight).stroke()
  })
  file.y += canvasHeight + 6
}

type Ruled = { readonly x: number; readonly y: number; readonly width: number }

function ruled({ file }: Paper, { x, y, width }: Ruled): void {
  if (width <= 0) return
  file.lineWidth(0.5).strokeColor('#444444')
  file
    .moveTo(x, y)
    .lineTo(x + width, y)
    .stroke()
}
