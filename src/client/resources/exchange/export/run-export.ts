import { send } from '#client/api/send.ts'
import type { FileColumn } from '#client/resources/exchange/files/file-column.ts'
import { writeCsv } from '#client/resources/exchange/files/write-csv.ts'
import { writeXlsx } from '#client/resources/exchange/files/write-xlsx.ts'
import type { Row } from '#client/resources/rows/use-description.ts'
import type { PlainId } from '#generated/operations/operations.ts'
import { parameterLimits } from '#generated/operations/parameter-forms.ts'
import type { Filter } from '#generated/types/filter.ts'
import { type ExportWorld, exportPages } from './export-pages.ts'
import { rested } from './rested.ts'

/** So many rows come at once; the most that the server gives. */
const { maximum: pageSize } = parameterLimits.pageSize

/** What shall leave. */
export type ExportAsked = {
  readonly query: PlainId<'query'>
  readonly filters: readonly Filter[]
  readonly sort: { readonly field: string; readonly order: 'asc' | 'desc' }
  /** Whether deleted rows leave too. */
  readonly includeDeleted: boolean
  readonly format: 'csv' | 'xlsx'
  readonly id: string
  /** What the sheet is called. */
  readonly title: string
  /** What the trail keeps of the columns. */
  readonly paths: readonly string[]
  readonly columns: readonly FileColumn<Row>[]
}

/** What became of it. */
export type Exported = {
  readonly content: Blob
  readonly rows: number
  /** Cells whose text was longer than a sheet's cell may be. */
  readonly cutCells: number
  /** Rows of which this person may not see everything. */
  readonly hiddenRows: number
}

/** Makes the file of a list while its pages come; undefined when it was called off. */
export async function runExport(
  asked: ExportAsked,
  world: Omit<ExportWorld, 'ask'>,
): Promise<Exported | undefined> {
  const { query, filters, sort, includeDeleted, format, id, paths, columns, title } = asked
  const input = {
    filters,
    pageSize,
    orderBy: sort.field,
    order: sort.order,
    crossPartition: true,
    includeDeleted,
    exportId: id,
    exportFormat: format,
    exportColumns: paths.join(','),
  }
  const ask: ExportWorld['ask'] = async (continuation) =>
    await send(query, continuation === undefined ? input : { ...input, continuation })

  const counted = { rows: 0, hiddenRows: 0 }
  const pages = rested(counting(exportPages({ ...world, ask }), counted))
  const notes = { cutCells: 0 }
  const content =
    format === 'csv'
      ? await writeCsv(columns, pages)
      : await writeXlsx({ name: title, columns, pages, notes })
  return world.signal.aborted ? undefined : { content, ...counted, ...notes }
}

async function* counting(
  pages: AsyncIterable<readonly Row[]>,
  counted: { rows: number; hiddenRows: number },
): AsyncGenerator<readonly Row[]> {
  for await (const rows of pages) {
    counted.rows += rows.length
    counted.hiddenRows += rows.filter(({ meta }) => hidesSome(meta)).length
    yield rows
  }
}

function hidesSome(meta: Row['meta'] & { readonly hasTransformations?: boolean }): boolean {
  return meta.hasTransformations === true
}
