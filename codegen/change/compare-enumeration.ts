import {
  isObject,
  type Json,
  type JsonObject,
  objectAt,
  objectsAt,
  textAt,
  textsAt,
} from '#codegen/load/json.ts'
import { compareNames } from './compare-resource.ts'
import { compareSchema } from './compare-schema.ts'
import {
  type ComparedPlace,
  type Difference,
  differ,
  inside,
  missingIn,
  nothingTakenOver,
} from './compared-place.ts'

/** The values of a closed list: which came, went, or are written otherwise. */
export function compareEnumeration(
  before: JsonObject,
  after: JsonObject,
  place: ComparedPlace,
): readonly Difference[] {
  const [old, fresh] = [textsAt(before, 'enum'), textsAt(after, 'enum')]
  const renamed = Object.entries(objectAt(after, 'x-renamedFrom')).flatMap(([is, was]) =>
    typeof was === 'string' && old.includes(was) && !fresh.includes(was) && !old.includes(is)
      ? [{ is, was }]
      : [],
  )
  const at = (value: string) => inside(inside(place, 'enum'), String(fresh.indexOf(value)))
  const gone = missingIn(old, [...fresh, ...renamed.map(({ was }) => was)])
  const come = missingIn(fresh, [...old, ...renamed.map(({ is }) => is)])
  return [
    ...gone.map((name) => differ('value-removed', inside(place, 'enum'), { name })),
    ...come.map((name) => differ('value-added', at(name), { name })),
    ...renamed.map(({ is, was }) => differ('value-renamed', at(is), { name: is, was, is })),
  ]
}

/** An act's address, its guards, whether it may wait, what it takes and what it answers. */
export function compareOperation(
  before: JsonObject,
  after: JsonObject,
  place: ComparedPlace,
): readonly Difference[] {
  const [old, fresh] = [objectAt(before, 'x-operation'), objectAt(after, 'x-operation')]
  const name = textAt(fresh, 'id') ?? ''
  const at = inside(place, 'x-operation')
  const [was, is] = [addressOf(old), addressOf(fresh)]
  const [needed, needs] = [guardsOf(old), guardsOf(fresh)]
  const guards = { name, was: needed.join(' and '), is: needs.join(' and ') }
  const isGuarded = missingIn(needs, needed).length > 0
  const isEased = !isGuarded && missingIn(needed, needs).length > 0
  return [
    ...(was === is ? [] : [differ('operation-moved', at, { name, was, is })]),
    ...(isGuarded ? [differ('operation-guarded', at, guards)] : []),
    ...(isEased ? [differ('operation-eased', at, guards)] : []),
    ...(old.offline === fresh.offline
      ? []
      : [differ(fresh.offline === 'queue' ? 'offline-queued' : 'offline-refused', at, { name })]),
    ...nothingTakenOver(
      compareSchema(objectAt(before, 'input'), objectAt(after, 'input'), {
        ...inside(place, 'input', 'input'),
        flow: 'input',
      }),
    ),
    ...compareSchema(objectAt(before, 'reply'), objectAt(after, 'reply'), {
      ...inside(place, 'reply', 'reply'),
      flow: 'output',
    }),
  ]
}

function addressOf(rule: JsonObject): string {
  return `${textAt(rule, 'id')} ${textAt(rule, 'method')} ${textAt(rule, 'resource')}${textAt(rule, 'path')}`
}

function guardsOf(rule: JsonObject): readonly string[] {
  return [textAt(rule, 'permission') ?? '', ...textsAt(rule, 'flags')]
}

/** The codes of a list that may be chosen, and whether others may. */
export function compareList(
  before: JsonObject,
  after: JsonObject,
  place: ComparedPlace,
): readonly Difference[] {
  const isOpen = (json: JsonObject) => json.open === true
  return [
    ...compareNames(offered(before), offered(after), {
      place: inside(place, 'items'),
      added: 'item-added',
      removed: 'item-removed',
    }),
    ...(isOpen(before) === isOpen(after)
      ? []
      : [differ(isOpen(after) ? 'list-opened' : 'list-closed', inside(place, 'open'), { name: 'open' })]),
  ]
}

function offered(json: JsonObject): readonly string[] {
  return objectsAt(json, 'items').flatMap((item) =>
    item.active === false ? [] : [textAt(item, 'code') ?? ''],
  )
}

/** Flags, what grant sets give, what roles hold. */
export function compareRights(
  before: JsonObject,
  after: JsonObject,
  place: ComparedPlace,
): readonly Difference[] {
  return compareNames(rightsOf(before), rightsOf(after), {
    place,
    added: 'right-added',
    removed: 'right-removed',
  })
}

function rightsOf(json: JsonObject): readonly string[] {
  const groups = objectAt(json, 'groups')
  return [
    ...Object.keys(groups).flatMap((group) => textsAt(groups, group).map((flag) => `flag ${flag}`)),
    ...objectsAt(json, 'grantSets').flatMap((set) =>
      [...textsAt(set, 'flags'), ...textsAt(set, 'permissions')].map(
        (right) => `grant set ${textAt(set, 'key') ?? ''}: ${right.split(':').slice(-3).join(':')}`,
      ),
    ),
    ...objectsAt(json, 'roles').flatMap((role) => [
      `role ${textAt(role, 'key') ?? ''}: population ${textAt(role, 'populationLevel') ?? ''}`,
      ...textsAt(role, 'grantSets').map((key) => `role ${textAt(role, 'key') ?? ''}: grant set ${key}`),
    ]),
    ...objectsAt(json, 'labels').flatMap((label) =>
      textsAt(label, 'readers').map((reader) => `label ${textAt(label, 'code') ?? ''}: read by ${reader}`),
    ),
  ]
}

/** A schema file that may also be a list (the meta folder's data): its object, or an empty one. */
export function objectOf(json: Json | undefined): JsonObject {
  return isObject(json) ? json : {}
}
