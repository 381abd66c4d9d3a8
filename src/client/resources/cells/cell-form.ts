import { answersOf, resourceOf } from '#client/form/stored/record-form.ts'
import { type RemarkedAnswers, withRemarks } from '#client/form/stored/remarked-answers.ts'
import type { Row } from '#client/resources/rows/use-description.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import type { Definition, Element } from '#shared/forms/definition.ts'
import { openAnswers } from '#shared/forms/opening/open-answers.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'

/** One question of a record, alone. */
export type CellForm = { readonly definition: Definition; readonly answers: RemarkedAnswers }

/** Opens the question with what stands in the row, or empty when there is no row yet. */
export function openCell(element: Element, newId: () => string, row: object = {}): CellForm {
  const definition: Definition = { elements: [element] }
  const answers = openAnswers(compileForm(definition), answersOf(row, definition), { newId, values: {} })
  return { definition, answers: withRemarks(answers) }
}

/** The row with what was entered; a refusal when the answer cannot be. */
export function withCell({ definition, answers }: CellForm, row: Row): Outcome<Row> {
  const findings = answers.validate('final').filter(({ weight }) => weight === 'blocks')
  if (findings.length > 0) return failed({ kind: 'invalid', findings })
  // A row with one other answer is still a row of its type.
  return succeeded(resourceOf(answers.toAnswers('final'), definition, row) as Row)
}
