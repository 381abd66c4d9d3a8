import { actRecipes } from '#generated/builders/acts.ts'
import { type ActId, operations } from '#generated/operations/operations.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { isDocument } from '#server/stores/document.ts'
import { type Body, openReferences } from '#tests/support/builders/build.ts'
import { makeValue } from '#tests/support/builders/make-value.ts'
import { type Chance, chanceFrom } from '#tests/support/chance.ts'
import { testPassword } from '#tests/support/server/server.ts'
import { bytesOf, type DerivedRequest, json, type RequestContext } from './derived-request.ts'
import { settled } from './faulty-creates.ts'

/** A row as an act meets it: the id in the path and the version that its body says. */
export type ActRow = { readonly id: string; readonly versionId: string }

/** Whose id stands in a plain text of an act's body, by the name of the field. */
const named: Readonly<Record<string, ResourceType>> = {
  patient: 'Patient',
  other: 'Patient',
  owner: 'Practitioner',
  owners: 'Practitioner',
  practitioners: 'Practitioner',
  location: 'Location',
  locations: 'Location',
  program: 'Program',
  service: 'HealthcareService',
  except: 'Appointment',
  definitions: 'NoteDefinition',
}

/** Starters that the product brings, as their folders are called; half of the texts name one. */
const starters = ['phq-9', 'gad-7', 'dap-note', 'birp-note', 'group-note', 'no-such-starter']

/** How long a span is that an act asks about, in milliseconds: one of any length would nearly always be refused for it. */
const spans = [
  ['from', 'to', 24 * 3_600_000],
  ['start', 'end', 50 * 60_000],
] as const

type Asked = {
  readonly act: ActId
  /** The row that it is done to; undefined where it is about none. */
  readonly row: ActRow | undefined
  /** Which of its bodies. */
  readonly variant: number
}

/** For tests of requests, an act as its schema says: a body of any size, nested parts included, with ids of rows that are there. */
export function rightAct(context: RequestContext, { act, row, variant }: Asked): DerivedRequest {
  const { path, resource } = operations[act]
  const id = row?.id ?? context.rows.get(resource)?.id ?? context.maker
  return {
    what: `${act}, variant ${variant}`,
    method: 'POST',
    path: path.replace('{practice}', context.practiceKey).replace('{id}', id).replace('/api/v1', ''),
    headers: json,
    body: bytesOf(bodyOf(context, { act, row, variant })),
    expected: { kind: 'act', act },
  }
}

/** For tests of requests, the body of an act as its schema says. */
export function bodyOf(context: RequestContext, { act, row, variant }: Asked): Body {
  const chance = chanceFrom([...act].reduce((sum, sign) => Math.imul(sum, 31) + sign.charCodeAt(0), variant))
  const recipe = actRecipes[act]
  const share = chance.pick([0, 0.5, 1]) ?? 0
  const made = makeValue(recipe, { chance, share, way: 'create' }) as Body
  const references = openReferences(recipe, made, '')
  const body = settled({ type: operations[act].resource, body: made, references }, context)
  const other = versionIn(context, 'Patient')
  const known: Body = {
    versionId: row?.versionId ?? '1',
    ownVersion: row?.versionId ?? '1',
    keptVersion: row?.versionId ?? '1',
    otherVersion: other,
    credential: testPassword,
    starter: chance.pick(starters),
  }
  const told = Object.fromEntries(Object.entries(known).filter(([name]) => name in body))
  return spanned({ ...(withRows(body, context) as Body), ...told }, chance)
}

function versionIn({ rows }: RequestContext, type: ResourceType): string {
  const meta = rows.get(type)?.meta
  return isDocument(meta) ? String(meta.versionId) : '1'
}

/** Plain ids lead to rows that are there, as references do; parts of a change of districts to one of these. */
function withRows(value: unknown, context: RequestContext, name = ''): unknown {
  if (Array.isArray(value)) {
    const items = value.map((each: unknown) => withRows(each, context, name))
    return named[name] ? [...new Set(items)] : items
  }
  if (isDocument(value)) {
    const inner = Object.entries(value).map(([key, each]) => [key, withRows(each, context, key)])
    const district = context.rows.get('District')
    const isOfDistrict = name === 'changes' && district && 'versionId' in value && 'id' in value
    const place = isOfDistrict ? { id: district.id, versionId: versionIn(context, 'District') } : {}
    return { ...Object.fromEntries(inner), ...place }
  }
  const type = Object.hasOwn(named, name) ? named[name] : undefined
  if (type === undefined || typeof value !== 'string') return value
  return type === 'Practitioner' ? context.maker : (context.rows.get(type)?.id ?? value)
}

/** A span of usual length, on one of the next days as often as on any other. */
function spanned(body: Body, chance: Chance): Body {
  const found = spans.find(([from, to]) => isInstant(body[from]) && isInstant(body[to]))
  if (!found) return body
  const [from, to, length] = found
  const soon = Date.now() + chance.whole(1, 20) * 24 * 3_600_000
  const begins = chance.is(0.5) ? soon : Date.parse(String(body[from]))
  return {
    ...body,
    [from]: new Date(begins).toISOString(),
    [to]: new Date(begins + length).toISOString(),
  }
}

function isInstant(value: unknown): boolean {
  return typeof value === 'string' && value.includes('T')
}
