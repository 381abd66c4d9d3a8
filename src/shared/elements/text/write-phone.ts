/** A text's number of a telephone: the American way for American numbers, everything else as stored. */
export function writePhone(value: string): string {
  const match = /^\+1(\d{3})(\d{3})(\d{4})(?:;ext=(\d+))?$/.exec(value)
  if (!match) return value.replace(';ext=', ' x')
  const [, area, exchange, line, extension] = match
  return `(${area}) ${exchange}-${line}${extension ? ` x${extension}` : ''}`
}
