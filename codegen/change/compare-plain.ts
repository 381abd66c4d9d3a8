import { type JsonObject, objectAt, textAt, textsAt } from '#codegen/load/json.ts'
import { compareOperation } from './compare-enumeration.ts'
import { compareNames } from './compare-resource.ts'
import { type ComparedPlace, type Difference, inside } from './compared-place.ts'

/** The calls that every type has: verbs that came and went, and what each says differently. */
export function comparePlain(
  before: JsonObject,
  after: JsonObject,
  place: ComparedPlace,
): readonly Difference[] {
  const [old, fresh] = [objectAt(before, 'verbs'), objectAt(after, 'verbs')]
  const at = inside(place, 'verbs')
  const kept = Object.keys(fresh).filter((verb) => verb in old)
  return [
    ...compareNames(Object.keys(old), Object.keys(fresh), {
      place: at,
      added: 'operation-added',
      removed: 'operation-removed',
    }),
    ...kept.flatMap((verb) =>
      compareOperation(asOperation(before, verb), asOperation(after, verb), inside(at, verb, verb)),
    ),
  ]
}

/** A verb as an operation of every type: its parameters and its body are what it takes. */
function asOperation(plain: JsonObject, verb: string): JsonObject {
  const said = objectAt(objectAt(plain, 'verbs'), verb)
  const told = textsAt(said, 'parameters').map((key) => objectAt(objectAt(plain, 'parameters'), key))
  const names = textsAt(said, 'parameters').map((key, index) => textAt(told[index], 'name') ?? key)
  const body = objectAt(said, 'body')
  const bodyName = textAt(body, 'name')
  return {
    'x-operation': {
      id: verb,
      resource: '*',
      method: said.method ?? '',
      path: said.path ?? '',
      permission: said.permission ?? '',
      offline: said.offline ?? '',
    },
    input: {
      type: 'object',
      properties: {
        ...Object.fromEntries(told.map((one, index) => [names[index] ?? '', objectAt(one, 'schema')])),
        ...(bodyName !== undefined && {
          [bodyName]: 'schema' in body ? objectAt(body, 'schema') : { const: body.of ?? '' },
        }),
      },
      required: [
        ...names.filter((_, index) => told[index]?.required === true),
        ...(bodyName === undefined ? [] : [bodyName]),
      ],
    },
    reply: {},
  }
}
