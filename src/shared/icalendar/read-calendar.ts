import type { CalendarComponent, CalendarProperty } from './calendar-component.ts'
import { type LineTrouble, readContentLine } from './content-line.ts'

/** The most signs of a file; the largest calendars of people are some megabytes. */
export const mostSigns = 8_000_000
const mostLines = 400_000
const mostDepth = 12

/** A line that is left out, and why. */
export type LeftOutLine = { readonly line: number; readonly why: LineTrouble; readonly text: string }

/** Why a file is refused as a whole; the line where there is one. */
export type WholeTrouble = {
  readonly why: 'too-large' | 'nothing' | 'unclosed' | 'closed-twice' | 'too-deep'
  readonly line?: number
}

/** A file as its parts, with the lines that are left out; or why nothing of it is taken. */
export type ReadCalendar =
  | {
      readonly ok: true
      readonly components: readonly CalendarComponent[]
      readonly leftOut: readonly LeftOutLine[]
    }
  | { readonly ok: false; readonly trouble: WholeTrouble }

type Open = {
  readonly name: string
  readonly line: number
  readonly properties: CalendarProperty[]
  readonly components: CalendarComponent[]
}

/**
 * The text of an iCalendar file (RFC 5545, 3.1) as its parts, whatever they are. A line that is no property is left out and told; a
 * file whose parts do not close, that is too large, or of which nothing can be read, is refused. It never calls itself, so no file
 * is too deep for it.
 */
export function readCalendar(text: string): ReadCalendar {
  if (text.length > mostSigns) return refused({ why: 'too-large' })
  const lines = unfolded(text)
  if (!lines) return refused({ why: 'too-large' })
  const roots: CalendarComponent[] = []
  const open: Open[] = []
  const leftOut: LeftOutLine[] = []

  for (const { line, said } of lines) {
    const property = readContentLine(said)
    if (typeof property === 'string') {
      leftOut.push({ line, why: property, text: said.slice(0, 200) })
      continue
    }
    const trouble = take(property, line, { open, roots, leftOut })
    if (trouble) return refused(trouble)
  }
  const last = open.at(-1)
  if (last) return refused({ why: 'unclosed', line: last.line })
  return roots.length === 0 || (leftOut.length > 0 && roots.every(isEmpty))
    ? refused({ why: 'nothing' })
    : { ok: true, components: roots, leftOut }
}

type Reading = {
  readonly open: Open[]
  readonly roots: CalendarComponent[]
  readonly leftOut: LeftOutLine[]
}

function take(
  property: CalendarProperty,
  line: number,
  { open, roots, leftOut }: Reading,
): WholeTrouble | undefined {
  const { name, value } = property
  if (name === 'BEGIN') {
    if (open.length >= mostDepth) return { why: 'too-deep', line }
    open.push({ name: value.trim().toUpperCase(), line, properties: [], components: [] })
    return undefined
  }
  if (name === 'END') {
    const closed = open.pop()
    if (closed?.name !== value.trim().toUpperCase()) return { why: 'closed-twice', line }
    const into = open.at(-1)?.components ?? roots
    into.push(closed)
    return undefined
  }
  const last = open.at(-1)
  if (last) last.properties.push(property)
  else leftOut.push({ line, why: 'no-name', text: name })
  return undefined
}

function isEmpty({ properties, components }: CalendarComponent): boolean {
  return properties.length === 0 && components.every(isEmpty)
}

function refused(trouble: WholeTrouble): ReadCalendar {
  return { ok: false, trouble }
}

type Line = { readonly line: number; readonly said: string }

/** The lines, those that go on in the next one as one; empty ones left out. Undefined: too many. */
function unfolded(text: string): readonly Line[] | undefined {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  if (lines.length > mostLines) return undefined
  const whole: { readonly line: number; readonly parts: string[] }[] = []
  for (const [index, each] of lines.entries()) {
    const last = whole.at(-1)
    if (/^[ \t]/.test(each) && last) last.parts.push(each.slice(1))
    else if (each.trim() !== '') whole.push({ line: index + 1, parts: [each] })
  }
  return whole.map(({ line, parts }) => ({ line, said: parts.join('') }))
}
