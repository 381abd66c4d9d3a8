import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect } from 'vitest'
import type { TestAnswer } from '#tests/support/server/server.ts'

/** For tests, a printed note as a reader of PDFs finds it: the words of each page, what they are to programs that read aloud, and what the file says of itself. */
export type ReadPrint = {
  readonly pages: readonly string[]
  readonly text: string
  /** The structure of all pages: its parts by name, in order. */
  readonly parts: readonly string[]
  readonly told: readonly string[]
  /** The pictures that are drawn, with their sizes in pixels. */
  readonly drawn: readonly { readonly width: number; readonly height: number }[]
  readonly language: string | null
  readonly title: string
  readonly isTagged: boolean
  readonly bytes: Uint8Array
}

/** Reads the PDF that a note's print answers. */
export async function readPrint(answer: TestAnswer): Promise<ReadPrint> {
  expect(answer.status, JSON.stringify(answer.body).slice(0, 500)).toBe(200)
  return readPages(new Uint8Array(Buffer.from(answer.body.pdf, 'base64')))
}

/** The same of the bytes of a file. */
export async function readPages(bytes: Uint8Array): Promise<ReadPrint> {
  const file = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages: string[] = []
  const parts: string[] = []
  const told: string[] = []
  const drawn: { width: number; height: number }[] = []
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number)
    pages.push(await wordsOf(page))
    collect(await page.getStructTree(), { parts, told })
    drawn.push(...(await picturesOn(page)))
  }
  const { info } = await file.getMetadata()
  const marks: unknown = await file.getMarkInfo()
  const said: Readonly<Record<string, unknown>> = { ...info }
  return {
    pages,
    text: pages.join('\n'),
    parts,
    told,
    drawn,
    language: typeof said.Language === 'string' ? said.Language : null,
    title: String(said.Title),
    isTagged: marks instanceof Map && marks.get('Marked') === true,
    bytes,
  }
}

/** The sizes of the pictures of a page, in the order in which they are drawn. */
async function picturesOn(page: PDFPageProxy): Promise<readonly { width: number; height: number }[]> {
  const { fnArray, argsArray } = await page.getOperatorList()
  return fnArray.flatMap((operation, at) => {
    if (operation !== OPS.paintImageXObject) return []
    const [, width, height] = argsArray[at]
    return [{ width: Number(width), height: Number(height) }]
  })
}

/** Words in the order in which they are written, with one space wherever a line ends. */
async function wordsOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent()
  return items
    .map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : ''))
    .join('')
    .replaceAll(/\s+/g, ' ')
}

type Part = Awaited<ReturnType<PDFPageProxy['getStructTree']>>

function collect(part: Part, found: { readonly parts: string[]; readonly told: string[] }): void {
  if (part.role !== 'Root') found.parts.push(part.role)
  if ('alt' in part && typeof part.alt === 'string') found.told.push(part.alt)
  for (const child of part.children) if ('role' in child) collect(child, found)
}

/** Each of these stands in the text, one after the other. */
export function expectInOrder(text: string, words: readonly string[]): void {
  let from = 0
  for (const each of words) {
    const at = text.indexOf(each, from)
    expect(at, `“${each}” is not where it should be in: ${text.slice(from, from + 600)}`).toBeGreaterThan(-1)
    from = at + each.length
  }
}
