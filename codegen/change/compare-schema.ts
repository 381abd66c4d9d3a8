import {
  isList,
  isObject,
  type Json,
  type JsonObject,
  objectAt,
  textAt,
  textsAt,
} from '#codegen/load/json.ts'
import { compareKeywords } from './compare-keywords.ts'
import { compareLimits } from './compare-limits.ts'
import { type ComparedPlace, type Difference, differ, inside, missingIn, same } from './compared-place.ts'

const shapeWords = [
  '$ref',
  'type',
  'format',
  'const',
  'x-format',
  'anyOf',
  'propertyNames',
  'x-union',
  'x-unit',
]

/** Everything that two states of one schema say differently, apart from words for people. */
export function compareSchema(
  before: Json | undefined,
  after: Json | undefined,
  place: ComparedPlace,
): readonly Difference[] {
  if (!isObject(before) || !isObject(after))
    return same(before, after) ? [] : [differ('shape-changed', place, { was: before, is: after })]
  const changed = shapeWords.filter((word) => !same(before[word], after[word]))
  if (changed.length > 0)
    return [differ('shape-changed', place, { was: shapeOf(before, changed), is: shapeOf(after, changed) })]
  return [
    ...compareChoices(before, after, place),
    ...compareLimits(before, after, place),
    ...compareKeywords(before, after, place),
    ...compareFields(before, after, place),
    ...compareInner(before, after, place),
  ]
}

/** The fields of an object: what came, went, was renamed, or has to be there. */
export function compareFields(
  before: JsonObject,
  after: JsonObject,
  place: ComparedPlace,
): readonly Difference[] {
  const [old, fresh] = [objectAt(before, 'properties'), objectAt(after, 'properties')]
  const renamed = renamesIn(old, fresh)
  const gone = missingIn(Object.keys(old), [...Object.keys(fresh), ...renamed.values()])
  return [
    ...gone.map((name) =>
      differ('field-removed', {
        ...inside(place, 'properties', name),
        pointer: `${place.pointer}/properties`,
      }),
    ),
    ...Object.keys(fresh).flatMap((name) => {
      const at = inside(inside(place, 'properties'), name, name)
      const from = renamed.get(name) ?? name
      if (!(from in old)) return [differ(addedAs[demandOf(after, name)], at)]
      const was = inside(place, '', from).path
      return [
        ...(from === name ? [] : [differ('field-renamed', at, { was, is: at.path })]),
        ...demandChange(demandOf(before, from), demandOf(after, name), at),
        ...compareSchema(old[from], fresh[name], at),
      ]
    }),
  ]
}

/** New name → old name, where the schema says so and the old one was there. */
function renamesIn(old: JsonObject, fresh: JsonObject): ReadonlyMap<string, string> {
  const renames = Object.entries(fresh).flatMap(([name, schema]) => {
    const from = textAt(schema, 'x-renamedFrom')
    return from !== undefined && from in old && !(from in fresh) && !(name in old)
      ? [[name, from] as const]
      : []
  })
  return new Map(renames)
}

/** Whether a field must be brought, is there without being brought, or may be absent. */
type Demand = 'demanded' | 'filled' | 'optional'

const addedAs = {
  demanded: 'field-added-demanded',
  filled: 'field-added-filled',
  optional: 'field-added',
} as const

function demandOf(owner: JsonObject, name: string): Demand {
  const isStored = textsAt(owner, 'required').includes(name)
  if ('x-createRequired' in owner) {
    if (textsAt(owner, 'x-createRequired').includes(name)) return 'demanded'
    return isStored ? 'filled' : 'optional'
  }
  const schema = objectAt(objectAt(owner, 'properties'), name)
  if (!isStored) return 'optional'
  const isFilled = ['default', 'x-serverOwned', 'x-filled', 'x-derived'].some((word) => word in schema)
  return isFilled ? 'filled' : 'demanded'
}

function demandChange(before: Demand, after: Demand, place: ComparedPlace): readonly Difference[] {
  if (before === after) return []
  if (after === 'demanded') return [differ('field-demanded', place)]
  if (after === 'optional') return [differ('field-optional', place)]
  return [differ(before === 'demanded' ? 'field-undemanded' : 'field-filled', place)]
}

/** The values of a closed list that stands in the schema itself. */
function compareChoices(before: JsonObject, after: JsonObject, place: ComparedPlace): readonly Difference[] {
  const [old, fresh] = [textsAt(before, 'enum'), textsAt(after, 'enum')]
  const at = inside(place, 'enum')
  const name = (value: string) => `${place.path} ${value}`.trim()
  return [
    ...missingIn(old, fresh).map((value) => differ('value-removed', at, { name: name(value) })),
    ...missingIn(fresh, old).map((value) => differ('value-added', at, { name: name(value) })),
  ]
}

function compareInner(before: JsonObject, after: JsonObject, place: ComparedPlace): readonly Difference[] {
  const words = ['items', 'additionalProperties', 'x-value'].filter((word) => word in before || word in after)
  return words.flatMap((word) => {
    const [old, fresh] = [before[word], after[word]]
    if (isObject(old) && isObject(fresh)) return compareSchema(old, fresh, inside(place, word))
    if (same(old, fresh)) return []
    if (word === 'additionalProperties') return [openness(fresh, place, { was: old, is: fresh })]
    return [
      differ('shape-changed', inside(place, word), {
        was: shapeOf(before, [word]),
        is: shapeOf(after, [word]),
      }),
    ]
  })
}

function openness(
  after: Json | undefined,
  place: ComparedPlace,
  told: { readonly was?: unknown; readonly is?: unknown },
): Difference {
  const { was, is } = told
  const kind = after === false ? 'limit-tightened' : 'limit-loosened'
  const open = (value: unknown) => (value === false ? 'no other fields' : 'other fields too')
  return differ(kind, inside(place, 'additionalProperties'), { was: open(was), is: open(is) })
}

function shapeOf(schema: JsonObject, words: readonly string[]): string {
  const parts = words.flatMap((word) => (schema[word] === undefined ? [] : [wordOf(word, schema[word])]))
  return parts.length === 0 ? 'of any shape' : parts.join(', ')
}

function wordOf(word: string, value: Json): string {
  const text = isList(value) || isObject(value) ? JSON.stringify(value) : String(value)
  if (word === '$ref') return text.split('/').at(-1)?.replace('.json', '') ?? text
  return word === 'type' ? text : `${word.replace('x-', '')} ${text}`
}
