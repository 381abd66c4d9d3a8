import { filterOperators } from '#generated/enumerations/filter-operator.ts'
import type { Answer } from '#server/operations/call.ts'
import type { PlainCall, PlainHandler } from '#server/operations/plain-handler.ts'
import { isDocument, type StoredDocument } from '#server/stores/document.ts'
import { masked } from '#server/stores/masked.ts'
import type { Filter, Search } from '#server/stores/store.ts'
import { type Finding, failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { expanded, expansionOf } from './expand.ts'
import { summaryOf } from './summary.ts'

const largestPage = 500

/** All rows of a type that the actor sees, page by page. */
export const list: PlainHandler = (call) => search(call, [])

/** The rows that fit all of the filters in the body. */
export const query: PlainHandler = async (call) => {
  const filters = filtersOf(call.input.body)
  return filters.ok ? search(call, filters.value) : filters
}

async function search(call: PlainCall, filters: readonly Filter[]): Promise<Outcome<Answer>> {
  const { context, entry, rows } = call
  const asked = searchOf(call, filters)
  if (!asked.ok) return asked
  const paths = expansionOf(entry, call.input.query?.expand)
  if (!paths.ok) return paths

  const page = await rows.search(asked.value)
  if (!page.ok) return page
  const { continuation, total } = page.value
  context.note({ detail: { ids: page.value.rows.map(({ id }) => id) } })
  const more = {
    ...(continuation !== undefined && { continuation }),
    ...(total !== undefined && { total }),
  }
  if (asked.value.counting === 'countOnly') return succeeded({ value: undefined, status: 204, ...more })

  const shown = await rows.shown(readable(call, page.value.rows))
  const whole = paths.value.length === 0 ? shown : await expanded(call, shown, paths.value)
  return succeeded({ value: whole, status: 200, ...more })
}

function readable(
  { context, entry, input }: PlainCall,
  documents: readonly StoredDocument[],
): readonly StoredDocument[] {
  const seen = documents.map((document) => masked(context.actor, entry, document))
  const isSummary = input.query?.summary === 'true' || context.options.prefer === 'summary'
  return isSummary ? seen.map((document) => summaryOf(entry, document)) : seen
}

function searchOf({ entry, input, context }: PlainCall, filters: readonly Filter[]): Outcome<Search> {
  const { partition, crossPartition, continuation, prefer } = context.options
  const isPartitioned = entry.partition !== 'practice' && entry.partition !== 'global'
  if (isPartitioned && partition === undefined && !crossPartition)
    return failed({ kind: 'malformed', what: 'stores.partition-needed' })

  const order = orderOf(input.query ?? {})
  const size = sizeOf(input.query?.pageSize)
  if (!order.ok) return order
  if (!size.ok) return size
  return succeeded({
    filters,
    counting: countingOf(prefer, input.query?.total),
    ...order.value,
    ...size.value,
    ...(continuation !== undefined && { continuation }),
    ...(partition !== undefined && !crossPartition && { partition }),
    ...(input.query?.includeDeleted === 'true' && { deleted: 'included' as const }),
  })
}

function orderOf({
  orderBy,
  order,
}: Readonly<Record<string, string>>): Outcome<Pick<Search, 'orderBy' | 'order'>> {
  if (order !== undefined && order !== 'asc' && order !== 'desc')
    return failed({ kind: 'malformed', what: 'stores.bad-order' })
  return succeeded({ ...(orderBy !== undefined && { orderBy }), ...(order !== undefined && { order }) })
}

function sizeOf(text: string | undefined): Outcome<Pick<Search, 'pageSize'>> {
  if (text === undefined) return succeeded({})
  const pageSize = Number(text)
  if (!Number.isInteger(pageSize) || pageSize < 1)
    return failed({ kind: 'malformed', what: 'stores.bad-page-size' })
  return pageSize > largestPage ? tooLarge(pageSize) : succeeded({ pageSize })
}

function countingOf(prefer: string | undefined, total: string | undefined): NonNullable<Search['counting']> {
  if (prefer === 'minimal') return 'countOnly'
  return total === 'true' ? 'count' : 'none'
}

function tooLarge(size: number): Outcome<never> {
  const parameters = { limit: largestPage, size }
  return failed({
    kind: 'invalid',
    findings: [{ pointer: '', weight: 'blocks', message: 'stores.page-too-large', parameters }],
  })
}

/** The body of a query: a list of `{field, op, value}` and nothing else. */
function filtersOf(body: unknown): Outcome<readonly Filter[]> {
  if (body === undefined) return succeeded([])
  if (!Array.isArray(body)) return malformed('', 'stores.filters-expected')
  const findings: Finding[] = []
  for (const [index, each] of body.entries())
    if (!isFilter(each))
      findings.push({ pointer: `/${index}`, weight: 'blocks', message: 'stores.bad-filter' })
  if (findings.length > 0) return failed({ kind: 'malformed', what: 'stores.bad-filter', findings })
  return succeeded(body as readonly Filter[])
}

function isFilter(value: unknown): value is Filter {
  if (!isDocument(value) || typeof value.field !== 'string') return false
  const names = Object.keys(value)
  const isKnown = filterOperators.some((each) => each === value.op)
  return isKnown && names.every((name) => ['field', 'op', 'value'].includes(name))
}

function malformed(pointer: string, message: string): Outcome<never> {
  return failed({ kind: 'malformed', what: message, findings: [{ pointer, weight: 'blocks', message }] })
}
