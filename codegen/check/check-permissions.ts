import type { Complaint } from '#codegen/load/complaint.ts'
import {
  isObject,
  type Json,
  type JsonObject,
  objectAt,
  objectsAt,
  textAt,
  textsAt,
} from '#codegen/load/json.ts'
import { filesOf, type SourceFile, type Sources } from '#codegen/load/sources.ts'
import { visit } from '#codegen/load/target-of.ts'
import { type Permissions, permissionsOf } from '#codegen/model/permissions.ts'
import { pendingTypes } from './check-references.ts'
import { complain, type NameAt, namesAt, unknownNames } from './complain.ts'

/** Every flag, grant set and permission that is named exists, and no grant set is held by everybody. */
export function checkPermissions(sources: Sources): readonly Complaint[] {
  const permissions = permissionsOf(sources)
  const types = filesOf(sources, 'resources').map((file) => textAt(file.json, 'title') ?? '')
  return [
    ...filesOf(sources, 'permissions').flatMap((file) => [
      ...checkFile(file, permissions),
      ...checkOwn(file, sources),
      ...checkShared(file, sources, permissions),
    ]),
    ...filesOf(sources, 'operations').flatMap((file) => checkOperation(file, permissions, types)),
    ...filesOf(sources, 'resources').flatMap((file) => [
      ...checkMasks(file, permissions),
      ...checkFlags(file, permissions),
    ]),
  ]
}

function checkFile(file: SourceFile, permissions: Permissions): readonly Complaint[] {
  const sets = objectsAt(file.json, 'grantSets')
  const roles = objectsAt(file.json, 'roles')
  const named = roles.flatMap((role, index) =>
    namesAt(textsAt(role, 'grantSets'), `/roles/${index}/grantSets`),
  )
  return [
    ...sets.flatMap((set, index) => checkGrantSet(file, { set, at: `/grantSets/${index}` }, permissions)),
    ...unknownNames(file, named, {
      known: permissions.grantSets.map(({ key }) => key),
      what: (name) => `GrantSet ${name} is not defined.`,
      otherwise: 'Add it to schemas/permissions/grant-sets.json.',
    }),
  ]
}

/** What is shared speaks of types that there are or will be, and of fields and flags that there are. */
function checkShared(file: SourceFile, sources: Sources, permissions: Permissions): readonly Complaint[] {
  const resources = resourcesIn(sources)
  const shared = objectsAt(file.json, 'shared')
  const at = (index: number, name: string) => `/shared/${index}/${name}`
  const types = shared.map((each, index) => ({
    name: textAt(each, 'type') ?? '',
    pointer: at(index, 'type'),
  }))
  return [
    ...unknownTypes(file, [...resources.keys(), ...pendingTypes(sources)], types),
    ...shared.flatMap((each, index) => [
      ...unknownFields(file, resources, {
        type: textAt(each, 'type') ?? '',
        named: [
          { name: textAt(each, 'owner') ?? '', pointer: at(index, 'owner') },
          ...namesAt(textsAt(each, 'changes'), at(index, 'changes')),
          ...namesAt(textsAt(each, 'sharing'), at(index, 'sharing')),
        ],
      }),
      ...unknownNames(file, namesAt(textsAt(each, 'seeingAll'), at(index, 'seeingAll')), {
        known: permissions.flags.map(({ name }) => name),
        what: (name) => `No flag is called ${name}.`,
        otherwise: 'Name a flag of schemas/permissions/flags.json.',
      }),
    ]),
  ]
}

function resourcesIn(sources: Sources): ReadonlyMap<string, Json | undefined> {
  return new Map(
    filesOf(sources, 'resources').map(({ json }) => [textAt(json, 'title') ?? '', json] as const),
  )
}

function unknownTypes(
  file: SourceFile,
  known: readonly string[],
  named: readonly NameAt[],
): readonly Complaint[] {
  return unknownNames(file, named, {
    known,
    what: (name) => `No resource is called ${name}.`,
    otherwise: 'Name a type of schemas/resources.',
  })
}

/** What is one's own speaks of types, lists and acts that there are. */
function checkOwn(file: SourceFile, sources: Sources): readonly Complaint[] {
  const own = objectAt(isObject(file.json) ? file.json : {}, 'own')
  const resources = resourcesIn(sources)
  const typed = (['rows', 'parts', 'changes'] as const).flatMap((name) =>
    objectsAt(own, name).map((each, index) => ({
      name: textAt(each, 'type') ?? '',
      pointer: `/own/${name}/${index}/type`,
    })),
  )
  // A part of the house without operations has none of these types either.
  if (filesOf(sources, 'operations').length === 0) return []
  const acts = filesOf(sources, 'operations').map(
    ({ json }) => textAt(objectAt(isObject(json) ? json : {}, 'x-operation'), 'id') ?? '',
  )
  return [
    ...unknownTypes(file, [...resources.keys()], typed),
    ...objectsAt(own, 'parts').flatMap((part, index) =>
      unknownFields(file, resources, {
        type: textAt(part, 'type') ?? '',
        named: ['list', 'people'].map((name) => ({
          name: textAt(part, name) ?? '',
          pointer: `/own/parts/${index}/${name}`,
        })),
      }),
    ),
    ...objectsAt(own, 'changes').flatMap((each, index) =>
      unknownFields(file, resources, {
        type: textAt(each, 'type') ?? '',
        named: namesAt(textsAt(each, 'fields'), `/own/changes/${index}/fields`),
      }),
    ),
    ...unknownNames(file, namesAt(textsAt(own, 'within'), '/own/within'), {
      known: acts,
      what: (name) => `No operation is called ${name}.`,
      otherwise: 'Name an operation of schemas/operations.',
    }),
  ]
}

