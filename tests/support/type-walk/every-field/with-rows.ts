import { screensOf } from '#generated/screens/all.ts'
import { registry } from '#generated/tables/registry.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { asAnswer } from '#shared/forms/definition.ts'
import { isKeyOf } from '#shared/patch/is-key-of.ts'
import type { Row } from '#tests/support/builders/build-with-needs.ts'
import { askType, type Lane, prepare, withMark } from '#tests/support/type-walk/lane.ts'
import { isParts } from './entered-value.ts'

type Parts = { readonly [name: string]: unknown }

const nobody = Symbol('no row is there')

const places = new WeakMap<Lane['made'], Map<number, Lane>>()

/** A lane beside this one: with nothing made so far but the patient, where other rows are made; the same one for the same place. */
export function elsewhere(lane: Lane, place: number): Lane {
  const all = places.get(lane.made) ?? new Map<number, Lane>()
  places.set(lane.made, all)
  const patients = [...lane.made].filter(([, { resourceType }]) => resourceType === 'Patient')
  const other = { ...lane, seed: lane.seed + place, made: new Map(patients), mark: `No. ${place}` }
  const there = all.get(place) ?? other
  all.set(place, there)
  return there
}

/** Whether the person who walks is meant where somebody of the staff is, or somebody else. */
type Rows = 'own' | 'others'

/** In the walk through every type: the value with rows that are there in place of made-up ones; what leads to a row that nobody can make is left out. */
export async function withRows(lane: Lane, value: unknown, rows: Rows): Promise<unknown> {
  const settled = await exchanged(lane, value, rows)
  return settled === nobody ? undefined : settled
}

async function exchanged(lane: Lane, value: unknown, rows: Rows): Promise<unknown> {
  if (Array.isArray(value)) {
    const all: unknown[] = []
    for (const each of value) all.push(await exchanged(lane, each, rows))
    return all.filter((each) => each !== nobody)
  }
  if (!isParts(value)) return value
  if ('resourceType' in value && 'id' in value) return rowOf(lane, String(value.resourceType), rows)
  const parts: (readonly [string, unknown])[] = []
  for (const [name, part] of Object.entries(value)) parts.push([name, await exchanged(lane, part, rows)])
  return Object.fromEntries(parts.filter(([, part]) => part !== nobody))
}

/** A row of the type that was made before, else one that is made now. */
async function rowOf(lane: Lane, type: string, rows: Rows): Promise<unknown> {
  if (!isKeyOf(registry, type)) return nobody
  const known = rows === 'own' ? lane.known[type] : undefined
  const made = [...lane.made.values()].find(({ resourceType }) => resourceType === type)
  const own = rows === 'own' ? (known ?? made) : undefined
  const row = own ?? lane.made.get(`${type}/other`) ?? (await makeRow(lane, type)) ?? made
  return row ? asAnswer(row) : nobody
}

/** Rows for others stand far from those that the walk makes itself. */
const others = 20

const unmakable = new WeakMap<Lane['made'], Set<ResourceType>>()

/** The row is like none that the walk makes itself. */
async function makeRow(lane: Lane, type: ResourceType): Promise<Row | undefined> {
  const failed = unmakable.get(lane.made) ?? new Set()
  unmakable.set(lane.made, failed)
  if (failed.has(type)) return undefined
  const there = elsewhere(lane, others)
  const place = others + there.made.size + failed.size
  const row = await tryToMake({ ...there, seed: lane.seed + place, mark: `No. ${place}` }, type)
  if (row) lane.made.set(`${type}/other`, row)
  else failed.add(type)
  return row
}

/** A row that is made, else one that is there. */
async function tryToMake(lane: Lane, type: ResourceType): Promise<Row | undefined> {
  try {
    const own = withMark(await prepare(lane, type), lane.mark)
    const patient = { ...(await patientIn(lane, type)), ...own }
    for (const body of [patient, own]) {
      const created = await askType(lane, { type, method: 'POST', body })
      if (created.status === 201) return { id: created.body.id, resourceType: type }
    }
    return undefined
  } catch {
    const { body } = await askType(lane, { type, method: 'GET', path: '?pageSize=1' })
    const [first] = Array.isArray(body) ? body : []
    return first && { id: first.id, resourceType: type }
  }
}

/** Of a type that may be about a patient: that it is about the one of the walk. */
async function patientIn({ made }: Lane, type: ResourceType): Promise<Parts> {
  const { patientField = 'self' } = await screensOf[type]()
  const patient = [...made.values()].find(({ resourceType }) => resourceType === 'Patient')
  return patientField === 'self' || !patient ? {} : { [patientField]: patient }
}
