/** Where a JSON text breaks a rule that `JSON.parse` does not tell of, or where a pointer leads to. */
export type Places = {
  /** Line (from 1) of the value at each pointer. */
  readonly lines: ReadonlyMap<string, number>
  /** Pointers whose key stands twice in its object. */
  readonly duplicates: readonly string[]
}

/** Walks a loaded text that `JSON.parse` has accepted and notes on which line each value begins. */
export function placesOf(text: string): Places {
  const lines = new Map<string, number>()
  const duplicates: string[] = []
  const scan = { text, at: 0, line: 1 }
  walkValue(scan, '', { lines, duplicates })
  return { lines, duplicates }
}

/** The line of the pointer, or of the nearest thing around it that is there. */
export function lineAt({ lines }: Places, pointer: string): number {
  const parts = pointer.split('/')
  while (parts.length > 0) {
    const line = lines.get(parts.join('/'))
    if (line !== undefined) return line
    parts.pop()
  }
  return 1
}

type Scan = { readonly text: string; at: number; line: number }
type Notes = { readonly lines: Map<string, number>; readonly duplicates: string[] }

function walkValue(scan: Scan, pointer: string, notes: Notes): void {
  skipBlank(scan)
  notes.lines.set(pointer, scan.line)
  const opening = scan.text[scan.at]
  if (opening === '{') walkObject(scan, pointer, notes)
  else if (opening === '[') walkList(scan, pointer, notes)
  else if (opening === '"') readText(scan)
  else while (scan.at < scan.text.length && !',]} \n\r\t'.includes(scan.text[scan.at] ?? '')) scan.at++
}

function walkObject(scan: Scan, pointer: string, notes: Notes): void {
  scan.at++
  skipBlank(scan)
  while (scan.text[scan.at] !== '}') {
    const key = String(JSON.parse(readText(scan)))
    const inner = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
    if (notes.lines.has(inner)) notes.duplicates.push(inner)
    skipBlank(scan)
    scan.at++
    walkValue(scan, inner, notes)
    skipComma(scan)
  }
  scan.at++
}

function walkList(scan: Scan, pointer: string, notes: Notes): void {
  scan.at++
  skipBlank(scan)
  for (let index = 0; scan.text[scan.at] !== ']'; index++) {
    walkValue(scan, `${pointer}/${index}`, notes)
    skipComma(scan)
  }
  scan.at++
}

function skipComma(scan: Scan): void {
  skipBlank(scan)
  if (scan.text[scan.at] !== ',') return
  scan.at++
  skipBlank(scan)
}

function skipBlank(scan: Scan): void {
  while (' \n\r\t'.includes(scan.text[scan.at] ?? '?')) {
    if (scan.text[scan.at] === '\n') scan.line++
    scan.at++
  }
}

function readText(scan: Scan): string {
  const from = scan.at
  scan.at++
  while (scan.text[scan.at] !== '"') scan.at += scan.text[scan.at] === '\\' ? 2 : 1
  scan.at++
  return scan.text.slice(from, scan.at)
}
