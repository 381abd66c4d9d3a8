import type { Option } from '#generated/types/option.ts'
import { pastedOptions } from './pasted-questions.ts'

/** The options of a question as text, one to a line, each with its score before it where it has one. */
export function optionsText(options: readonly Option[]): string {
  return options
    .map(({ code, label = code, score }) => (score === undefined ? label : `${score} ${label}`))
    .join('\n')
}

/**
 * The options that a text writes, one to a line. One that is called as before stays what it was, wherever it stands now; where as many
 * lines stand as before, one that is called otherwise keeps its code, so that answers which were given keep their meaning.
 */
export function writtenOptions(before: readonly Option[], text: string): readonly Option[] {
  const written = pastedOptions(text)
  const isAsMany = written.length === before.length
  const known = written.map(
    ({ label }, index) =>
      before.find((option) => (option.label ?? option.code) === label) ??
      (isAsMany && !isCalled(written, before[index]) ? before[index] : undefined),
  )
  const taken = new Set(known.map((option) => option?.code))
  return written.map((option, index) => {
    const own = known[index]
    const code = own?.code ?? freeCode(option.code, taken)
    taken.add(code)
    const { score: _score, ...kept } = own ?? {}
    return { ...kept, ...option, code }
  })
}

function isCalled(written: readonly Option[], option: Option | undefined): boolean {
  return written.some(({ label }) => label === (option?.label ?? option?.code))
}

function freeCode(code: string, taken: ReadonlySet<string | undefined>): string {
  let found = code
  for (let number = 2; taken.has(found); number += 1) found = `${code.slice(0, 36)}_${number}`
  return found
}
