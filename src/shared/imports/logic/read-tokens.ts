/** One word of a condition: a name, a value in quotes, a number or a sign. */
export type Token =
  | { readonly kind: 'name' | 'sign' | 'text'; readonly text: string }
  | { readonly kind: 'box'; readonly text: string; readonly code: string | undefined }
  | { readonly kind: 'number'; readonly text: string }

/** How names are written: bare, or in brackets (`[age]`, `[symptoms(3)]`), where brackets otherwise enclose a list. */
export type Spelling = { readonly names: 'bare' | 'bracketed' }

const longest = 5000

const blank = /\s+/y
const quoted = /"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'/y
const digits = /-?\d+(?:\.\d+)?(?![\w$])/y
const name = /[A-Za-z_$][\w$-]*(?:\??\.[A-Za-z_$][\w$-]*)*/y
const sign = /===|!==|==|!=|<>|>=|<=|&&|\|\||[=<>!()[\],]/y
const bracketed = /\[([A-Za-z_]\w*)(?:\(([^()[\]]{1,200})\))?\]/y

/** The words of a condition; nothing when it holds anything else, or is longer than 5,000 characters. */
export function readTokens(text: string, { names }: Spelling): readonly Token[] | undefined {
  if (text.length > longest) return undefined

  const tokens: Token[] = []
  for (let at = 0; at < text.length; ) {
    const space = matchAt(blank, text, at)
    if (space) {
      at += space[0].length
      continue
    }
    const found = (names === 'bracketed' ? boxAt(text, at) : undefined) ?? tokenAt(text, at)
    if (!found) return undefined
    tokens.push(found.token)
    at += found.length
  }
  return tokens
}

type Found = { readonly token: Token; readonly length: number }

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

function boxAt(text: string, at: number): Found | undefined {
  const found = matchAt(bracketed, text, at)
  if (!found) return undefined
  return { token: { kind: 'box', text: found[1] ?? '', code: found[2]?.trim() }, length: found[0].length }
}

function tokenAt(text: string, at: number): Found | undefined {
  const words = matchAt(quoted, text, at)
  if (words)
    return { token: { kind: 'text', text: plain(words[1] ?? words[2] ?? '') }, length: words[0].length }

  for (const [kind, pattern] of [
    ['number', digits] as const,
    ['name', name] as const,
    ['sign', sign] as const,
  ]) {
    const found = matchAt(pattern, text, at)
    if (found) return { token: { kind, text: found[0] }, length: found[0].length }
  }
  return undefined
}

const escapes: { readonly [letter: string]: string } = { n: '\n', t: '\t', r: '\r' }

function plain(text: string): string {
  return text.replace(/\\(.)/gs, (_, letter: string) => escapes[letter] ?? letter)
}
