import type { Chance } from '#tests/support/chance.ts'

/** For tests: a proof with one entry changed, removed, repeated or moved, and what was done to it. */
export function mutateBundle(
  bundle: string,
  chance: Chance,
): { readonly text: string; readonly what: string } {
  const lines = bundle.trimEnd().split('\n')
  const at = chance.whole(0, lines.length - 1)
  const line = lines[at] ?? ''
  const what = chance.pick(['changed', 'removed', 'repeated', 'moved', 'signature', 'flipped']) ?? 'changed'
  const mutated: Readonly<Record<string, () => readonly string[]>> = {
    changed: () => lines.with(at, changedText(line, chance)),
    removed: () => lines.toSpliced(at, 1),
    repeated: () => lines.toSpliced(at, 0, line),
    moved: () => moved(lines, at),
    signature: () =>
      lines.with(
        at,
        line.replace(/"signature":"(.)/, (_all, first) => `"signature":"${first === 'A' ? 'B' : 'A'}`),
      ),
    flipped: () => lines.with(at, flipped(line, chance)),
  }
  const text = `${(mutated[what]?.() ?? lines).join('\n')}\n`
  return text === bundle
    ? { text: `${line}\n${text}`, what: 'repeated' }
    : { text, what: `${what} ${at + 1} of ${lines.length}` }
}

/** A word of the line says something else, and the line is canonical still. */
function changedText(line: string, chance: Chance): string {
  const words = [...line.matchAll(/:"([^"\\]{2,})"/g)]
  const word = chance.pick(words)
  if (word?.index === undefined) return `${line} `
  const [whole, inner = ''] = word
  return `${line.slice(0, word.index)}:"${inner.slice(1)}"${line.slice(word.index + whole.length)}`
}

function moved(lines: readonly string[], at: number): readonly string[] {
  const other = (at + 1) % lines.length
  return lines.with(at, lines[other] ?? '').with(other, lines[at] ?? '')
}

/** One bit of one letter. */
function flipped(line: string, chance: Chance): string {
  const at = chance.whole(0, line.length - 1)
  const letter = String.fromCharCode(line.charCodeAt(at) ^ (1 << chance.whole(0, 6)))
  return `${line.slice(0, at)}${letter}${line.slice(at + 1)}`
}
