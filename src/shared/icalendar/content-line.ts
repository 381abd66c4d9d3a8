import type { CalendarParameter, CalendarProperty } from './calendar-component.ts'

/** What a line is that no property can be read from. */
export type LineTrouble = 'no-name' | 'no-value' | 'bad-parameter'

const name = /^[A-Za-z0-9-]+/
const parameterName = /^;([A-Za-z0-9-]+)=/
const quoted = /^"([^"]*)"/
const plain = /^[^";:,]*/

/** One unfolded line as a property (RFC 5545, 3.1), or what is wrong with it. */
export function readContentLine(line: string): CalendarProperty | LineTrouble {
  const called = name.exec(line)?.[0]
  if (called === undefined) return 'no-name'
  const parameters: CalendarParameter[] = []
  let rest = line.slice(called.length)
  while (rest.startsWith(';')) {
    const begun = parameterName.exec(rest)
    if (!begun) return rest.includes(':') ? 'bad-parameter' : 'no-value'
    const read = readValues(rest.slice(begun[0].length))
    parameters.push({ name: String(begun[1]).toUpperCase(), values: read.values })
    rest = read.rest
  }
  if (rest === '') return 'no-value'
  if (!rest.startsWith(':')) return parameters.length > 0 ? 'bad-parameter' : 'no-name'
  return { name: called.toUpperCase(), parameters, value: rest.slice(1) }
}

/** The values of one parameter, and what follows them. */
function readValues(text: string): { readonly values: readonly string[]; readonly rest: string } {
  const values: string[] = []
  let rest = text
  do {
    if (values.length > 0) rest = rest.slice(1)
    const inQuotes = quoted.exec(rest)
    const found = inQuotes ? inQuotes[0] : (plain.exec(rest)?.[0] ?? '')
    values.push(decoded(inQuotes?.[1] ?? found))
    rest = rest.slice(found.length)
  } while (rest.startsWith(','))
  return { values, rest }
}

/** A property as a line that is not folded yet. */
export function writeContentLine({ name: called, parameters, value }: CalendarProperty): string {
  const written = parameters.map((each) => `;${each.name}=${each.values.map(writeValue).join(',')}`)
  return `${called}${written.join('')}:${value}`
}

function writeValue(value: string): string {
  const safe = encoded(value)
  return /[;:,]/.test(safe) ? `"${safe}"` : safe
}

const signs: { readonly [code: string]: string } = { '^n': '\n', "^'": '"', '^^': '^' }

/** What RFC 6868 lets a parameter hold: quotes, line ends and its own sign. */
function decoded(value: string): string {
  return value.replace(/\^[n'^]/g, (code) => signs[code] ?? code)
}

function encoded(value: string): string {
  return value.replaceAll('^', '^^').replaceAll('\n', '^n').replaceAll('"', "^'")
}
