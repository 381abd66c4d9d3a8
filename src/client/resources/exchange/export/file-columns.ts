import type { FileColumn } from '#client/resources/exchange/files/file-column.ts'
import { textsOf, type Writing } from '#client/resources/rows/cell-text.ts'
import { columnLabel } from '#client/resources/rows/column-label.ts'
import type { Row } from '#client/resources/rows/use-description.ts'
import type { Column } from '#generated/screens/screen.ts'
import { valuesAt } from '#shared/patch/values-at.ts'

/** What stands between the values of a cell that has several. */
export const between = '; '

type Wanted = {
  readonly columns: readonly Column[]
  readonly writing: Writing
  /** Whether ids, codes and moments in UTC stand beside the words. */
  readonly hasIds: boolean
  /** Whether a column says which rows are deleted. */
  readonly hasDeleted: boolean
}

/** The columns of an exported file: each as people read it and, if wanted, beside it as programs do. */
export function fileColumns({ columns, writing, hasIds, hasDeleted }: Wanted): readonly FileColumn<Row>[] {
  const { labels } = writing
  const own: readonly FileColumn<Row>[] = [
    { header: labels('exchange.id'), kind: 'text', value: ({ id }) => id },
    { header: labels('exchange.version'), kind: 'text', value: ({ meta }) => meta.versionId },
  ]
  const deleted: FileColumn<Row> = {
    header: labels('exchange.deleted'),
    kind: 'text',
    value: ({ meta }) => labels(meta.isDeleted ? 'form.yes' : 'form.no'),
  }
  const texts = textsOf(writing)
  return [
    ...(hasIds ? own : []),
    ...(hasDeleted ? [deleted] : []),
    ...columns.flatMap((column) => pair(column, { writing, hasIds, texts })),
  ]
}

type Making = Pick<Wanted, 'writing' | 'hasIds'> & { readonly texts: ReturnType<typeof textsOf> }

function pair(column: Column, { writing, hasIds, texts }: Making): readonly FileColumn<Row>[] {
  const label = columnLabel(column, writing.labels)
  const readable = readableColumn(column, { label, writing, texts })
  const beside = hasIds ? besideColumn(column, label, writing) : undefined
  return beside ? [readable, beside] : [readable]
}

type Readable = Pick<Making, 'writing' | 'texts'> & { readonly label: string }

function readableColumn(column: Column, { label, writing, texts }: Readable): FileColumn<Row> {
  const { kind, path, isList } = column
  const values = (row: Row) => valuesAt(row, path)
  if (kind === 'number' && !isList)
    return { header: label, kind: 'number', value: (row) => numberOf(values(row)) }
  if (kind === 'number') return joined(label, (row) => values(row).map(String))
  if (kind === 'day')
    return { ...joined(label, (row) => values(row).map(String)), kind: isList ? 'text' : 'day' }
  if (kind === 'time' || kind === 'approximate') return joined(label, (row) => values(row).map(String))
  if (kind !== 'instant') return joined(label, (row) => texts(row, column))
  const { timezone } = writing.moments
  const header = writing.labels('exchange.in-zone', { column: label, zone: timezone })
  const clock = wallClock(timezone)
  const moments = (row: Row) => values(row).map((value) => clock(String(value)))
  return { ...joined(header, moments), kind: isList ? 'text' : 'moment' }
}

function joined(header: string, texts: (row: Row) => readonly string[]): FileColumn<Row> {
  return { header, kind: 'text', value: (row) => texts(row).join(between) }
}

/** The same values as programs know them. */
function besideColumn(
  { kind, path }: Column,
  label: string,
  { labels }: Writing,
): FileColumn<Row> | undefined {
  const plain = plainTexts[kind]
  const id = besideIds[kind]
  if (!plain || !id) return undefined
  return joined(labels(id, { column: label }), (row) => valuesAt(row, path).map(plain))
}

const besideIds: { readonly [kind: string]: string } = {
  reference: 'exchange.id-of',
  code: 'exchange.code-of',
  coded: 'exchange.code-of',
  instant: 'exchange.utc-of',
}

const plainTexts: { readonly [kind: string]: (value: unknown) => string } = {
  reference: (value) => [memberOf(value, 'resourceType'), memberOf(value, 'id')].join('/'),
  code: String,
  coded: (value) => memberOf(value, 'code'),
  instant: String,
}

function memberOf(value: unknown, name: string): string {
  return String(valuesAt(value, name)[0] ?? '')
}

function numberOf([value]: readonly unknown[]): number | string | undefined {
  return typeof value === 'number' || value === undefined ? value : String(value)
}

/** `2026-11-24 09:30` on the wall of the practice, as a file is read back; what is no moment stays as it is. Swedish writes days and times so. */
function wallClock(timezone: string): (instant: string) => string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: timezone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  return (instant) => {
    const milliseconds = Date.parse(instant)
    return Number.isNaN(milliseconds) ? instant : format.format(milliseconds)
  }
}
