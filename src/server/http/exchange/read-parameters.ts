import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { callQueries, parameterForms } from '#generated/operations/parameter-forms.ts'
import { type HeaderParameters, headers, type QueryName } from '#generated/operations/plain.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { isKeyOf } from '#shared/patch/is-key-of.ts'
import { membersOf } from '#shared/patch/members-of.ts'

/** What a request says beside its body: the names in its address, what its call may say in the query, and its headers. */
export type Parameters = {
  readonly path: { readonly id?: string; readonly versionId?: string; readonly number?: string }
  readonly query: { readonly [Name in QueryName]?: string }
  readonly told: HeaderParameters
}

type Wrong = {
  readonly name: string
  readonly message: 'http.unknown-parameter' | 'http.repeated-parameter' | 'http.bad-parameter'
}

const forms = new Map(
  Object.entries(parameterForms).map(([name, form]) => [name, new RegExp(form, 'u')] as const),
)
/** The forms of whole headers: some say their value within other signs. */
const writtenForms = new Map(
  Object.entries(headers).flatMap(([name, { written }]) => {
    const form = forms.get(name)
    const [before, after] = aroundValue(written)
    return form
      ? [[name, new RegExp(`^${before}(?:${form.source.replace(/^\^|\$$/g, '')})${after}$`, 'u')] as const]
      : []
  }),
)
/** Wishes, of which nobody need know all: what we do not understand of them we do not fulfil. */
const wishes: readonly string[] = ['prefer', 'knownVersion'] satisfies readonly (keyof HeaderParameters)[]
const longestName = 60

/** The names that the query of a call may say, by its verb; the query of an act says nothing. */
export function queryOf(verb: string): readonly string[] {
  return isKeyOf(callQueries, verb) ? callQueries[verb] : []
}

/**
 * Reads the parameters of a request: in its query nothing that the call does not know, nothing twice and everything in its form;
 * in its address and its headers everything in its form, and an empty header counts as absent. What is wrong is `malformed` and
 * is named. An id of whatever form is that of a row which is there or not.
 */
export function readParameters(
  known: readonly string[],
  { params, query, headers: given, raw }: Pick<FastifyRequest, 'params' | 'query' | 'headers' | 'raw'>,
): Outcome<Parameters> {
  const said = Object.entries(Object(query))
  const { id, versionId, number } = membersOf(params)
  const addressed = Object.entries({ versionId, number }).filter(([, value]) => value !== undefined)
  const wrong = wrongIn(known, said) ?? wrongIn(['versionId', 'number'], addressed)
  if (wrong) return malformed(wrong.message, wrong.name)
  const header = wrongHeader(given) ?? repeatedHeader(given, raw)
  if (header !== undefined) return malformed('http.bad-header', header)
  return succeeded({
    path: {
      ...named('id', textOf(id)),
      ...named('versionId', textOf(versionId)),
      ...named('number', textOf(number)),
    },
    // Each is one text of a name that a call knows, as was just seen.
    query: Object.fromEntries(said) as Parameters['query'],
    told: toldIn(given),
  })
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function wrongIn(known: readonly string[], said: readonly (readonly [string, unknown])[]): Wrong | undefined {
  for (const [name, value] of said) {
    if (!known.includes(name)) return { name, message: 'http.unknown-parameter' }
    if (typeof value !== 'string') return { name, message: 'http.repeated-parameter' }
    if (value === '' || forms.get(name)?.test(value) === false) return { name, message: 'http.bad-parameter' }
  }
  return undefined
}

/** The name of a header that has not its form. */
function wrongHeader(given: IncomingHttpHeaders): string | undefined {
  const wrong = Object.entries(headers).find(([name, { header }]) => {
    const value = textAt(given, header)
    return value !== undefined && !wishes.includes(name) && writtenForms.get(name)?.test(value) === false
  })
  return wrong?.[1].header
}

/** The name of a header that stands there twice; Node has put both into one text, with a comma between. */
function repeatedHeader(given: IncomingHttpHeaders, raw: IncomingMessage): string | undefined {
  const repeated = Object.entries(headers).find(([name, { header }]) => {
    const isOne = wishes.includes(name) || !textAt(given, header)?.includes(',')
    return !isOne && (raw.headersDistinct[header]?.length ?? 0) > 1
  })
  return repeated?.[1].header
}

function toldIn(given: IncomingHttpHeaders): HeaderParameters {
  const said = (name: keyof typeof headers) => textAt(given, headers[name].header)
  return {
    ...named('profile', said('profile')),
    ...named('securityToken', said('securityToken')),
    ...named('idempotencyKey', said('idempotencyKey')),
    ...named('continuation', said('continuation')),
    ...named('ifNoneExists', said('ifNoneExists')),
    ...named('partition', said('partition')),
    ...named('knownVersion', said('knownVersion')),
    ...named('range', within('range', said('range'))),
    ...named('digest', within('digest', said('digest'))),
    ...named('wholeDigest', within('wholeDigest', said('wholeDigest'))),
    ...named('prefer', preferenceIn(said('prefer'))),
    ...(said('userSystem') === 'true' && { userSystem: true }),
    ...(said('automation') === 'true' && { automation: true }),
    noHistory: said('noHistory') === 'true',
    crossPartition: said('crossPartition') === 'true',
  }
}

/** The value of a header that is written within other signs. */
function within(name: keyof typeof headers, header: string | undefined): string | undefined {
  const [before, after] = aroundValue(headers[name].written)
  return header?.slice(before.length, header.length - after.length)
}

function aroundValue(written: string): readonly [string, string] {
  const [before = '', after = ''] = written.split('*')
  return [before, after]
}

function named<Name extends string, Value>(
  name: Name,
  value: Value | undefined,
): { readonly [Key in Name]?: Value } {
  // A computed name is typed as any text.
  return (value === undefined ? {} : { [name]: value }) as { readonly [Key in Name]?: Value }
}

function textAt(given: IncomingHttpHeaders, header: string): string | undefined {
  const value = given[header]
  const one = Array.isArray(value) ? value.join(', ') : value
  return one === undefined || one === '' ? undefined : one
}

/** `return=minimal` and its like. */
function preferenceIn(header: string | undefined): HeaderParameters['prefer'] {
  const wish = /(?:^|[,;\s])return=(\w+)/.exec(header ?? '')?.[1]
  return wish === 'minimal' || wish === 'representation' || wish === 'summary' ? wish : undefined
}

function malformed(message: string, name: string): Outcome<never> {
  return refuse('', message, { kind: 'malformed', parameters: { name: name.slice(0, longestName) } })
}
