import { bodies, bytesVerbs, headers, queryNames } from '#generated/operations/plain.ts'

/** What the generated table says of an operation, as far as the wire needs it. */
export type WireEntry = {
  readonly method: string
  readonly path: string
  readonly verb: string
  readonly kind: 'plain' | 'act'
}

/** Every input that an operation may have, by name; the types of `send` have already checked it. */
export type WireInput = Readonly<Record<string, unknown>>

/** One request: `path` still has its `{names}`, `init` says what stands in them. */
export type Wire = {
  readonly method: string
  readonly path: string
  readonly init: {
    readonly params: {
      readonly path: Readonly<Record<string, string>>
      readonly query: Readonly<Record<string, string>>
    }
    readonly headers: Readonly<Record<string, string>>
    readonly body?: unknown
    /** Bytes leave as they are. */
    readonly bodySerializer?: (body: unknown) => unknown
    readonly parseAs?: 'blob'
  }
}

/** Puts an operation and its input into one request, each parameter where the schema of plain calls says. */
export function requestOf(entry: WireEntry, input: WireInput, practiceKey: string): Wire {
  const { method, path, kind } = entry
  const { id, versionId, number, idempotencyKey } = input
  const body = kind === 'act' ? actBody(input) : plainBody(entry, input)
  return {
    method: method.toLowerCase(),
    path,
    init: {
      params: {
        path: { practice: practiceKey, ...addressOf({ id, versionId, number }) },
        query: kind === 'act' ? {} : queryOf(entry, input),
      },
      headers: headersOf(entry, kind === 'act' ? { idempotencyKey } : input),
      ...(body === undefined ? {} : { body }),
      ...(body instanceof Blob && { bodySerializer: asItIs }),
      ...(bytesVerbs.some((verb) => verb === entry.verb) && { parseAs: 'blob' }),
    },
  }
}

function addressOf(told: WireInput): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(told).map(([name, value]) => [name, String(value ?? '')]))
}

function asItIs(body: unknown): unknown {
  return body
}

/** All that an act is told, but for its row and its key. */
function actBody({ id: _id, idempotencyKey: _key, ...body }: WireInput): WireInput {
  return body
}

const bodyOf: { readonly [verb: string]: { readonly name: string; readonly type: string } | undefined } =
  bodies

function plainBody({ verb }: WireEntry, input: WireInput): unknown {
  const body = bodyOf[verb]
  return body && input[body.name]
}

/** The version stands in the query unless it has its place in the address. */
function queryOf({ path }: WireEntry, input: WireInput): Readonly<Record<string, string>> {
  const told = path.includes('{versionId}') ? without(input, 'versionId') : input
  return present(queryNames.map((name) => [name, textOf(told[name])]))
}

function headersOf({ verb }: WireEntry, input: WireInput): Readonly<Record<string, string>> {
  const body = bodyOf[verb]
  const bytes = body && input[body.name]
  const type = bytes instanceof Blob && bytes.type !== '' ? bytes.type : body?.type
  return present([
    ['content-type', type === json ? undefined : type],
    ...Object.entries(headers).map(([name, { header, written }]): Told => {
      const text = textOf(input[name])
      return [header, text && written.replace('*', () => text)]
    }),
  ])
}

const json = 'application/json'

/** A parameter as the wire writes it; what is not so is not said. */
function textOf(value: unknown): string | undefined {
  return value === undefined || value === false ? undefined : String(value)
}

function without(input: WireInput, name: string): WireInput {
  const { [name]: _, ...rest } = input
  return rest
}

type Told = readonly [string, string | undefined]

function present(entries: readonly Told[]): Readonly<Record<string, string>> {
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined))
}
