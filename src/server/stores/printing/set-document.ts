import { newFile, Paper, sideMargin } from './paper.ts'
import type { PrintedDocument } from './printed-document.ts'
import { readyPictures } from './ready-pictures.ts'
import { setBlocks } from './set-blocks.ts'
import { marginsFor, setMargins } from './set-margins.ts'

const textSize = 10

/**
 * Sets a document as a PDF that holds its own letters, says in which language it is and what it is called, and whose parts can
 * be read aloud in order (ISO 14289-1). Nothing in it points outside of it.
 */
export async function setDocument(document: PrintedDocument): Promise<Uint8Array> {
  const { language, size, title, author, printedAt, letterhead, logo, blocks } = document
  const printed = new Date(printedAt)
  const file = newFile({
    size,
    margins: { top: 0, bottom: 0, left: sideMargin, right: sideMargin },
    pdfVersion: '1.7',
    lang: language,
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: title,
      Author: author,
      Creator: 'Goldthread',
      Producer: 'Goldthread',
      CreationDate: printed,
      ModDate: printed,
    },
  })
  const bytes = bytesOf(file)
  const margins = marginsFor(file, document)
  // Every further page begins as the first one.
  file.options.margins = margins
  file.addPage()
  const width = file.page.width - 2 * sideMargin
  const paper = new Paper(file, { x: sideMargin, width, size: textSize }, await readyPictures(document))
  const whole = file.struct('Document')
  file.addStructure(whole)
  const [name = '', ...lines] = letterhead
  setBlocks(paper, whole, {
    place: paper.column,
    blocks: [
      ...(logo && paper.pictures.has(logo.hash)
        ? [{ kind: 'picture', ...logo, instead: logo.told, most: 60 } as const]
        : []),
      ...(name === '' ? [] : [{ kind: 'paragraph', spans: [{ text: name, isBold: true }] } as const]),
      ...lines.map((text) => ({ kind: 'paragraph', spans: [{ text }], isSmall: true }) as const),
      ...blocks,
    ],
  })
  whole.end()
  setMargins(paper, document)
  file.appendXML(accessible)
  file.end()
  return bytes
}

/** That the file is made as ISO 14289-1 asks. */
const accessible = `
        <rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about="">
            <pdfuaid:part>1</pdfuaid:part>
        </rdf:Description>
        `

function bytesOf(file: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((done, failed) => {
    const chunks: Buffer[] = []
    file.on('data', (chunk: Buffer) => chunks.push(chunk))
    file.on('end', () => done(new Uint8Array(Buffer.concat(chunks))))
    file.on('error', failed)
  })
}
