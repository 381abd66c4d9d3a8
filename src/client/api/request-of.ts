import type { Filter, Leaving, Paging } from './operation-types.ts'

/** What the generated table says of an operation, as far as the wire needs it. */
export type WireEntry = {
  readonly method: string
  readonly path: string
  readonly verb: string
  readonly kind: 'plain' | 'act'
}

/** Every input that an operation may have, seen loosely; the types of `send` have already checked it. */
export type WireInput = Paging & {
  readonly id?: string
  readonly versionId?: string
  readonly filters?: readonly Filter[]
  readonly isCountOnly?: boolean
  readonly leaving?: Leaving
  readonly body?: unknown
  readonly operations?: unknown
  readonly idempotencyKey?: string
  readonly skipsHistory?: boolean
  readonly isConfirmed?: boolean
  readonly isDryRun?: boolean
}

/** One request: `path` still has its `{names}`, `init` says what stands in them. */
export type Wire = {
  readonly method: string
  readonly path: string
  readonly init: {
    readonly params: {
      readonly path: Readonly<Record<string, string>>
      readonly query: Readonly<Record<string, string | number>>
    }
    readonly headers: Readonly<Record<string, string>>
    readonly body?: unknown
  }
}

/** Puts an operation and its input into one request (paging and versions in the query, the rest in headers). */
export function requestOf(entry: WireEntry, input: WireInput, practiceKey: string): Wire {
  const body = bodyOf(entry, input)
  return {
    method: entry.method.toLowerCase(),
    path: entry.path,
    init: {
      params: {
        path: { practice: practiceKey, id: input.id ?? '', versionId: input.versionId ?? '' },
        query: queryOf(entry, input),
      },
      headers: headersOf(entry, input),
      ...(body === undefined ? {} : { body }),
    },
  }
}

function bodyOf({ verb, kind }: WireEntry, input: WireInput): unknown {
  if (kind === 'act') {
    const { id: _, ...rest } = input
    return rest
  }
  if (verb === 'query') return input.filters
  if (verb === 'patch') return input.operations
  return input.body
}

function queryOf({ verb, path }: WireEntry, input: WireInput): Readonly<Record<string, string | number>> {
  const isVersioned = ['update', 'patch', 'delete'].includes(verb) && !path.includes('{versionId}')
  return present({
    pageSize: input.pageSize,
    orderBy: input.orderBy,
    order: input.order,
    versionId: isVersioned ? input.versionId : undefined,
    confirmed: input.isConfirmed ? 'true' : undefined,
    exportId: input.leaving?.id,
    exportFormat: input.leaving?.format,
    exportColumns: input.leaving?.columns.join(','),
    dryRun: input.isDryRun ? 'true' : undefined,
    includeDeleted: input.includesDeleted ? 'true' : undefined,
    summary: input.isShort ? 'true' : undefined,
  })
}

function headersOf({ verb }: WireEntry, input: WireInput): Readonly<Record<string, string>> {
  return present({
    'content-type': verb === 'patch' ? 'application/json-patch+json' : undefined,
    'x-continuation-token': input.continuation,
    'x-partition-key': input.partition,
    'x-enable-cross-partition': input.isCrossPartition ? 'true' : undefined,
    'x-no-history': input.skipsHistory ? 'true' : undefined,
    'idempotency-key': input.idempotencyKey,
    prefer: input.isCountOnly ? 'return=minimal' : undefined,
  })
}

function present<Value>(
  record: Readonly<Record<string, Value | undefined>>,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(
    Object.entries(record).filter((entry): entry is [string, Value] => entry[1] !== undefined),
  )
}
