/** Reads a number as people type it: blanks, thousands separators and a currency or percent sign are let through. */
export function readNumber(text: string): number | undefined {
  const bracketed = /^\(.*\)$/.test(text.trim())
  const plain = text.replace(/[\s,$%()_]/g, '')
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain)) return undefined
  const number = Number(plain)
  return bracketed ? -number : number
}

/** A whole number, or `undefined` for anything else. */
export function readInteger(text: string): number | undefined {
  const number = readNumber(text)
  return number !== undefined && Number.isSafeInteger(number) ? number : undefined
}

/** Dollars as the practice prints them. */
export function writeCurrency(value: number): string {
  return value.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
}
