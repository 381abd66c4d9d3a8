import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { armed, csvLine, defused } from './csv-line.ts'
import { decodeText } from './decode-text.ts'
import { hasOpenQuote, readCsv, separatorOf } from './read-csv.ts'

const cellsOf = (text: string, separator = ',') => [...readCsv(text, separator)].map(({ cells }) => cells)

const hostile = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  "'=1",
  "''=1",
  '=HYPERLINK("http://x","y")',
  '|cmd',
  '＝1+1',
  '"',
  '""',
  ',',
  'a,b',
  'line\r\nbreak',
  ' space ',
  "O'Brien",
  '',
  'naïve ☂ 𝔸',
]

describe('what is written', () => {
  test('no cell begins like a formula', () => {
    const cells = cellsOf(csvLine(hostile)).flat()
    expect(cells).toEqual(hostile)
    const raw = csvLine(hostile)
    for (const text of hostile.map(defused)) expect(text).not.toMatch(/^[=+\-@\t\r\n|＝＋－＠]/)
    expect(raw).toContain(`"'=HYPERLINK(""http://x"",""y"")"`)
  })

  test('a number that is a number stays one, also below zero', () => {
    expect(csvLine([-5, 2.5, undefined, 'x'])).toBe('-5,2.5,,x\r\n')
  })

  test('whatever is written can be read again, whatever the separator', () => {
    const text = fc.oneof(fc.constantFrom(...hostile), fc.string({ unit: 'grapheme' }), fc.string())
    fc.assert(
      fc.property(
        fc.array(text, { minLength: 2 }),
        fc.constantFrom(',', ';', '\t', '|'),
        (cells, separator) => {
          expect(cellsOf(csvLine(cells, separator), separator)).toEqual([
            cells.map((cell) => cell.toWellFormed()),
          ])
        },
      ),
      { numRuns: 300, seed: 7 },
    )
  })

  test('half a character is written as one that stands for it', () => {
    expect(csvLine(['a\uD800b'])).toBe('a\uFFFDb\r\n')
  })
})

describe('what is read', () => {
  test('defusing is taken back, and an apostrophe of a person stays', () => {
    for (const text of hostile) expect(armed(defused(text))).toBe(text)
    expect(armed("'tis")).toBe("'tis")
  })

  test('any line ends, quotes in quotes and breaks in cells', () => {
    expect(cellsOf('a,b\n1,"x ""y"" \r\n z"\r2,')).toEqual([
      ['a', 'b'],
      ['1', 'x "y" \r\n z'],
      ['2', ''],
    ])
  })

  test('each record knows its line, with breaks inside cells and empty lines between', () => {
    const lines = [...readCsv('a,b\r\n\r\n"1\n2\n3",x\r\n4,y', ',')].map(({ line }) => line)
    expect(lines).toEqual([1, 3, 6])
  })

  test('the separator is found, also when others stand in the cells', () => {
    expect(separatorOf('name;born\n"Rivera, Ana";1990-01-01\n"Ash, Leo";1991-02-02\n')).toBe(';')
    expect(separatorOf('a\tb\n1,5\t2\n')).toBe('\t')
    expect(separatorOf('name\nAna\n')).toBe(',')
  })

  test('a quote that is never closed is told, and nothing behind it is lost', () => {
    expect(cellsOf('a,b\n1,"never\n2,x')).toEqual([
      ['a', 'b'],
      ['1', 'never\n2,x'],
    ])
    expect(hasOpenQuote('a,b\n1,"never\n2,x', ',')).toBe(true)
    expect(hasOpenQuote('a,b\n1,"so"\n2,x', ',')).toBe(false)
  })

  test('reading ends with every text, and quickly', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('"', ',', '\r', '\n', 'a', "'", '=') }), (text) => {
        const joined = cellsOf(text).flat().join('')
        expect(joined.length).toBeLessThanOrEqual(text.length)
      }),
      { numRuns: 500, seed: 7 },
    )
    const started = performance.now()
    expect(cellsOf(`a,b\n${'"'.repeat(200_001)}`).length).toBe(2)
    expect(performance.now() - started).toBeLessThan(2_000)
  })

  test.each([
    ['utf-8', [0xef, 0xbb, 0xbf, 0xc3, 0xa9]],
    ['utf-8', [0xc3, 0xa9]],
    ['windows-1252', [0xe9]],
    ['utf-16le', [0xff, 0xfe, 0xe9, 0x00]],
    ['utf-16be', [0xfe, 0xff, 0x00, 0xe9]],
    ['utf-16le', [0xe9, 0x00]],
  ] as const)('an accent is read from a file in %s', (encoding, bytes) => {
    expect(decodeText(new Uint8Array(bytes))).toEqual({ text: 'é', encoding })
  })
})
