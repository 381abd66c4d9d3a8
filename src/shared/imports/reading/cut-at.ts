/** Cuts an imported expression at a separator that stands outside brackets and quotes. */
export function cutAt(text: string, separator: RegExp): readonly string[] {
  const parts: string[] = []
  let from = 0
  for (const at of outside(text)) {
    if (at < from) continue
    separator.lastIndex = at
    const found = separator.exec(text)
    if (!found || found.index !== at) continue
    parts.push(text.slice(from, at))
    from = at + found[0].length
  }
  return [...parts, text.slice(from)].map((part) => part.trim())
}

/** A text without the brackets that enclose all of it. */
export function bare(text: string): string {
  const trimmed = text.trim()
  if (!trimmed.startsWith('(') || !trimmed.endsWith(')')) return trimmed

  const isEnclosed = outside(trimmed).every((at) => at === 0 || at >= trimmed.length - 1)
  return isEnclosed ? bare(trimmed.slice(1, -1)) : trimmed
}

const deeper: { readonly [sign: string]: number } = { '(': 1, ')': -1 }

/** The positions outside all brackets and quotes; an opening bracket itself is outside. */
function outside(text: string): readonly number[] {
  const found: number[] = []
  let depth = 0
  let isQuoted = false
  for (const [at, sign] of text.split('').entries()) {
    if (!isQuoted && depth === 0) found.push(at)
    if (sign === "'") isQuoted = !isQuoted
    depth += isQuoted ? 0 : (deeper[sign] ?? 0)
  }
  return found
}
