import type { Complaint } from '#codegen/load/complaint.ts'
import { type JsonObject, objectAt, textAt, textsAt } from '#codegen/load/json.ts'
import { remembered } from '#codegen/load/memory.ts'
import { filesOf, type SourceFile, type Sources } from '#codegen/load/sources.ts'
import { commonFields, type Resource, resourcesOf } from '#codegen/model/resource.ts'
import { deepFields, entryOf, type Field, fieldAt, fieldsIn } from '#codegen/model/shape.ts'
import { checkDeletions } from './check-deletions.ts'
import { checkPaths } from './check-paths.ts'
import { checkPatients } from './check-patients.ts'
import { checkRollUps } from './check-roll-ups.ts'
import { checkTeam } from './check-team.ts'
import { complain, type NameAt, namesAt, unknownNames } from './complain.ts'

/** What a resource says of itself is true: each path leads to a fitting field, each state exists, each stored field is filled. */
export function checkResources(sources: Sources): readonly Complaint[] {
  const common = commonFields(sources)
  const resources = resourcesOf(sources)
  const files = filesOf(sources, 'resources')
  return resources.flatMap((resource, index) => {
    const file = files[index]
    if (!file) return []
    const known = { name: `resource ${file.path}`, inputs: [file, resource, common] }
    return [
      ...checkCollection(file, resource, resources),
      ...checkMadeBy(sources, file, resource),
      ...checkPatients(file, resource, resources),
      ...checkRollUps(file, resource, resources),
      ...remembered(sources.memory, known, () => [
        ...checkPaths(file, resource, [...common, ...resource.fields]),
        ...checkTeam(file, resource, [...common, ...resource.fields]),
        ...checkStates(file, resource),
        ...checkRequired(file, resource),
        ...checkMasked(file, resource),
        ...checkContent(file, resource),
        ...checkGroups(file, resource),
        ...checkDeletions(file, resource),
        ...resource.fields.flatMap((field) => checkSearchable(file, field)),
      ]),
    ]
  })
}

function checkCollection(
  file: SourceFile,
  resource: Resource,
  all: readonly Resource[],
): readonly Complaint[] {
  const twin = all.find((other) => other !== resource && other.collection === resource.collection)
  if (!twin) return []
  const both = `${twin.type} has the collection ${resource.collection} too.`
  return [
    complain(file, '/x-resource/collection', { what: both, fix: 'Give each type a collection of its own.' }),
  ]
}

function checkStates(file: SourceFile, resource: Resource): readonly Complaint[] {
  const { delete: rule, transitions } = resource
  const deletable = typeof rule === 'object' ? namesAt(rule.states, '/x-resource/delete/states') : []
  return [
    ...(typeof rule === 'object'
      ? unknownStates(file, resource, { path: rule.field, named: deletable })
      : []),
    ...Object.keys(transitions).flatMap((field) =>
      unknownStates(file, resource, { path: field, named: statesOf(resource, field) }),
    ),
    ...deepFields(resource.fields).flatMap(({ path, transitions: within }) =>
      within ? unknownStates(file, resource, { path, named: partStates(within, path) }) : [],
    ),
  ]
}

/** Groups name fields that are there. */
function checkGroups(file: SourceFile, { groups, fields }: Resource): readonly Complaint[] {
  const named = groups.flatMap((group, index) => namesAt(group.fields, `/x-resource/groups/${index}/fields`))
  return unknownNames(file, named, {
    known: fields.map(({ name }) => name),
    what: (name) => `There is no field ${name} to be put in a group.`,
    otherwise: 'Name a field of this type.',
  })
}

/** Every state that a table of transitions names, as a row or as a step. */
function statesOf({ transitions }: Resource, field: string): readonly NameAt[] {
  const table = objectAt(transitions, field)
  return Object.keys(table).flatMap((from) => {
    const pointer = `/x-resource/transitions/${field}/${from}`
    const next = namesAt(textsAt(table, from), pointer)
    return from === '(new)' ? next : [{ name: from, pointer }, ...next]
  })
}

/** Every state that the table of a part names. */
function partStates(table: JsonObject, path: string): readonly NameAt[] {
  const pointer = `/properties/${path.split('.')[0]}`
  return Object.keys(table).flatMap((from) => {
    const next = textsAt(table, from).map((name) => ({ name, pointer }))
    return from === '(new)' ? next : [{ name: from, pointer }, ...next]
  })
}

/** What makes a step makes one that there is, and an operation that makes it is one of this type. */
function checkMadeBy(sources: Sources, file: SourceFile, resource: Resource): readonly Complaint[] {
  const acts = filesOf(sources, 'operations')
    .map(({ json }) => objectAt(json, 'x-operation'))
    .filter((act) => textAt(act, 'resource') === resource.type)
    .flatMap((act) => textAt(act, 'id') ?? [])
  return madeSteps(resource).flatMap(({ field, from, to, by }) => {
    const pointer = `/x-resource/madeBy/${field}/${from}/${to}`
    const isThere = textsAt(objectAt(resource.transitions, field), from).includes(to)
    const step = isThere
      ? []
      : [
          complain(file, pointer, {
            what: `${field} has no step from ${from} to ${to}.`,
            fix: 'Name a step of transitions.',
          }),
        ]
    const isMade = !by.includes('.') || acts.includes(by)
    const act = isMade
      ? []
      : [
          complain(file, pointer, {
            what: `${resource.type} has no operation ${by}.`,
            fix: 'Name one, or signatures, job or act.',
          }),
        ]
    return [...step, ...act]
  })
}

