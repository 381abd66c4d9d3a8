import { expect, test } from 'vitest'
import type { PrintedBlock } from '#server/stores/printing/printed-document.ts'
import { setDocument } from '#server/stores/printing/set-document.ts'
import { aPrint, says } from '#tests/support/content/a-print.ts'
import { readPages } from '#tests/support/content/read-print.ts'
import { structureFaults } from '#tests/support/content/structure-faults.ts'

const blocks: readonly PrintedBlock[] = [
  { kind: 'heading', level: 1, text: 'A note' },
  { kind: 'heading', level: 3, text: 'A heading whose section has none' },
  { kind: 'answer', label: 'Mood', isBlock: false, blocks: [says('low')] },
  { kind: 'heading', level: 2, text: 'A section' },
  { kind: 'list', entries: [{ spans: [{ text: 'one' }], lists: [] }] },
  { kind: 'table', columns: ['Hours'], rows: [{ label: 'Monday', cells: ['7'] }] },
  { kind: 'ink', strokes: [[0.1, 0.1, 0.9, 0.9]], told: 'Signature of Ana Rivera' },
  { kind: 'fields', fields: ['Name', 'Date'] },
  { kind: 'heading', level: 1, text: 'A second note' },
]

test('what is printed can be read aloud: language, title, headings without gaps, bookmarks, tables, figures, and nothing untagged', async () => {
  const bytes = await setDocument(aPrint(blocks, { watermark: 'DRAFT' }))
  expect(await structureFaults(bytes)).toEqual([])
})

test.each([
  ['/Lang (en)', '/Lxng (en)', 'The file does not say its language.'],
  ['/DisplayDocTitle true', '/DisplayDocTitle false', 'The title is not shown.'],
  ['/Marked true', '/Marked false', 'The file does not say that it is tagged.'],
  ['/S /H2\n', '/S /H4\n', 'A heading of level 4 follows one of level 1.'],
  ['/Scope /Row', '/Scxpe /Row', 'A head of a table does not say what it is for.'],
  ['/S /LBody', '/S /TBody', 'TBody stands in LI.'],
  ['/Alt (Signature of Ana Rivera)', '/Alt ()', 'A figure is not told in words.'],
  ['/BBox [', '/BBxx [', 'A figure does not say where it is.'],
  ['/S /TD', '/S /P', 'P stands in TR.'],
  ['/First ', '/Fxrst ', 'There are 4 headings and 0 bookmarks.'],
  ['/StructParents ', '/StructPxrents ', '“Riverbend” on page 1 is not tagged.'],
])('the check finds it when %s is written otherwise', async (was, is, fault) => {
  const text = Buffer.from(await setDocument(aPrint(blocks))).toString('latin1')
  expect(text).toContain(was)
  const broken = new Uint8Array(Buffer.from(text.replaceAll(was, is), 'latin1'))
  expect(await structureFaults(broken)).toContain(fault)
})

test('a table of 60 rows and 10 columns is printed whole, with its heads on each page', async () => {
  const long = 'Psychoneuroimmunological'
  const columns = Array.from({ length: 10 }, (_, at) => `Column ${at + 1}`)
  const rows = Array.from({ length: 60 }, (_, row) => ({
    label: `Row ${row + 1}`,
    cells: columns.map((_, at) =>
      at % 4 === 3 ? `${long} ${row}.${at}` : `word ${row}.${at} and more of them`,
    ),
  }))
  const bytes = await setDocument(aPrint([{ kind: 'table', columns, rows }]))
  const { pages, text } = await readPages(bytes)

  expect(pages.length).toBeGreaterThan(2)
  for (const page of pages)
    for (const column of columns) expect(page.replaceAll(' ', '')).toContain(column.replaceAll(' ', ''))
  const letters = text.replaceAll(' ', '')
  for (const { label, cells } of rows)
    for (const cell of [label, ...cells]) expect(letters).toContain(cell.replaceAll(' ', ''))
  expect(await structureFaults(bytes)).toEqual([])
  for (const edges of await linesOf(bytes)) expect(edges).toEqual({ left: true, right: true, bottom: true })
})

test('a row that is higher than a page goes on on the next one, and none of its words is lost', async () => {
  const words = Array.from({ length: 3_000 }, (_, at) => `w${at}`)
  const bytes = await setDocument(
    aPrint([
      { kind: 'table', columns: ['Long', 'Short'], rows: [{ label: 'Only', cells: [words.join(' '), 'x'] }] },
    ]),
  )
  const { pages, text } = await readPages(bytes)
  expect(pages.length).toBeGreaterThan(2)
  const said = new Set(text.split(/\s+/))
  expect(words.filter((word) => !said.has(word))).toEqual([])
})

/** Of each page: no letter stands outside of the space between its margins. */
async function linesOf(bytes: Uint8Array) {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const file = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const found = []
  for (let number = 1; number <= file.numPages; number += 1) {
    const { items } = await (await file.getPage(number)).getTextContent()
    const boxes = items.flatMap((item) =>
      'str' in item
        ? [{ left: item.transform[4], bottom: item.transform[5], right: item.transform[4] + item.width }]
        : [],
    )
    found.push({
      left: boxes.every(({ left }) => left >= 53),
      right: boxes.every(({ right }) => right <= 612 - 53),
      bottom: boxes.every(({ bottom }) => bottom >= 25),
    })
  }
  return found
}
