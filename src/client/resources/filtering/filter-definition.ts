import type { Condition } from '#client/resources/rows/list-view.ts'
import type { FilterOperator } from '#generated/enumerations/filter-operator.ts'
import type { Column } from '#generated/screens/screen.ts'
import { type Answer, type Answers, isRecord } from '#shared/answers/answer.ts'
import type { Definition, Element } from '#shared/forms/definition.ts'

type Asking = Pick<Element, 'type'> & Partial<Element>

/** The question that a filter condition's value answers, drawn by the form engine like any other. */
export function filterDefinition(column: Column, op: FilterOperator): Definition {
  if (op === 'exists') return { elements: [question('value', 'resources.is-it-given', yesNo)] }
  const asking = askingOf(column, op)
  if (op !== 'between') return { elements: [question('value', 'resources.value', asking)] }
  return {
    elements: [
      question('value', 'resources.value-from', { ...asking, width: 5 }),
      question('until', 'resources.value-to', { ...asking, width: 5 }),
    ],
  }
}

/** What was answered as a condition; undefined while something is missing. */
export function conditionOf(column: Column, op: FilterOperator, answers: Answers): Condition | undefined {
  const value = comparedValue(column, op, answers)
  return value === undefined ? undefined : { field: column.path, op, value }
}

const yesNo: Asking = { type: 'Boolean', display: 'YesNo' }

function question(id: string, labelId: string, asking: Asking): Element {
  return { ...asking, id, label: id, labelId, required: true }
}

function askingOf({ kind, enumeration, values, list, targets }: Column, op: FilterOperator): Asking {
  const multiple = op === 'in' || op === 'nin'
  switch (kind) {
    case 'boolean':
      return yesNo
    case 'number':
      return { type: 'Decimal' }
    case 'day':
    case 'instant':
      return { type: 'Date' }
    case 'reference':
      return { type: 'Reference', types: targets ?? [] }
    case 'coded':
      return { type: 'Choice', multiple, ...(list === undefined ? {} : { codedList: list }) }
    case 'code':
      return {
        type: 'Choice',
        multiple,
        options: (values ?? []).map((code) => ({ code, labelId: `enumeration.${enumeration}.${code}` })),
      }
    default:
      return { type: 'String', validation: { maxLength: 200 } }
  }
}

function comparedValue(column: Column, op: FilterOperator, answers: Answers): Condition['value'] | undefined {
  const { value, until } = answers
  if (typeof value === 'boolean') return value
  if (op === 'between') {
    const span = [textOf(value), textOf(until)].filter((each) => each !== undefined)
    return span.length === 2 ? span : undefined
  }
  if (Array.isArray(value)) return value.map(String)
  return column.kind === 'reference' ? referenceOf(value) : textOf(value)
}

function textOf(value: Answer | undefined): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

function referenceOf(value: Answer | undefined): string | undefined {
  if (!isRecord(value)) return undefined
  return `${String(value.resourceType)}/${String(value.id)}`
}