/** What not everybody reads is found by whole values alone: no word, order, column or name tells of it. */
function checkMasked(file: SourceFile, resource: Resource): readonly Complaint[] {
  const { promoted, unique, display, fields } = resource
  const told = [...Object.values(promoted), ...unique.flat().map(String), display]
  return deepFields(fields)
    .filter(({ masked }) => masked !== undefined)
    .filter(
      ({ path, sortable, textIndexed }) =>
        sortable || textIndexed || told.some((each) => each.includes(path)),
    )
    .map(({ path }) =>
      complain(file, `/properties/${path.split('.')[0]}`, {
        what: `${path} is masked and told by an order, a word, a column or a name.`,
        fix: 'Take x-masked away, or x-sortable, x-textIndexed and the place in promoted, unique or display.',
      }),
    )
}

/** What a row says of its file stands in fields that only the server writes; the states in which it may change exist. */
function checkContent(file: SourceFile, resource: Resource): readonly Complaint[] {
  const { content, fields } = resource
  if (!content) return []
  const named = ['field', 'width', 'height', 'scan', 'text', 'textResult', 'textIssue'].flatMap((key) => {
    const name = textAt(content, key)
    return name === undefined ? [] : [{ name, pointer: `/x-resource/content/${key}` }]
  })
  const states = objectAt(content, 'while')
  return [
    ...unknownNames(file, named, {
      known: fields.filter(({ serverOwned }) => serverOwned).map(({ name }) => name),
      what: (name) => `${name} is no field that only the server writes.`,
      otherwise: 'Name a property of this file with x-serverOwned.',
    }),
    ...Object.keys(states).flatMap((path) =>
      unknownStates(file, resource, {
        path,
        named: namesAt(textsAt(states, path), `/x-resource/content/while/${path}`),
      }),
    ),
  ]
}

type MadeStep = { readonly field: string; readonly from: string; readonly to: string; readonly by: string }

function madeSteps({ madeBy }: Resource): readonly MadeStep[] {
  return Object.keys(madeBy).flatMap((field) => {
    const table = objectAt(madeBy, field)
    return Object.keys(table).flatMap((from) => {
      const steps = objectAt(table, from)
      return Object.keys(steps).map((to) => ({ field, from, to, by: textAt(steps, to) ?? '' }))
    })
  })
}

function unknownStates(
  file: SourceFile,
  { fields }: Resource,
  { path, named }: { readonly path: string; readonly named: readonly NameAt[] },
): readonly Complaint[] {
  const field = fieldAt(fields, path)
  const shape = field && entryOf(field.shape)
  if (shape?.kind !== 'choice') {
    const pointer = named[0]?.pointer ?? '/x-resource'
    return [
      complain(file, pointer, {
        what: `${path} is not a field with states.`,
        fix: 'Name a field that is an enumeration.',
      }),
    ]
  }
  return unknownNames(file, named, {
    known: shape.values,
    what: (name) => `${path} has no state ${name}.`,
    otherwise: `Its states: ${shape.values.join(', ')}.`,
  })
}

function checkRequired(file: SourceFile, resource: Resource): readonly Complaint[] {
  const { type, fields, verbs } = resource
  const named = ['required', 'x-createRequired'].flatMap((list) =>
    namesAt(textsAt(file.json, list), `/${list}`),
  )
  const unfilled = verbs.includes('create') ? fields.filter((field) => !isFilled(file, field)) : []
  const contradicting = fields.filter(({ createRequired, serverOwned }) => createRequired && serverOwned)
  return [
    ...unknownNames(file, named, {
      known: fields.map(({ name }) => name),
      what: (name) => `${type} has no field ${name}.`,
      otherwise: 'Name a property of this file.',
    }),
    ...unfilled.map(({ name }) =>
      complain(file, `/properties/${name}`, {
        what: `Every stored ${type} has ${name}, but nothing fills it at create.`,
        fix: 'Add it to x-createRequired, or give it a default, x-filled, x-serverOwned or x-derived.',
      }),
    ),
    ...contradicting.map(({ name }) =>
      complain(file, `/properties/${name}`, {
        what: `A create must bring ${name}, and may not, since the server owns it.`,
        fix: 'Take it out of x-createRequired, or take x-serverOwned away.',
      }),
    ),
  ]
}

/** A field that every stored row has gets its value from somewhere when the row is made. */
function isFilled(file: SourceFile, field: Field): boolean {
  const schema = objectAt(objectAt(file.json, 'properties'), field.name)
  const isGiven = field.createRequired || field.serverOwned || (field.default ?? field.filled) !== undefined
  return !field.required || isGiven || textAt(schema, 'x-derived') !== undefined
}

function checkSearchable(file: SourceFile, field: Field): readonly Complaint[] {
  if (typeof field.searchable === 'boolean') return []
  const inner = deepFields(fieldsIn(field.shape))
  return unknownNames(file, namesAt(field.searchable, `/properties/${field.name}/x-searchable`), {
    known: inner.map(({ path }) => path.slice(field.path.length + 1)),
    what: (name) => `${field.name} has no inner field ${name}.`,
    otherwise: 'Name a field inside this one.',
  })
}
