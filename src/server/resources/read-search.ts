import { parameterLimits } from '#generated/operations/parameter-forms.ts'
import type { TypeEntry } from '#generated/tables/registry.ts'
import type { Filter } from '#generated/types/filter.ts'
import { validate } from '#generated/validators/shared/filter.js'
import type { CallInput, CallOptions } from '#server/operations/call.ts'
import type { Search } from '#server/stores/store.ts'
import { renewedFilters, renewedPath } from '#server/stores/upcast/renewed-body.ts'
import { type Finding, failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { blocking, refuse } from '#shared/outcome/refuse.ts'

const { maximum: largestPage } = parameterLimits.pageSize

/** What a list or a query asks, before anything is looked at. */
export type SearchAsked = {
  readonly entry: TypeEntry
  readonly input: CallInput
  readonly options: CallOptions
}

/** The search of resources that a list (no body) or a query (a list of filters) asks for; `malformed` when it cannot be understood. */
export function readSearch({ entry, input, options }: SearchAsked): Outcome<Search> {
  const filters = filtersOf(input.body)
  if (!filters.ok) return filters
  const { partition, crossPartition, continuation, prefer } = options
  const isPartitioned = entry.partition !== 'practice' && entry.partition !== 'global'
  if (isPartitioned && partition === undefined && !crossPartition)
    return failed({ kind: 'malformed', what: 'stores.partition-needed' })

  const order = orderOf(entry, input.query ?? {})
  const size = sizeOf(input.query?.pageSize)
  if (!order.ok) return order
  if (!size.ok) return size
  return succeeded({
    filters: renewedFilters(entry, filters.value),
    counting: countingOf(prefer, input.query?.total),
    ...order.value,
    ...size.value,
    ...(continuation !== undefined && { continuation }),
    ...(partition !== undefined && !crossPartition && { partition }),
    ...(input.query?.includeDeleted === 'true' && { deleted: 'included' as const }),
  })
}

function orderOf(
  entry: TypeEntry,
  { orderBy, order }: NonNullable<CallInput['query']>,
): Outcome<Pick<Search, 'orderBy' | 'order'>> {
  if (order !== undefined && order !== 'asc' && order !== 'desc')
    return malformed('/order', 'stores.bad-order')
  return succeeded({
    ...(orderBy !== undefined && { orderBy: renewedPath(entry, orderBy) }),
    ...(order !== undefined && { order }),
  })
}

function sizeOf(text: string | undefined): Outcome<Pick<Search, 'pageSize'>> {
  if (text === undefined) return succeeded({})
  const pageSize = Number(text)
  if (!Number.isInteger(pageSize) || pageSize < 1) return malformed('/pageSize', 'stores.bad-page-size')
  return pageSize > largestPage ? tooLarge(pageSize) : succeeded({ pageSize })
}

function countingOf(prefer: string | undefined, total: string | undefined): NonNullable<Search['counting']> {
  if (prefer === 'minimal') return 'countOnly'
  return total === 'true' ? 'count' : 'none'
}

function tooLarge(size: number): Outcome<never> {
  const parameters = { limit: largestPage, size }
  return refuse('/pageSize', 'stores.page-too-large', { parameters })
}

/** The body of a query: a list of `{field, op, value}` and nothing else. */
function filtersOf(body: unknown): Outcome<readonly Filter[]> {
  if (body === undefined) return succeeded([])
  if (!Array.isArray(body)) return malformed('', 'stores.filters-expected')
  const filters: Filter[] = []
  const findings: Finding[] = []
  for (const [index, each] of body.entries())
    if (validate(each)) filters.push(each)
    else findings.push(blocking(`/${index}`, 'stores.bad-filter'))
  if (findings.length > 0) return failed({ kind: 'malformed', what: 'stores.bad-filter', findings })
  return succeeded(filters)
}

function malformed(pointer: string, message: string): Outcome<never> {
  return refuse(pointer, message, { kind: 'malformed' })
}
