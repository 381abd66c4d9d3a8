import type { ElementType } from '#shared/forms/definition.ts'
import type { ForeignObject } from '#shared/imports/reading/foreign-object.ts'
import { isTrue, listOf, recordOf, recordsOf, textOf } from '#shared/imports/reading/foreign-object.ts'
import type { ImportEntry } from '#shared/imports/reading/import-ledger.ts'

/** What a question of an OpenMRS form becomes here, and what has to be said of that. */
export type OpenMrsType = {
  readonly type: ElementType
  readonly isMultiple?: boolean
  readonly repeats?: boolean
  readonly remark?: ImportEntry
}

const elsewhere = 'imports.choices-in-system'

const plainTypes: { readonly [rendering: string]: OpenMrsType } = {
  text: { type: 'String' },
  textarea: { type: 'Text' },
  date: { type: 'Date' },
  datetime: { type: 'DateTime' },
  time: { type: 'Time' },
  toggle: { type: 'Boolean' },
  file: { type: 'Attachment' },
  image: { type: 'Attachment' },
  markdown: { type: 'Instructions' },
  'encounter-provider': {
    type: 'Practitioner',
    remark: 'imports.staff-here',
  },
  'encounter-location': {
    type: 'LocationPicker',
    remark: 'imports.locations-here',
  },
  problem: { type: 'String', remark: elsewhere },
  drug: { type: 'String', remark: elsewhere },
  'ui-select-extended': { type: 'String', remark: elsewhere },
  'select-concept-answers': { type: 'String', remark: elsewhere },
}

const many: ReadonlySet<string> = new Set([
  'multiCheckbox',
  'checkbox',
  'multi-select',
  'checkbox-searchable',
])
const choices: ReadonlySet<string> = new Set([
  'select',
  'radio',
  'single-select',
  'content-switcher',
  'select-concept-answers',
])
const groups: ReadonlySet<string> = new Set(['group', 'field-set', 'obsGroup'])

/** Finds the type by how the question is drawn there, by its answers, and by its inner questions. */
export function openMrsTypeOf(question: ForeignObject): OpenMrsType {
  const options = recordOf(question.questionOptions)
  const rendering = textOf(options.rendering) ?? ''
  const hasAnswers = recordsOf(options.answers).length > 0 || recordsOf(options.selectableOrders).length > 0
  const isGroup = recordsOf(question.questions).length > 0
  if (isGroup) return { type: rendering === 'repeating' ? 'Repeater' : 'Section' }
  if (hasAnswers) return chosen(rendering)
  if (groups.has(rendering)) return { type: 'Section', remark: 'imports.group-without-questions' }
  return dated(question, rendering) ?? numeric(options, rendering) ?? unanswered(rendering)
}

function chosen(rendering: string): OpenMrsType {
  if (many.has(rendering)) return { type: 'Choice', isMultiple: true }
  if (rendering === 'repeating')
    return { type: 'Choice', isMultiple: true, remark: 'imports.entries-in-one-list' }
  if (choices.has(rendering)) return { type: 'Choice' }
  return { type: 'Choice', remark: { message: 'imports.rendering-choice', parameters: { rendering } } }
}

function dated(question: ForeignObject, rendering: string): OpenMrsType | undefined {
  const hasTime = question.datePickerFormat === 'both' || isTrue(recordOf(question.questionOptions).showTime)
  if (rendering === 'date' && hasTime) return { type: 'DateTime' }
  return rendering === 'date' && question.datePickerFormat === 'timer' ? { type: 'Time' } : undefined
}

function numeric(options: ForeignObject, rendering: string): OpenMrsType | undefined {
  if (rendering !== 'number' && rendering !== 'numeric') return undefined
  const isWhole = isTrue(options.disallowDecimals)
  return { type: isWhole ? 'Integer' : 'Decimal' }
}

function unanswered(rendering: string): OpenMrsType {
  if (rendering === 'repeating') return { type: 'String', repeats: true }
  const plain = Object.hasOwn(plainTypes, rendering) ? plainTypes[rendering] : undefined
  if (plain) return plain
  if (many.has(rendering) || choices.has(rendering)) return { type: 'String', remark: 'imports.choices-none' }
  return { type: 'String', remark: { message: 'imports.rendering-unknown', parameters: { rendering } } }
}

/** The words of a text between questions: one or several lines. */
export function markdownOf(question: ForeignObject): string {
  const lines = listOf(question.value).flatMap((line) => textOf(line) ?? [])
  return lines.length > 0 ? lines.join('\n\n') : (textOf(question.label) ?? '')
}
