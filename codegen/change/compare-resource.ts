import { isObject, type Json, type JsonObject, objectAt, textsAt } from '#codegen/load/json.ts'
import { plainTransitions } from '#codegen/model/resource.ts'
import { compareFields } from './compare-schema.ts'
import { type ComparedPlace, type Difference, differ, inside, missingIn, same } from './compared-place.ts'
import type { ChangeKind } from './kinds.ts'

/** Everything that two states of one stored type say differently. */
export function compareResource(
  before: JsonObject,
  after: JsonObject,
  place: ComparedPlace,
): readonly Difference[] {
  const [old, fresh] = [objectAt(before, 'x-resource'), objectAt(after, 'x-resource')]
  const at = inside(place, 'x-resource')
  return [
    ...compareFields(before, after, place),
    ...compareNames(textsAt(old, 'verbs'), textsAt(fresh, 'verbs'), {
      place: inside(at, 'verbs'),
      added: 'verb-added',
      removed: 'verb-removed',
    }),
    ...compareDeletion(old.delete, fresh.delete, inside(at, 'delete')),
    ...compareWords(old, fresh, at),
    ...comparePromoted(old, fresh, inside(at, 'promoted')),
    ...compareLifecycles(plainSteps(old), plainSteps(fresh), inside(at, 'transitions')),
    ...compareNames(expansions(old), expansions(fresh), {
      place: inside(at, 'expandable'),
      added: 'expand-added',
      removed: 'expand-removed',
    }),
    ...compareNames(keysOf(old), keysOf(fresh), {
      place: inside(at, 'unique'),
      added: 'unique-added',
      removed: 'unique-removed',
    }),
  ]
}

type Named = { readonly place: ComparedPlace; readonly added: ChangeKind; readonly removed: ChangeKind }

/** What a list of names has gained and lost. */
export function compareNames(
  before: readonly string[],
  after: readonly string[],
  { place, added, removed }: Named,
): readonly Difference[] {
  return [
    ...missingIn(before, after).map((name) => differ(removed, place, { name })),
    ...missingIn(after, before).map((name) => differ(added, place, { name })),
  ]
}

const words: { readonly [keyword: string]: ChangeKind } = {
  collection: 'address-changed',
  alias: 'address-changed',
  scope: 'reach-changed',
  partition: 'reach-changed',
  partitionField: 'reach-changed',
  patientField: 'reach-changed',
  ownerField: 'reach-changed',
  team: 'reach-changed',
  confidential: 'reach-changed',
  successor: 'reach-changed',
  ownFields: 'reach-changed',
  saidOfError: 'reach-changed',
  flags: 'operation-guarded',
  display: 'display-changed',
  sort: 'order-changed',
}

function compareWords(before: JsonObject, after: JsonObject, place: ComparedPlace): readonly Difference[] {
  return Object.entries(words).flatMap(([keyword, kind]) =>
    same(before[keyword], after[keyword])
      ? []
      : [
          differ(kind, inside(place, keyword), {
            name: keyword,
            was: before[keyword] ?? 'nothing',
            is: after[keyword] ?? 'nothing',
          }),
        ],
  )
}

function comparePromoted(before: JsonObject, after: JsonObject, place: ComparedPlace): readonly Difference[] {
  const [old, fresh] = [objectAt(before, 'promoted'), objectAt(after, 'promoted')]
  const columns = [...new Set([...Object.keys(old), ...Object.keys(fresh)])]
  return columns.flatMap((column) =>
    old[column] === fresh[column]
      ? []
      : [
          differ('columns-changed', inside(place, column), {
            name: column,
            was: old[column] ?? 'nothing',
            is: fresh[column] ?? 'nothing',
          }),
        ],
  )
}

function compareDeletion(
  before: Json | undefined,
  after: Json | undefined,
  place: ComparedPlace,
): readonly Difference[] {
  if (same(before, after)) return []
  const kind = isNarrower(before, after) ? 'deletion-narrowed' : 'deletion-widened'
  return [differ(kind, place, { name: 'delete', was: deletion(before), is: deletion(after) })]
}

function isNarrower(before: Json | undefined, after: Json | undefined): boolean {
  if (after === 'soft' || before === 'never') return false
  return (
    !isObject(after) ||
    missingIn(textsAt(before, 'states'), textsAt(after, 'states')).length > 0 ||
    !isObject(before)
  )
}

function deletion(rule: Json | undefined): string {
  if (isObject(rule)) return `while ${String(rule.field)} is ${textsAt(rule, 'states').join(', ')}`
  return rule === 'soft' ? 'always' : 'never'
}

/** A step that signatures, acts or jobs make from now on is closed to everybody else. */
function plainSteps(rule: JsonObject): JsonObject {
  return plainTransitions({ transitions: objectAt(rule, 'transitions'), madeBy: objectAt(rule, 'madeBy') })
}

/** Each step of a lifecycle is named `field from→to`. */
function compareLifecycles(
  before: JsonObject,
  after: JsonObject,
  place: ComparedPlace,
): readonly Difference[] {
  const [old, fresh] = [stepsOf(before), stepsOf(after)]
  return [
    ...[...old].flatMap(([name, pointer]) =>
      fresh.has(name) ? [] : [differ('step-removed', inside(place, pointer), { name })],
    ),
    ...[...fresh].flatMap(([name, pointer]) =>
      old.has(name) ? [] : [differ('step-added', inside(place, pointer), { name })],
    ),
  ]
}

function stepsOf(transitions: JsonObject): ReadonlyMap<string, string> {
  const steps = Object.keys(transitions).flatMap((field) => {
    const table = objectAt(transitions, field)
    return Object.keys(table).flatMap((from) =>
      textsAt(table, from).map((to) => [`${field} ${from}→${to}`, `${field}/${from}`] as const),
    )
  })
  return new Map(steps)
}

function expansions(rule: JsonObject): readonly string[] {
  return Object.keys(objectAt(rule, 'expandable'))
}

function keysOf({ unique }: JsonObject): readonly string[] {
  return Array.isArray(unique) ? unique.map((paths) => [paths].flat().join(' + ')) : []
}
