/** The text of a value: its escapes read, as RFC 5545, 3.3.11, says. */
export function readCalendarText(value: string): string {
  return value.replace(/\\([nN;,\\])/g, (_, sign: string) => (sign === 'n' || sign === 'N' ? '\n' : sign))
}

/** A text as a value. Control signs, which no line may hold, become blanks. */
export function writeCalendarText(text: string): string {
  return text
    .replace(/\r\n|\r/g, '\n')
    .replace(/[^\P{Cc}\n]+/gu, ' ')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')
}
