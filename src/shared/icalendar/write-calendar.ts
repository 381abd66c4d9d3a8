import type { CalendarComponent } from './calendar-component.ts'
import { writeContentLine } from './content-line.ts'

const mostOctets = 75

/** Parts of a calendar as the text of a file (RFC 5545, 3.1): lines of at most 75 octets, none cut within a sign. The same parts give the same text. */
export function writeCalendar(components: readonly CalendarComponent[]): string {
  return components
    .flatMap(linesOf)
    .map((line) => `${folded(line)}\r\n`)
    .join('')
}

function linesOf({ name, properties, components }: CalendarComponent): readonly string[] {
  return [`BEGIN:${name}`, ...properties.map(writeContentLine), ...components.flatMap(linesOf), `END:${name}`]
}

function folded(line: string): string {
  if (line.length * 3 <= mostOctets) return line
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const sign of line) {
    const more = octetsOf(sign)
    if (octets + more > mostOctets) {
      parts.push(part)
      part = ''
      octets = 1
    }
    part += sign
    octets += more
  }
  return [...parts, part].join('\r\n ')
}

/** How many octets a sign takes in UTF-8. */
function octetsOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
