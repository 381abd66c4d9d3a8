import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type PdfDictionary, type PdfValue, pdfObjects } from './pdf-objects.ts'

/** A part of the structure of a PDF, as a program that reads aloud finds it. */
export type Tag = {
  readonly type: string
  readonly alt?: string
  readonly actual?: string
  readonly scope?: string
  readonly hasBox: boolean
  readonly children: readonly Tag[]
}

type Objects = ReadonlyMap<number, PdfValue>

/** For tests, what keeps a PDF from being read aloud as ISO 14289-1 asks, in words; nothing is right. */
export async function structureFaults(bytes: Uint8Array): Promise<readonly string[]> {
  const objects = pdfObjects(bytes)
  const tags = tagsOf(bytes)
  return [
    ...ofFile(objects),
    ...(tags ? [...headingFaults(flat(tags)), ...partFaults(flat(tags))] : ['There is no structure.']),
    ...bookmarkFaults(objects, tags ? flat(tags) : []),
    ...(await untaggedText(bytes)),
  ]
}

/** The structure of a PDF out of its own objects. */
export function tagsOf(bytes: Uint8Array): Tag | undefined {
  const objects = pdfObjects(bytes)
  const root = dictionary(objects, catalog(objects)?.entries.get('StructTreeRoot'))
  const [first] = root ? tagsIn(objects, root.entries.get('K')) : []
  return first
}

function tagsIn(objects: Objects, value: PdfValue | undefined): readonly Tag[] {
  const found = resolved(objects, value)
  if (Array.isArray(found)) return found.flatMap((each: PdfValue) => tagsIn(objects, each))
  const part = dictionary(objects, found)
  const type = part && nameIn(part.entries.get('S'))
  if (!part || type === undefined) return []
  const attributes = dictionary(objects, part.entries.get('A'))
  const alt = part.entries.get('Alt')
  const actual = part.entries.get('ActualText')
  const scope = nameIn(attributes?.entries.get('Scope'))
  return [
    {
      type,
      ...(typeof alt === 'string' && { alt }),
      ...(typeof actual === 'string' && { actual }),
      ...(scope !== undefined && { scope }),
      hasBox: attributes?.entries.has('BBox') === true,
      children: tagsIn(objects, part.entries.get('K')),
    },
  ]
}

/** All parts in the order in which they are read. */
export function flat(tag: Tag): readonly Tag[] {
  return [tag, ...tag.children.flatMap(flat)]
}

function ofFile(objects: Objects): readonly string[] {
  const file = catalog(objects)
  const inside = (name: string, entry: string) =>
    dictionary(objects, file?.entries.get(name))?.entries.get(entry)
  return [
    ...(typeof file?.entries.get('Lang') === 'string' ? [] : ['The file does not say its language.']),
    ...(inside('MarkInfo', 'Marked') === true ? [] : ['The file does not say that it is tagged.']),
    ...(inside('ViewerPreferences', 'DisplayDocTitle') === true ? [] : ['The title is not shown.']),
  ]
}

function headingFaults(tags: readonly Tag[]): readonly string[] {
  let before = 0
  return tags.flatMap(({ type }) => {
    const level = Number(/^H([1-6])$/.exec(type)?.[1] ?? 0)
    if (level === 0) return []
    const isSkipped = level > before + 1
    const fault = `A heading of level ${level} follows one of level ${before}.`
    before = level
    return isSkipped ? [fault] : []
  })
}

/** What stands directly in what. */
const inside: Readonly<Record<string, readonly string[]>> = {
  Table: ['TR'],
  TR: ['TH', 'TD'],
  L: ['LI'],
  LI: ['Lbl', 'LBody'],
}

function partFaults(tags: readonly Tag[]): readonly string[] {
  return tags.flatMap((tag) => {
    const { type, children } = tag
    const allowed = inside[type]
    const strange = allowed ? children.filter((child) => !allowed.includes(child.type)) : []
    return [
      ...strange.map((child) => `${child.type} stands in ${type}.`),
      ...(type === 'Figure' ? figureFaults(tag) : []),
      ...(type === 'TH' && tag.scope === undefined ? ['A head of a table does not say what it is for.'] : []),
      ...(type === 'Table' ? tableFaults(tag) : []),
    ]
  })
}

function figureFaults({ alt = '', hasBox }: Tag): readonly string[] {
  return [
    ...(alt.trim() === '' ? ['A figure is not told in words.'] : []),
    ...(hasBox ? [] : ['A figure does not say where it is.']),
  ]
}

function tableFaults({ children }: Tag): readonly string[] {
  const [head] = children
  const width = head?.children.length
  return [
    ...(children.every((row) => row.children.length === width) ? [] : ['Rows of a table differ in length.']),
    ...(head?.children.some(({ scope }) => scope === 'Column') ? [] : ['A table has no heads.']),
  ]
}

function bookmarkFaults(objects: Objects, tags: readonly Tag[]): readonly string[] {
  const headings = tags.filter(({ type }) => /^H[1-6]$/.test(type)).length
  const outlines = dictionary(objects, catalog(objects)?.entries.get('Outlines'))
  const bookmarks = outlines ? bookmarksIn(objects, outlines.entries.get('First')) : 0
  return headings === bookmarks ? [] : [`There are ${headings} headings and ${bookmarks} bookmarks.`]
}

function bookmarksIn(objects: Objects, value: PdfValue | undefined): number {
  const item = dictionary(objects, value)
  if (!item) return 0
  return 1 + bookmarksIn(objects, item.entries.get('First')) + bookmarksIn(objects, item.entries.get('Next'))
}

/** Text on a page that is neither part of the structure nor besides it. */
async function untaggedText(bytes: Uint8Array): Promise<readonly string[]> {
  const file = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const faults: string[] = []
  for (let number = 1; number <= file.numPages; number += 1)
    faults.push(...(await untaggedOn(await file.getPage(number), number)))
  return faults
}

async function untaggedOn(page: PDFPageProxy, number: number): Promise<readonly string[]> {
  const known = new Set(contentIds(await page.getStructTree()))
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  const open: boolean[] = []
  return items.flatMap((item) => {
    if (!('str' in item)) {
      if (item.type === 'endMarkedContent') open.pop()
      else open.push(('tag' in item && item.tag === 'Artifact') || known.has(item.id))
      return []
    }
    const isTold = item.str.trim() === '' || open.some(Boolean)
    return isTold ? [] : [`“${item.str}” on page ${number} is not tagged.`]
  })
}

type Part = Awaited<ReturnType<PDFPageProxy['getStructTree']>>

function contentIds(part: Part): readonly string[] {
  return part.children.flatMap((child) => {
    if ('role' in child) return contentIds(child)
    return child.type === 'content' && child.id !== undefined ? [child.id] : []
  })
}

function catalog(objects: Objects): PdfDictionary | undefined {
  for (const value of objects.values()) {
    const found = dictionary(objects, value)
    if (nameIn(found?.entries.get('Type')) === 'Catalog') return found
  }
  return undefined
}

function resolved(objects: Objects, value: PdfValue | undefined): PdfValue | undefined {
  return isObject(value) && 'object' in value ? objects.get(value.object) : value
}

function dictionary(objects: Objects, value: PdfValue | undefined): PdfDictionary | undefined {
  const found = resolved(objects, value)
  return isObject(found) && 'entries' in found ? found : undefined
}

function nameIn(value: PdfValue | undefined): string | undefined {
  return isObject(value) && 'name' in value ? value.name : undefined
}

function isObject(
  value: PdfValue | undefined,
): value is Exclude<PdfValue, string | number | boolean | null | readonly PdfValue[]> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
