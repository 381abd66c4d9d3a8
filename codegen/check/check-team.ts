import type { Complaint } from '#codegen/load/complaint.ts'
import { type JsonObject, objectAt, textAt, textsAt } from '#codegen/load/json.ts'
import type { SourceFile } from '#codegen/load/sources.ts'
import type { Resource } from '#codegen/model/resource.ts'
import { entryOf, type Field, fieldAt } from '#codegen/model/shape.ts'
import { complain, type NameAt, namesAt, suggestion, unknownNames } from './complain.ts'

/** Who reaches whom because of a row is said of fields that there are: references where people are meant, states where states are. */
export function checkTeam(
  file: SourceFile,
  { type, team, confidential, successor }: Resource,
  fields: readonly Field[],
): readonly Complaint[] {
  const known: Known = { file, type, fields }
  const list = confidential === undefined ? [] : [{ name: confidential, pointer: '/x-resource/confidential' }]
  const next = successor === undefined ? [] : [{ name: successor, pointer: '/x-resource/successor' }]
  return [
    ...unknownFields(known, [...list, ...next]),
    ...team.flatMap((rule, index) => checkRule(known, rule, index)),
  ]
}

type Known = { readonly file: SourceFile; readonly type: string; readonly fields: readonly Field[] }

function checkRule(known: Known, rule: JsonObject, index: number): readonly Complaint[] {
  const at = `/x-resource/team/${index}`
  const until = objectAt(rule, 'until')
  return [
    ...checkStates(known, rule, { at, within: '' }),
    ...checkSide(known, objectAt(rule, 'patients'), `${at}/patients`),
    ...checkSide(known, objectAt(rule, 'people'), `${at}/people`),
    ...checkStates(known, until, { at: `${at}/until`, within: '' }),
    ...unknownFields(known, namesAt(textsAt(until, 'after'), `${at}/until/after`)),
  ]
}

function checkSide(known: Known, side: JsonObject, at: string): readonly Complaint[] {
  const each = textAt(side, 'each')
  const period = textAt(side, 'period')
  const within = each === undefined ? '' : `${each}.`
  const places = namesAt(textsAt(side, 'at'), `${at}/at`).filter(({ name }) => name !== 'self')
  const named = [
    ...(each === undefined ? [] : [{ name: each, pointer: `${at}/each` }]),
    ...(period === undefined ? [] : [{ name: `${within}${period}`, pointer: `${at}/period` }]),
  ]
  const paths = places.map(({ name, pointer }) => ({ name: `${within}${name}`, pointer }))
  return [
    ...unknownFields(known, [...named, ...paths]),
    ...paths.flatMap((place) => noReference(known, place, namesAt(textsAt(side, 'types'), `${at}/types`))),
    ...checkStates(known, side, { at, within }),
  ]
}

/** A path where people are meant is a reference, and leads to the types that count. */
function noReference(
  { file, fields }: Known,
  { name, pointer }: NameAt,
  types: readonly NameAt[],
): readonly Complaint[] {
  const field = fieldAt(fields, name)
  if (!field) return []
  const entry = entryOf(field.shape)
  if (entry.kind !== 'reference')
    return [
      complain(file, pointer, {
        what: `${name} is not a reference.`,
        fix: 'Name a field with x-reference.',
      }),
    ]
  return unknownNames(file, types, {
    known: entry.targets,
    what: (type) => `${name} never leads to ${type}.`,
    otherwise: `It leads to ${entry.targets.join(', ')}.`,
  })
}

function checkStates(
  { file, type, fields }: Known,
  rule: JsonObject,
  { at, within }: { readonly at: string; readonly within: string },
): readonly Complaint[] {
  return ['where', 'unless'].flatMap((word) => {
    const states = objectAt(rule, word)
    return Object.keys(states).flatMap((name) => {
      const pointer = `${at}/${word}/${name}`
      const field = fieldAt(fields, `${within}${name}`)
      const shape = field && entryOf(field.shape)
      const values = shape && statesOf(shape)
      if (!values)
        return [
          complain(file, pointer, {
            what: `${type} has no states in ${within}${name}.`,
            fix: 'Name an enumeration, or a field that is true or false.',
          }),
        ]
      return unknownNames(file, namesAt(textsAt(states, name), pointer), {
        known: values,
        what: (state) => `${within}${name} has no state ${state}.`,
        otherwise: `Its states: ${values.join(', ')}.`,
      })
    })
  })
}

/** The states that a field of this shape may be in. */
function statesOf(shape: ReturnType<typeof entryOf>): readonly string[] | undefined {
  if (shape.kind === 'boolean') return ['true', 'false']
  return shape.kind === 'choice' ? shape.values : undefined
}

function unknownFields({ file, type, fields }: Known, named: readonly NameAt[]): readonly Complaint[] {
  return named
    .filter(({ name }) => !fieldAt(fields, name))
    .map(({ name, pointer }) => {
      const fix = suggestion(
        name,
        fields.map(({ path }) => path),
        'Name a field of this type; inner fields by dots.',
      )
      return complain(file, pointer, { what: `${type} has no field ${name}.`, fix })
    })
}
