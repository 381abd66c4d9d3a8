import { isList, type JsonObject, objectAt, textAt, textsAt } from '#codegen/load/json.ts'
import { type ComparedPlace, type Difference, differ, inside, missingIn, same } from './compared-place.ts'
import type { ChangeKind } from './kinds.ts'

/** What it means that a keyword of our own comes or goes. */
const flags: { readonly [keyword: string]: readonly [ChangeKind, ChangeKind] } = {
  'x-serverOwned': ['owner-server', 'owner-client'],
  'x-immutable': ['fixed-now', 'free-now'],
  'x-sortable': ['sort-added', 'sort-removed'],
  'x-textIndexed': ['words-added', 'words-removed'],
  'x-signed': ['signed-changed', 'signed-changed'],
  'x-writeOnly': ['hidden-now', 'shown-now'],
}

/** What can be done with a field, who may, and what it refers to. */
export function compareKeywords(
  before: JsonObject,
  after: JsonObject,
  place: ComparedPlace,
): readonly Difference[] {
  return [
    ...Object.entries(flags).flatMap(([keyword, [added, removed]]) => {
      if (before[keyword] === after[keyword]) return []
      const is = after[keyword] === true ? 'covered' : 'left out'
      return [differ(after[keyword] === true ? added : removed, inside(place, keyword), { is })]
    }),
    ...compareSearch(before, after, place),
    ...compareTargets(before, after, place),
    ...compareSources(before, after, place),
  ]
}

function compareSearch(before: JsonObject, after: JsonObject, place: ComparedPlace): readonly Difference[] {
  const [old, fresh] = [searched(before, place), searched(after, place)]
  const at = inside(place, 'x-searchable')
  return [
    ...missingIn(fresh, old).map((name) => differ('search-added', at, { name })),
    ...missingIn(old, fresh).map((name) => differ('search-removed', at, { name })),
  ]
}

function searched(schema: JsonObject, { path }: ComparedPlace): readonly string[] {
  const keyword = schema['x-searchable']
  if (isList(keyword)) return textsAt(schema, 'x-searchable').map((inner) => `${path}.${inner}`)
  return keyword === true ? [path] : []
}

function compareTargets(before: JsonObject, after: JsonObject, place: ComparedPlace): readonly Difference[] {
  const [old, fresh] = [before, after].map((schema) => textsAt(objectAt(schema, 'x-reference'), 'targets'))
  const at = inside(inside(place, 'x-reference'), 'targets')
  const { path } = place
  return [
    ...missingIn(old ?? [], fresh ?? []).map((was) =>
      differ('target-removed', at, { name: `${path} ${was}`, was }),
    ),
    ...missingIn(fresh ?? [], old ?? []).map((is) =>
      differ('target-added', at, { name: `${path} ${is}`, is }),
    ),
  ].map((found) => ({ ...found, name: found.name.trim() }))
}

/** Where values come from: a coded list, a default, a flag that shows them. */
function compareSources(before: JsonObject, after: JsonObject, place: ComparedPlace): readonly Difference[] {
  const [oldFlag, flag] = [textAt(before, 'x-masked'), textAt(after, 'x-masked')]
  const [oldList, list] = [textAt(before, 'x-list'), textAt(after, 'x-list')]
  return [
    ...(oldFlag === flag
      ? []
      : [
          flag === undefined
            ? differ('unmasked-now', place, { was: oldFlag })
            : differ('masked-now', inside(place, 'x-masked'), { is: flag }),
        ]),
    ...(oldList === list
      ? []
      : [
          differ('list-changed', inside(place, 'x-list'), {
            was: oldList ?? 'no list',
            is: list ?? 'no list',
          }),
        ]),
    ...(same(before.default, after.default)
      ? []
      : [
          differ('default-changed', inside(place, 'default'), {
            was: before.default ?? 'absent',
            is: after.default ?? 'absent',
          }),
        ]),
  ]
}
