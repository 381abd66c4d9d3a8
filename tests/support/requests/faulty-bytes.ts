import fc from 'fast-check'
import { registry } from '#generated/tables/registry.ts'
import type { Body } from '#tests/support/builders/build.ts'
import { build } from '#tests/support/builders/build.ts'
import { bytesOf, type DerivedRequest, json, type RequestContext } from './derived-request.ts'
import { collectionPath, settled } from './faulty-creates.ts'

type Bent = {
  readonly what: string
  readonly body: Buffer
  readonly headers?: Readonly<Record<string, string>>
}
type Bend = (body: Body, share: number) => Bent

const textOf = (body: Body) => JSON.stringify(body)
const within = (body: Body, text: string) => Buffer.from(`${textOf(body).slice(0, -1)},"nickname":${text}}`)

/** Every way in which bytes are no body that can be understood. */
const bends: readonly Bend[] = [
  (body) => {
    const [name = ''] = Object.keys(body)
    return { what: 'a key twice', body: Buffer.from(`{${JSON.stringify(name)}:1,${textOf(body).slice(1)}`) }
  },
  (body) => ({ what: 'a key twice, once escaped', body: within(body, '{"a":1,"\\u0061":2}') }),
  (body) => ({
    what: 'a byte order mark',
    body: Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytesOf(body)]),
  }),
  (body) => ({ what: 'an escaped NUL', body: within(body, '"a\\u0000b"') }),
  (body) => ({ what: 'a NUL', body: within(body, '"a\0b"') }),
  (body) => ({ what: 'a high surrogate alone', body: within(body, '"\\ud83d"') }),
  (body) => ({ what: 'a low surrogate alone', body: within(body, '"\\udc69 x"') }),
  (body) => ({ what: 'a surrogate in a name', body: within(body, '{"\\ud83d":1}') }),
  (body) => ({
    what: 'a byte that is no UTF-8',
    body: Buffer.concat([within(body, '"'), Buffer.from([0xff, 0x22, 0x7d])]),
  }),
  (body) => ({
    what: 'an overlong sequence',
    body: Buffer.concat([
      Buffer.from(`${textOf(body).slice(0, -1)},"n":"`),
      Buffer.from([0xc0, 0xaf, 0x22, 0x7d]),
    ]),
  }),
  (body) => ({ what: 'UTF-16', body: Buffer.from(textOf(body), 'utf16le') }),
  (body, share) => ({
    what: 'only the first part',
    body: bytesOf(body).subarray(0, Math.max(1, Math.floor((bytesOf(body).length - 1) * share))),
  }),
  (body) => ({ what: 'more after the end', body: Buffer.from(`${textOf(body)}}`) }),
  (body) => ({ what: 'a comma at the end', body: Buffer.from(`${textOf(body).slice(0, -1)},}`) }),
  (body) => ({ what: 'a comment', body: Buffer.from(`/* */${textOf(body)}`) }),
  (body) => ({ what: 'a number that is none', body: within(body, 'NaN') }),
  (body) => ({ what: 'a tab in a text', body: within(body, '"a\tb"') }),
  (body) => ({ what: 'forty levels', body: within(body, '['.repeat(40) + ']'.repeat(40)) }),
  () => ({ what: 'a text', body: bytesOf('all of it') }),
  () => ({ what: 'nothing, said so', body: Buffer.from('null') }),
  () => ({ what: 'an empty body', body: Buffer.alloc(0) }),
  (body) => ({ what: 'another media type', body: bytesOf(body), headers: { 'content-type': 'text/plain' } }),
  (body) => ({ what: 'no media type', body: bytesOf(body), headers: {} }),
  (body) => ({
    what: 'another charset',
    body: bytesOf(body),
    headers: { 'content-type': 'application/json; charset=iso-8859-1' },
  }),
]

/** For tests of requests, those whose body cannot be understood, to every call that takes one. */
export function faultyBytes(context: RequestContext): fc.Arbitrary<DerivedRequest> {
  const choices = fc.record({
    entry: fc.constantFrom(...Object.values(registry).filter(({ verbs }) => verbs.includes('create'))),
    seed: fc.nat(1_000_000),
    bend: fc.constantFrom(...bends),
    way: fc.constantFrom('create', 'update', 'patch', 'query'),
    share: fc.double({ min: 0, max: 0.99, noNaN: true }),
  })
  return choices.map(({ entry, seed, bend, way, share }) => {
    const { what, body, headers = json } = bend(settled(build(entry.type, seed), context), share)
    const collection = collectionPath(context, entry)
    const asked = body.length === 0 && way === 'query' ? 'create' : way
    const one = `${collection}/${context.rows.get(entry.type)?.id ?? context.maker}?versionId=1`
    const ways = {
      create: { method: 'POST', path: collection },
      update: { method: 'PUT', path: one },
      patch: { method: 'PATCH', path: one },
      query: { method: 'POST', path: `${collection}/queries` },
    }
    return {
      ...ways[asked as keyof typeof ways],
      what: `${way} of ${entry.type} with ${what}`,
      headers,
      body,
      expected: { kind: 'wrong' },
    }
  })
}