function unknownFields(
  file: SourceFile,
  resources: ReadonlyMap<string, Json | undefined>,
  { type, named }: { readonly type: string; readonly named: readonly NameAt[] },
): readonly Complaint[] {
  const resource = resources.get(type)
  if (!isObject(resource)) return []
  const fields = Object.keys(objectAt(resource, 'properties'))
  return unknownNames(file, named, {
    known: fields,
    what: (name) => `${type} has no field ${name}.`,
    otherwise: `Its fields: ${fields.join(', ')}.`,
  })
}

function checkGrantSet(
  file: SourceFile,
  { set, at }: { readonly set: JsonObject; readonly at: string },
  permissions: Permissions,
): readonly Complaint[] {
  const flags = namesAt(textsAt(set, 'flags'), `${at}/flags`)
  const malformed = namesAt(textsAt(set, 'permissions'), `${at}/permissions`).filter(
    ({ name }) => !permission.test(name),
  )
  const nobodys = `The grant set "${textAt(set, 'name') ?? ''}" has no flag, so everybody would hold it.`
  return [
    ...(flags.length === 0
      ? [complain(file, `${at}/flags`, { what: nobodys, fix: 'Give it at least one flag of its own.' })]
      : []),
    ...unknownFlags(file, flags, permissions),
    ...malformed.map(({ name, pointer }) =>
      complain(file, pointer, {
        what: `"${name}" is not a permission.`,
        fix: 'Write Type:Create, Type:Read, Type:Update or Type:Delete.',
      }),
    ),
  ]
}

const permission = /^[A-Z][A-Za-z]+:(Create|Read|Update|Delete)$/

function unknownFlags(
  file: SourceFile,
  named: readonly NameAt[],
  { flags }: Permissions,
): readonly Complaint[] {
  return unknownNames(file, named, {
    known: flags.map(({ text }) => text),
    what: (name) => `There is no flag ${name}.`,
    otherwise: 'Add it to schemas/permissions/flags.json.',
  })
}

function checkOperation(
  file: SourceFile,
  permissions: Permissions,
  types: readonly string[],
): readonly Complaint[] {
  const rule = objectAt(file.json, 'x-operation')
  const granted = permissions.grantSets.flatMap((set) => set.permissions)
  return [
    ...unknownNames(file, [{ name: textAt(rule, 'resource') ?? '', pointer: '/x-operation/resource' }], {
      known: types,
      what: (name) => `No resource is called ${name}.`,
      otherwise: 'Name a type of schemas/resources.',
    }),
    ...unknownNames(file, [{ name: textAt(rule, 'permission') ?? '', pointer: '/x-operation/permission' }], {
      known: granted,
      what: (name) => `No grant set gives ${name}, so nobody could do this.`,
      otherwise: 'Name a permission of schemas/permissions/grant-sets.json.',
    }),
    ...unknownFlags(file, namesAt(textsAt(rule, 'flags'), '/x-operation/flags'), permissions),
  ]
}

function checkMasks(file: SourceFile, { flags }: Permissions): readonly Complaint[] {
  const masks: NameAt[] = []
  visit(file.json, '', (value, pointer) => {
    const name = textAt(value, 'x-masked')
    if (name) masks.push({ name, pointer: `${pointer}/x-masked` })
  })
  return unknownNames(file, masks, {
    known: flags.map(({ name }) => name),
    what: (name) => `There is no flag ${name}.`,
    otherwise: 'Add it to schemas/permissions/flags.json.',
  })
}

/** The flags that a type's permissions need exist, and every grant set that gives such a permission has one of them. */
function checkFlags(file: SourceFile, permissions: Permissions): readonly Complaint[] {
  const named = objectAt(objectAt(file.json, 'x-resource'), 'flags')
  return Object.keys(named).flatMap((verb) => {
    const pointer = `/x-resource/flags/${verb}`
    const names = textsAt(named, verb)
    const right = `${textAt(file.json, 'title')}:${verb}`
    const needed = permissions.needed[right] ?? []
    const lacking = permissions.grantSets.filter(
      (set) => set.permissions.includes(right) && !set.flags.some((flag) => needed.includes(flag)),
    )
    return [
      ...unknownNames(file, namesAt(names, pointer), {
        known: permissions.flags.map(({ name }) => name),
        what: (name) => `There is no flag ${name}.`,
        otherwise: 'Add it to schemas/permissions/flags.json.',
      }),
      ...lacking.map(({ name }) =>
        complain(file, pointer, {
          what: `The grant set "${name}" gives ${right} and none of the flags that it needs.`,
          fix: 'Name one of its flags here, or take the permission out of it.',
        }),
      ),
    ]
  })
}
