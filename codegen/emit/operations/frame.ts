/** The text of generated API types in pieces: entries of the three long lists have a name (`paths /api/v1/…`, `schemas Patient`, `operations patient.read`). */
export type Frame = readonly { readonly name?: string; readonly text: string }[]

const sections: Readonly<Record<string, { readonly list: string; readonly indent: string }>> = {
  'export interface paths {': { list: 'paths', indent: '    ' },
  '    schemas: {': { list: 'schemas', indent: '        ' },
  'export interface operations {': { list: 'operations', indent: '    ' },
}

/** Cuts the text where an entry of a list begins and ends: by indentation, which the printer keeps strictly. */
export function frameOf(text: string): Frame {
  const pieces: { name?: string; text: string }[] = []
  let section: (typeof sections)[string] | undefined
  let lines: string[] = []
  for (const line of text.split('\n')) {
    if (section && line === `${section.indent.slice(4)}}${section.indent.length > 4 ? ';' : ''}`)
      section = undefined
    lines.push(line)
    if (section && !endsEntry(line, section.indent)) continue
    pieces.push(
      section
        ? { name: `${section.list} ${nameIn(lines, section.indent)}`, text: lines.join('\n') }
        : { text: line },
    )
    lines = []
    section ??= sections[line]
  }
  return pieces
}

/** The text that the pieces make. */
export function frameText(frame: Frame): string {
  return frame.map(({ text }) => text).join('\n')
}

function endsEntry(line: string, indent: string): boolean {
  return line.startsWith(indent) && !/^[\s/*]/.test(line.slice(indent.length)) && line.endsWith(';')
}

function nameIn(lines: readonly string[], indent: string): string {
  const first =
    lines.find((line) => line.startsWith(indent) && !/^[\s/*]/.test(line.slice(indent.length))) ?? ''
  return /^(?:readonly )?"?([^":?]+)/.exec(first.slice(indent.length))?.[1] ?? ''
}
