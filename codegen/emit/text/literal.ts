/** The text of a value as TypeScript source on as few lines as are readable: single quotes, unquoted names, two blanks a level. */
export function literal(value: unknown, depth = 0): string {
  if (typeof value === 'string') return quoted(value)
  if (typeof value !== 'object' || value === null) return String(value)
  const entries = Array.isArray(value) ? value.map((item) => literal(item, depth + 1)) : pairs(value, depth)
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  if (entries.length === 0) return `${open}${close}`
  const flat = Array.isArray(value) ? `[${entries.join(', ')}]` : `{ ${entries.join(', ')} }`
  if (flat.length + depth * 2 <= 100 && !flat.includes('\n')) return flat
  const inner = '  '.repeat(depth + 1)
  return `${open}\n${entries.map((entry) => `${inner}${entry},`).join('\n')}\n${'  '.repeat(depth)}${close}`
}

function pairs(value: object, depth: number): readonly string[] {
  return Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .map(([key, inner]) => `${nameOrText(key)}: ${literal(inner, depth + 1)}`)
}

/** A text in single quotes. */
export function quoted(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")
  return `'${escaped}'`
}

/** A property name, quoted only where it must be. */
export function nameOrText(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name)
}

/** A doc comment of one sentence; nothing when there is no text. */
export function comment(text: string | undefined): string {
  return text ? `/** ${text.replaceAll('*/', '* /')} */\n` : ''
}
