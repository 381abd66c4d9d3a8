import { sendQuietly } from '#client/api/send.ts'
import type { Row } from '#client/resources/rows/use-description.ts'
import type { PlainId } from '#generated/operations/operations.ts'
import { parameterLimits } from '#generated/operations/parameter-forms.ts'
import type { Filter } from '#generated/types/filter.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'

const { maximum: pageSize } = parameterLimits.pageSize

/** All rows that fit. */
export type RowSelection = {
  readonly query: PlainId<'query'>
  readonly filters: readonly Filter[]
  readonly includeDeleted: boolean
}

/** For bulk acts, reads every row that fits the filters, page by page; after a stop those that have come. */
export async function collectRows(
  { query, filters, includeDeleted }: RowSelection,
  onCount: (count: number) => void,
  signal: AbortSignal,
): Promise<Outcome<readonly Row[]>> {
  const asked = { filters, pageSize, crossPartition: true, includeDeleted }
  const rows: Row[] = []
  let continuation: string | undefined
  do {
    const page = await sendQuietly(query, { ...asked, ...(continuation !== undefined && { continuation }) })
    if (!page.ok) return page
    rows.push(...page.value.items)
    onCount(rows.length)
    continuation = page.value.continuation
  } while (continuation !== undefined && !signal.aborted)
  return succeeded(rows)
}
