import { listOf } from '#shared/answers/answer.ts'
import type { OpenAnswers } from '#shared/forms/opening/open-answers.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import type { Sheet } from './sheet.ts'

/** What a section lacks, and how far it is. */
export type SectionState = { readonly findings: readonly Finding[]; readonly isBegun: boolean }

/** Checks a section as if it were to be signed now. */
export function stateOf({ answers }: Sheet): SectionState {
  const findings = answers.validate('final')
  return { findings, isBegun: Object.keys(answers.toAnswers('final')).length > 0 }
}

/** The path of the question that a finding's pointer names: rows are named by their id, not by their number. */
export function pathOf(answers: OpenAnswers, pointer: string): string {
  const [first = '', ...rest] = pointer.split('/').slice(1).map(unescaped)
  return rest.reduce((path, part, index) => {
    const ids = listOf(answers.get(path).value)
    const isRow = index % 2 === 0 && answers.form.nodes.get(lastOf(path))?.element.type === 'Repeater'
    if (isRow) return `${path}/${String(ids[Number(part)] ?? part)}`
    return answers.get(`${path}/${part}`).visible ? `${path}/${part}` : path
  }, first)
}

function lastOf(path: string): string {
  return path.split('/').at(-1) ?? path
}

function unescaped(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~')
}
