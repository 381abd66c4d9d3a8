import type { Condition } from '#client/resources/rows/list-view.ts'
import type { Column } from '#generated/screens/screen.ts'
import type { Filter } from '#generated/types/filter.ts'
import { daySpan } from '#shared/time/local-moment.ts'

/** Filter conditions as the server asks for them: ids alone, numbers as numbers, days of moments as their spans in the zone. */
export function wireFilters(
  conditions: readonly Condition[],
  columns: readonly Column[],
  timezone: string,
): readonly Filter[] {
  return conditions.flatMap((condition) => {
    const column = columns.find(({ path }) => path === condition.field)
    return column ? [wireFilter(condition, column, timezone)] : []
  })
}

function wireFilter({ field, op, value }: Condition, column: Column, timezone: string): Filter {
  if (op === 'exists') return { field, op, value: value === true }
  if (column.kind === 'instant') return { field, op, value: moments(value, op, timezone) }
  const each = (text: string) => wireValue(text, column)
  if (typeof value === 'boolean') return { field, op, value }
  return { field, op, value: typeof value === 'string' ? each(value) : value.map(each) }
}

function wireValue(text: string, { kind }: Column): string | number {
  if (kind === 'reference') return text.slice(text.lastIndexOf('/') + 1)
  if (kind === 'number') return Number(text)
  return text
}

/** From the start of a day, before the start of a day, or from the start of one to the end of another. */
function moments(
  value: Condition['value'],
  op: string,
  timezone: string,
): boolean | string | readonly string[] {
  if (typeof value === 'boolean') return value
  const [first = '', last = first] = typeof value === 'string' ? [value] : value
  if (op !== 'between') return daySpan(first, timezone).start
  const lastMoment = new Date(Date.parse(daySpan(last, timezone).end) - 1).toISOString()
  return [daySpan(first, timezone).start, lastMoment]
}
