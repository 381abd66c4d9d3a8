import type { IncomingHttpHeaders } from 'node:http'
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
const checks: readonly Check[] = [
  { name: 'x-profile', form: new RegExp(`^(Practitioner|Patient|RelatedPerson|Person)/${uuid}$`) },
  { name: 'x-security-token', form: new RegExp(`^${uuid}:\\d{1,18}$`) },
  { name: 'idempotency-key', form: /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/ },
  { name: 'x-continuation-token', form: /^[\w-]{1,2000}$/ },
  { name: 'x-partition-key', form: /^[\w.-]{1,64}$/ },
  { name: 'if-none-exists', form: /^[^|]{0,200}\|.{1,200}$/u },
  { name: 'x-no-history', form: /^(true|false)$/ },
  { name: 'x-enable-cross-partition', form: /^(true|false)$/ },
]

/** Reads the headers; one of the wrong form is `malformed` and is named. An empty one counts as absent. */
export function readOptions(
  headers: IncomingHttpHeaders,
  client: { readonly requestId: string; readonly address: string },
): Outcome<Asked> {
  const given = new Map(checks.map(({ name }) => [name, text(headers[name])]))
  const wrong = checks.find(
    ({ name, form }) => given.get(name) !== undefined && !form.test(given.get(name) ?? ''),
  )
  if (wrong) return badHeader(wrong.name)

  return succeeded({
    acting: {
      ...named('profile', given.get('x-profile')),
      ...named('securityToken', given.get('x-security-token')),
    },
    options: {
      ...client,
      ...named('idempotencyKey', given.get('idempotency-key')),
      ...named('continuation', given.get('x-continuation-token')),
      ...named('ifNoneExists', given.get('if-none-exists')),
      ...named('partition', given.get('x-partition-key')),
      ...named('userAgent', text(headers['user-agent'])),
      ...named('knownVersion', versionOf(text(headers['if-none-match']))),
      ...named('prefer', preferenceOf(text(headers.prefer))),
      noHistory: given.get('x-no-history') === 'true',
      crossPartition: given.get('x-enable-cross-partition') === 'true',
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
