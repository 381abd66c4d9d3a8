import { expect, test } from 'vitest'
import type { FileColumn } from './file-column.ts'
import { isXlsx, readXlsx } from './read-xlsx.ts'
import { sheetText, writeXlsx } from './write-xlsx.ts'

type Row = { readonly text?: string; readonly day?: string; readonly at?: string; readonly number?: number }

const columns: readonly FileColumn<Row>[] = [
  { header: '=Text', kind: 'text', value: ({ text }) => text },
  { header: 'Day', kind: 'day', value: ({ day }) => day },
  { header: 'At', kind: 'moment', value: ({ at }) => at },
  { header: 'Number', kind: 'number', value: ({ number }) => number },
]

async function made(
  rows: readonly Row[],
): Promise<{ readonly bytes: Uint8Array; readonly cutCells: number }> {
  const notes = { cutCells: 0 }
  async function* pages() {
    yield rows
  }
  const blob = await writeXlsx({ name: 'A/B: rooms', columns, pages: pages(), notes })
  return { bytes: new Uint8Array(await blob.arrayBuffer()), ...notes }
}

async function read(bytes: Uint8Array): Promise<readonly (readonly string[])[]> {
  const rows: (readonly string[])[] = []
  for await (const { cells } of readXlsx(bytes)) rows.push(cells)
  return rows
}

test('what begins like a formula is a text of the sheet, and days and times are dates', async () => {
  const hostile = ['=1+1', '+1', '-1', '@x', '\t=1', '_x000D_', 'a\u0001b', '<b>&amp;"', "'=x"]
  const { bytes } = await made([
    { text: '=cmd|"x"', day: '2026-11-24', at: '2026-11-24 09:30', number: -5 },
    ...hostile.map((text) => ({ text })),
    { text: 'old', day: '1850-01-01' },
  ])
  expect(isXlsx(bytes)).toBe(true)
  const rows = await read(bytes)
  expect(rows[0]).toEqual(['=Text', 'Day', 'At', 'Number'])
  expect(rows[1]).toEqual(['=cmd|"x"', '2026-11-24', '2026-11-24 09:30', '-5'])
  expect(rows.slice(2, -1).map(([text]) => text)).toEqual(hostile)
  expect(rows.at(-1)?.slice(0, 2)).toEqual(['old', '1850-01-01'])
})

test('a text longer than a cell is cut, ends in a mark and is counted', async () => {
  const { bytes, cutCells } = await made([{ text: 'x'.repeat(40_000) }])
  const rows = await read(bytes)
  expect(cutCells).toBe(1)
  expect(rows[1]?.[0]).toHaveLength(32_767)
  expect(rows[1]?.[0]?.endsWith('[…]')).toBe(true)
})

test('halves of characters and what is no character are marked', () => {
  expect(sheetText('a\uD800\uFFFFb', { cutCells: 0 })).toBe('a\uFFFD\uFFFDb')
})
