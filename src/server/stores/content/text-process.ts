import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { answerApart } from '#server/stores/apart/answer-apart.ts'
import type { PdfReading, PdfText } from './pdf-reader.ts'

/**
 * The process that reads text: it gets the bytes of a PDF and gives the letters of its text layer. It reads nothing of this machine
 * but its own code, and whoever asks ends it when it is late.
 */
answerApart((reading: PdfReading) =>
  read(reading).catch((error: unknown) => ({ issue: issueOf(error) }) satisfies PdfText),
)

const place = new URL('.', import.meta.resolve('pdfjs-dist/package.json')).pathname

async function read({ bytes, mostPages, mostCharacters }: PdfReading): Promise<PdfText> {
  const file = await getDocument({
    data: new Uint8Array(bytes),
    standardFontDataUrl: `${place}standard_fonts/`,
    cMapUrl: `${place}cmaps/`,
    wasmUrl: `${place}wasm/`,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    verbosity: 0,
  }).promise
  const pages = Math.min(file.numPages, mostPages)
  let text = ''
  for (let number = 1; number <= pages && text.length <= mostCharacters; number += 1)
    text += `${await pageText(file, number)}\n\n`
  const isWhole = pages === file.numPages && text.length <= mostCharacters
  return { text: plain(text.slice(0, mostCharacters)), isWhole }
}

async function pageText(file: PDFDocumentProxy, number: number): Promise<string> {
  const page = await file.getPage(number)
  const { items } = await page.getTextContent()
  page.cleanup()
  return items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('')
}

/** Letters as people read them: nothing that steers a screen or turns their order around, no half ones, and no heaps of nothing. */
function plain(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\P{C}\n\t]/gu, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function issueOf(error: unknown): 'Locked' | 'Damaged' {
  return error instanceof Error && error.name === 'PasswordException' ? 'Locked' : 'Damaged'
}
