import type { Complaint } from '#codegen/load/complaint.ts'
import { lineAt, placesOf } from '#codegen/load/places-of.ts'
import type { SourceFile } from '#codegen/load/sources.ts'

/** What a check answers: a complaint about a place in a file that is well-formed JSON; the line is looked up. */
export function complain(
  file: SourceFile,
  pointer: string,
  { what, fix }: Pick<Complaint, 'what' | 'fix'>,
): Complaint {
  return { file: file.path, pointer, line: lineAt(placesOf(file.text), pointer), what, fix }
}

/** The word of a list that was most likely meant, or undefined when none is near. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const ranked = words
    .map((other) => ({ other, distance: distance(word.toLowerCase(), other.toLowerCase()) }))
    .sort((one, two) => one.distance - two.distance)
  const best = ranked[0]
  return best && best.distance <= Math.max(2, word.length / 3) ? best.other : undefined
}

/** `Did you mean …?`, or the sentence that is given. */
export function suggestion(word: string, words: readonly string[], otherwise: string): string {
  const near = nearest(word, words)
  return near ? `Did you mean "${near}"?` : otherwise
}

/** How many letters must be added, taken or changed to make one word of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (const [at, against] of [...other].entries()) {
      const change = (row[at] ?? 0) + (letter === against ? 0 : 1)
      next.push(Math.min(change, (next[at] ?? 0) + 1, (row[at + 1] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** A name as it stands somewhere in a file. */
export type NameAt = { readonly name: string; readonly pointer: string }

/** The texts of a list as names with their pointers. */
export function namesAt(list: readonly string[], pointer: string): readonly NameAt[] {
  return list.map((name, index) => ({ name, pointer: `${pointer}/${index}` }))
}

/** A complaint for each name that is not among the known ones; `otherwise` is the advice when none of them is near. */
export function unknownNames(
  file: SourceFile,
  named: readonly NameAt[],
  {
    known,
    what,
    otherwise,
  }: {
    readonly known: readonly string[]
    readonly what: (name: string) => string
    readonly otherwise: string
  },
): readonly Complaint[] {
  return named
    .filter(({ name }) => !known.includes(name))
    .map(({ name, pointer }) =>
      complain(file, pointer, { what: what(name), fix: suggestion(name, known, otherwise) }),
    )
}
