import { listOf } from '#shared/answers/answer.ts'
import { findingOfEmpty, hasShown } from '#shared/forms/opening/has-shown.ts'
import type { OpenAnswers } from '#shared/forms/opening/open-answers.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import type { Sheet } from './sheet.ts'

/** What a section lacks, how far it is, and whether anything in it is shown now. */
export type SectionState = {
  readonly findings: readonly Finding[]
  readonly isBegun: boolean
  readonly isShown: boolean
}

/** Checks a section as if it were to be signed now. */
export function stateOf({ answers, isRequired }: Sheet): SectionState {
  const found = answers.validate('final')
  const isEmpty = isRequired && found.every(({ weight }) => weight !== 'blocks')
  const findings = isEmpty ? [...found, ...findingOfEmpty(answers)] : found
  const isBegun = Object.keys(answers.toAnswers('final')).length > 0
  return { findings, isBegun, isShown: hasShown(answers) }
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
