import type { Complaint } from '#codegen/load/complaint.ts'
import type { SourceFile } from '#codegen/load/sources.ts'
import type { Resource } from '#codegen/model/resource.ts'
import { entryOf, type Field, fieldAt, type RollUp, type RollUpSource } from '#codegen/model/shape.ts'
import { complain } from './complain.ts'

/** Roll-ups name rows that there are, by a field by which they are found, in states that they have, with a value that can be taken. */
export function checkRollUps(
  file: SourceFile,
  resource: Resource,
  all: readonly Resource[],
): readonly Complaint[] {
  return resource.fields.flatMap((field) => {
    const { rolledUp } = field
    if (!rolledUp) return []
    const at = `/properties/${field.name}/x-rolledUp`
    const own = ownDoubt(resource, field)
    return [
      ...(own ? [complain(file, at, own)] : []),
      ...rolledUp.of.flatMap((source, index) => {
        const doubt = sourceDoubt({ resource, rolledUp, source, from: all.find(isOf(source)) })
        return doubt ? [complain(file, `${at}/of/${index}`, doubt)] : []
      }),
    ]
  })
}

type Doubt = Pick<Complaint, 'what' | 'fix'>

function ownDoubt(
  { type, scope, fields }: Resource,
  { name, serverOwned, rolledUp }: Field,
): Doubt | undefined {
  if (!serverOwned)
    return { what: `${type}.${name} is rolled up and not server-owned.`, fix: 'Add "x-serverOwned": true.' }
  if (scope !== 'practice')
    return { what: `${type} is of no practice.`, fix: 'Roll up into rows of a practice.' }
  const isTold = rolledUp?.take === 'told'
  if (isTold !== ((rolledUp?.of.length ?? 0) === 0))
    return { what: `${type}.${name} is told and taken of rows.`, fix: 'Name types, or take "told" of none.' }
  if (isTold && fields.some((field) => field.rolledUp && field.rolledUp.take !== 'told'))
    return { what: `${type} keeps what is told and what is taken.`, fix: 'Keep one kind in a type.' }
  const isSummed = rolledUp?.take === 'count' || rolledUp?.take === 'latest' || rolledUp?.take === 'earliest'
  return (rolledUp?.of.length ?? 0) > 1 && !isSummed
    ? { what: `${type}.${name} is taken of several types.`, fix: 'Only latest, earliest and count can be.' }
    : undefined
}

function isOf(source: RollUpSource) {
  return ({ type }: Resource) => type === source.type
}

type Source = {
  readonly resource: Resource
  readonly rolledUp: RollUp
  readonly source: RollUpSource
  readonly from: Resource | undefined
}

function sourceDoubt({ resource, rolledUp, source, from }: Source): Doubt | undefined {
  const { type, by, where = [], having, value } = source
  if (from?.scope !== 'practice')
    return { what: `There is no type ${type} in a practice.`, fix: 'Name a type of a practice.' }
  const named = fieldAt(from.fields, by)
  const entry = named && entryOf(named.shape)
  if (entry?.kind !== 'reference' || !entry.targets.includes(resource.type))
    return { what: `${type}.${by} names no ${resource.type}.`, fix: 'Name a reference to this type.' }
  if (from.patientField !== by && !isSearchable(from, by))
    return { what: `${type}.${by} is not searchable.`, fix: 'Make it searchable, so that rows are found.' }
  const status = fieldAt(from.fields, from.promoted.status ?? '')
  const states = status?.shape.kind === 'choice' ? status.shape.values : []
  const unknown = where.find((state) => !states.includes(state))
  if (unknown !== undefined)
    return { what: `${type} has no state ${unknown}.`, fix: `Its states: ${states.join(', ')}.` }
  if (having !== undefined && !from.fields.some(({ name }) => name === having))
    return { what: `${type} has no field ${having}.`, fix: 'Name a field of that type.' }
  return valueDoubt(from, rolledUp, value)
}

/** A field on the way says which of its parts are searched. */
function isSearchable({ fields }: Resource, path: string): boolean {
  const [first = '', ...rest] = path.split('.')
  const field = fields.find(({ name }) => name === first)
  if (!field || field.searchable === false) return false
  return field.searchable === true || field.searchable.includes(rest.join('.'))
}

const plain: readonly string[] = ['count', 'newest', 'all']

function valueDoubt(from: Resource, { take, ahead }: RollUp, value: string | undefined): Doubt | undefined {
  if (plain.includes(take))
    return value === undefined ? undefined : { what: `${take} takes no value.`, fix: 'Take the value away.' }
  const field = value === undefined ? undefined : fieldAt(from.fields, value.replace(/\.id$/, ''))
  if (!field) return { what: `${from.type} has no field ${value}.`, fix: 'Name the field that is taken.' }
  const isStart = from.promoted.startAt === value
  if (ahead && !isStart)
    return { what: `${value} is not when ${from.type} begins.`, fix: 'Name promoted.startAt of that type.' }
  if (field.shape.kind === 'dateTime' && !isStart && !field.serverOwned)
    return {
      what: `${from.type}.${value} is written with any offset.`,
      fix: 'Name promoted.startAt of that type, or an instant that the server writes.',
    }
  return undefined
}
