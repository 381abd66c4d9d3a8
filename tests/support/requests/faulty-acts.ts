import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { operations } from '#generated/operations/operations.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { bytesOf, type DerivedRequest, json, type RequestContext } from './derived-request.ts'

type Property = {
  readonly type?: string
  readonly maxLength?: number
  readonly pattern?: string
  readonly enum?: readonly unknown[]
}
type Act = {
  readonly id: string
  readonly properties: Readonly<Record<string, Property>>
  readonly required: readonly string[]
}

const folder = new URL('../../../schemas/operations/', import.meta.url)

/** Those of which nobody but background work or the interface may ask are refused whatever they say. */
const acts: readonly Act[] = readdirSync(folder).flatMap((file) => {
  const schema = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
  const { flags = [] }: { readonly flags?: readonly string[] } = schema['x-operation']
  if (flags.some((flag) => /:(BackgroundJobs|InterfaceServices):/.test(flag))) return []
  const { properties = {}, required = [] } = schema.input
  return [{ id: schema['x-operation'].id, properties, required }]
})

const rightValue = ({ type, enum: values, pattern }: Property): unknown => {
  if (values) return values[0]
  if (type === 'boolean') return true
  if (type === 'integer' || type === 'number') return 1
  if (type === 'array') return []
  if (type === 'object' || type === undefined)
    return { id: '0197c1f0-0000-7000-8000-000000000000', resourceType: 'SignatureConfiguration' }
  return pattern?.includes('1-9') ? '1' : 'a'.repeat(64)
}

type Wrong = { readonly what: string; readonly body: unknown; readonly pointer: string }

/** What may be wrong in one value of an act, by its own schema. */
function wrongValues({
  type,
  maxLength,
  pattern,
  enum: values,
}: Property): readonly (readonly [string, unknown])[] {
  return [
    ...(type === undefined
      ? []
      : ([
          ['null', null],
          ['another type', type === 'object' ? 7 : { other: 'type' }],
        ] as const)),
    ...(maxLength === undefined ? [] : ([['too long a text', 'x'.repeat(maxLength + 1)]] as const)),
    ...(pattern === undefined ? [] : ([['another pattern', '~']] as const)),
    ...(values ? ([['none of them', 'no-such-value']] as const) : []),
  ]
}

function wrongs({ properties, required }: Act): readonly Wrong[] {
  const whole = Object.fromEntries(required.map((name) => [name, rightValue(properties[name] ?? {})]))
  const changed = Object.entries(properties).flatMap(([name, property]) =>
    wrongValues(property).map(([what, value]) => ({
      what: `${what} for ${name}`,
      body: { ...whole, [name]: value },
      pointer: `/${name}`,
    })),
  )
  const missing = required.map((name) => {
    const { [name]: _left, ...body } = whole
    return { what: `no ${name}`, body, pointer: `/${name}` }
  })
  const unknown = {
    what: 'an unknown field',
    body: { ...whole, favouriteColour: 'green' },
    pointer: '/favouriteColour',
  }
  return [...changed, ...missing, unknown]
}

/** For tests of requests: every act with one thing wrong in its body. */
export function faultyActs(context: RequestContext): fc.Arbitrary<DerivedRequest> {
  return fc.record({ act: fc.constantFrom(...acts), at: fc.nat() }).map(({ act, at }) => {
    const all = wrongs(act)
    const { what, body, pointer } = all[at % all.length] ?? { what: 'a list', body: [], pointer: '' }
    const operation = Object.values(operations).find(({ id }) => id === act.id)
    const row = context.rows.get(operation?.resource as ResourceType)
    const id = row?.id ?? context.maker
    const isMissing = operation?.path.includes('{id}') === true && !row
    const path =
      operation?.path.replace('{practice}', context.practiceKey).replace('{id}', id).replace('/api/v1', '') ??
      ''
    return {
      what: `${act.id} with ${what}`,
      method: 'POST',
      path,
      headers: json,
      body: bytesOf(body),
      // That there is no such row is said before what is wrong in the body.
      expected: { kind: 'wrong', ...(!isMissing && { pointer }) },
    }
  })
}
