import type { IncomingHttpHeaders } from 'node:http'
import { parameterForms } from '#generated/operations/parameter-forms.ts'
import { headers } from '#generated/operations/plain.ts'
import type { ActingAs } from '#server/operations/accounts.ts'
import type { CallOptions } from '#server/operations/call.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'

/** What the headers of a request say: who it wants to act as, and how it wants to be answered. */
export type Asked = {
  readonly options: CallOptions
  readonly acting: Pick<ActingAs, 'profile' | 'securityToken'>
}

type Check = { readonly name: string; readonly form: RegExp }

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const told = [
  'idempotencyKey',
  'continuation',
  'partition',
  'ifNoneExists',
  'noHistory',
  'crossPartition',
] as const
const checks: readonly Check[] = [
  { name: 'x-profile', form: new RegExp(`^(Practitioner|Patient|RelatedPerson|Person)/${uuid}$`) },
  { name: 'x-security-token', form: new RegExp(`^${uuid}:\\d{1,18}$`) },
  ...told.map((name) => ({ name: headers[name].header, form: new RegExp(parameterForms[name], 'u') })),
]

/** Reads the headers; one of the wrong form is `malformed` and is named. An empty one counts as absent. */
export function readOptions(
  given: IncomingHttpHeaders,
  client: { readonly requestId: string; readonly address: string },
): Outcome<Asked> {
  const wrong = checks.find(({ name, form }) => {
    const value = text(given[name])
    return value !== undefined && !form.test(value)
  })
  if (wrong) return badHeader(wrong.name)
  const said = (name: keyof typeof headers) => text(given[headers[name].header])

  return succeeded({
    acting: {
      ...named('profile', text(given['x-profile'])),
      ...named('securityToken', text(given['x-security-token'])),
    },
    options: {
      ...client,
      ...named('idempotencyKey', said('idempotencyKey')),
      ...named('continuation', said('continuation')),
      ...named('ifNoneExists', said('ifNoneExists')),
      ...named('partition', said('partition')),
      ...named('userAgent', text(given['user-agent'])),
      ...named('knownVersion', versionOf(said('knownVersion'))),
      ...named('prefer', preferenceOf(said('prefer'))),
      noHistory: said('noHistory') === 'true',
      crossPartition: said('crossPartition') === 'true',
    },
  })
}

function named<Name extends string, Value>(
  name: Name,
  value: Value | undefined,
): { readonly [Key in Name]?: Value } {
  // A computed name is typed as any text.
  return (value === undefined ? {} : { [name]: value }) as { readonly [Key in Name]?: Value }
}

function text(value: string | string[] | undefined): string | undefined {
  const one = Array.isArray(value) ? value[0] : value
  return one === undefined || one === '' ? undefined : one
}

function versionOf(etag: string | undefined): string | undefined {
  return /^(?:W\/)?"(\d{1,18})"$/.exec(etag ?? '')?.[1]
}

/** `return=minimal` and its like; what we do not know is a wish that need not be fulfilled. */
function preferenceOf(header: string | undefined): CallOptions['prefer'] {
  const wish = /(?:^|[,;\s])return=(\w+)/.exec(header ?? '')?.[1]
  return wish === 'minimal' || wish === 'representation' || wish === 'summary' ? wish : undefined
}

function badHeader(name: string): Outcome<never> {
  return refuse('', 'http.bad-header', { kind: 'malformed', parameters: { name } })
}
