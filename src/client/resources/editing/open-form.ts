import { answersOf, type RecordForm } from '#client/form/stored/record-form.ts'
import { type RemarkedAnswers, withRemarks } from '#client/form/stored/remarked-answers.ts'
import type { Row } from '#client/resources/rows/use-description.ts'
import type { ScreenDescription } from '#generated/screens/screen.ts'
import type { Answers } from '#shared/answers/answer.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import { openAnswers } from '#shared/forms/opening/open-answers.ts'
import { startAnswers } from '#shared/forms/opening/start-answers.ts'
import { editDefinition, type Help, type Mode, onlyBeginnings } from './edit-definition.ts'
import { keptAnswers } from './kept-answers.ts'
import { typedUpon } from './typed-answers.ts'

/** A record that is edited in the form: what it was when it was opened, and the answers that hold what is made of it. */
export type OpenForm = {
  readonly key: string
  readonly mode: Mode
  readonly definition: RecordForm
  /** The record as loaded, or for a new one what is fixed about it. */
  readonly base: object
  readonly begun: Answers
  readonly answers: RemarkedAnswers
}

/** What is opened; a new record has none yet. */
export type Opening = {
  readonly description: ScreenDescription
  readonly mode: Mode
  readonly record?: Row
  readonly help?: Help
  /** Of a record that is only shared with the reader, the fields that are open. */
  readonly only?: readonly string[] | undefined
  /** Under which name what is typed is kept, where it is not that of the record. */
  readonly key?: string
}

/** Opens a record, with what was typed into it before and not saved. */
export function openForm(opening: Opening, newId: () => string): OpenForm {
  const {
    description,
    mode,
    record,
    help,
    only,
    key = `${description.type}/${record?.id ?? 'new'}`,
  } = opening
  const definition = editDefinition(description, mode, { help, only })
  const form = compileForm(definition)
  const first = record ? answersOf(record, definition) : startAnswers(form, { newId, values: {} })
  const answers = openAnswers(form, first, { newId, values: {} })
  const begun = answers.toAnswers('draft')
  const typed = mode === 'view' ? undefined : keptAnswers.of(key)
  if (typed) answers.replace(typedUpon(begun, typed))
  return {
    key,
    mode,
    definition,
    base: record ?? onlyBeginnings(description),
    begun,
    answers: withRemarks(answers),
  }
}
