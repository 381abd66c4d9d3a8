import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generate } from '#codegen/generate.ts'
import type { Complaint } from '#codegen/load/complaint.ts'

export const house = fileURLToPath(new URL('../..', import.meta.url))

type Json = unknown
type Changes = Readonly<Record<string, Json>>

/** A project with two types, one list, one act, one rule and one element: the least that has one of everything. */
export const small: Readonly<Record<string, Json>> = {
  'schemas/enumerations/visit-state.json': {
    $schema: '../meta/enumeration.json',
    title: 'VisitState',
    description: 'Where a visit stands.',
    type: 'string',
    enum: ['planned', 'done'],
    'x-labels': { planned: 'Planned', done: 'Done' },
  },
  'schemas/types/meta.json': {
    $schema: '../meta/type.json',
    title: 'Meta',
    description: 'What the server knows.',
    type: 'object',
    additionalProperties: false,
    properties: { versionId: { title: 'Version', type: 'string' } },
    required: ['versionId'],
  },
  'schemas/types/reference.json': {
    $schema: '../meta/type.json',
    title: 'Reference',
    description: 'A stub.',
    type: 'object',
    additionalProperties: false,
    properties: { id: { type: 'string', format: 'uuid' }, resourceType: { type: 'string' } },
    required: ['id', 'resourceType'],
  },
  'schemas/types/resource.json': {
    $schema: '../meta/type.json',
    title: 'Resource',
    description: 'What all share.',
    type: 'object',
    additionalProperties: false,
    properties: {
      id: { title: 'ID', type: 'string', format: 'uuid', 'x-serverOwned': true },
      resourceType: { title: 'Type', type: 'string', 'x-serverOwned': true },
      display: { title: 'Display', type: 'string', 'x-serverOwned': true },
      identifiers: { title: 'Identifiers', type: 'array', items: { type: 'string' } },
      meta: { title: 'Version', $ref: 'meta.json', 'x-serverOwned': true },
    },
    required: ['id', 'resourceType', 'display', 'meta'],
  },
  'schemas/types/element-common.json': {
    $schema: '../meta/type.json',
    title: 'ElementCommon',
    description: 'What all elements share.',
    type: 'object',
    additionalProperties: false,
    properties: {
      id: { title: 'ID', type: 'string' },
      label: { title: 'Name', type: 'string', maxLength: 9 },
    },
  },
  'schemas/types/form-element.json': {
    $schema: '../meta/type.json',
    title: 'FormElement',
    description: 'One element.',
    type: 'object',
    'x-union': { discriminator: 'type', folder: '../elements' },
  },
  'schemas/types/rule-item-common.json': {
    $schema: '../meta/type.json',
    title: 'RuleItemCommon',
    description: 'What all rules share.',
    type: 'object',
    additionalProperties: false,
    properties: { id: { type: 'string' } },
    required: ['id'],
  },
  'schemas/types/rule-item.json': {
    $schema: '../meta/type.json',
    title: 'RuleItem',
    description: 'One rule.',
    type: 'object',
    'x-union': {
      discriminator: 'kind',
      folder: '../rules',
      common: 'rule-item-common.json',
      payload: 'params',
    },
  },
  'schemas/elements/section.json': {
    $schema: '../meta/element.json',
    title: 'Section',
    'x-label': 'Section',
    description: 'A group.',
    'x-extends': '../types/element-common.json',
    type: 'object',
    additionalProperties: false,
    properties: {
      type: { const: 'Section' },
      children: { title: 'Visits', type: 'array', items: { $ref: '../types/form-element.json' } },
    },
    required: ['id', 'type', 'children'],
  },
  'schemas/rules/missing-thing.json': {
    $schema: '../meta/rule.json',
    title: 'MissingThing',
    description: 'Is the thing there?',
    type: 'object',
    additionalProperties: false,
    properties: { minCount: { title: 'At least', type: 'integer', minimum: 1 } },
    'x-rule': {
      defaultSeverity: 'Block',
      defaultTiming: 'Both',
      defaultVisitStatuses: ['Show'],
      groupTarget: 'Members',
      multiServiceTarget: 'Services',
      needs: ['location'],
    },
    'x-messages': { missing: 'rules.missing' },
  },
  'schemas/lists/audit-event-type.json': {
    $schema: '../meta/list.json',
    title: 'Audit event',
    description: 'What the trail knows.',
    locked: true,
    items: ['visit-finish', 'content-read', 'content-upload', 'content-delete'].map((code) => ({
      code,
      display: code,
    })),
  },
  'schemas/lists/room-kind.json': {
    $schema: '../meta/list.json',
    title: 'Room kind',
    description: 'Kinds of rooms.',
    locked: false,
    items: [{ code: 'quiet', display: 'Quiet' }],
  },
  'schemas/types/coded-value.json': {
    $schema: '../meta/type.json',
    title: 'CodedValue',
    description: 'One item of a list.',
    type: 'object',
    additionalProperties: false,
    properties: { code: { type: 'string' }, display: { type: 'string' } },
    required: ['code', 'display'],
  },
  'schemas/types/filter.json': {
    $schema: '../meta/type.json',
    title: 'Filter',
    description: 'One condition.',
    type: 'object',
    additionalProperties: false,
    properties: { field: { type: 'string' }, op: { type: 'string' }, value: {} },
    required: ['field', 'op'],
  },
  'schemas/types/patch-operation.json': {
    $schema: '../meta/type.json',
    title: 'PatchOperation',
    description: 'One step.',
    type: 'object',
    additionalProperties: false,
    properties: { op: { type: 'string' }, path: { type: 'string' } },
    required: ['op', 'path'],
  },
  'schemas/types/uploaded-chunk.json': {
    $schema: '../meta/type.json',
    title: 'UploadedChunk',
    description: 'One part.',
    type: 'object',
    additionalProperties: false,
    properties: { number: { type: 'integer' } },
    required: ['number'],
  },
  'schemas/plain/plain.json': JSON.parse(readFileSync(join(house, 'schemas/plain/plain.json'), 'utf8')),
  'schemas/resources/patient.json': resource('Patient', {
    'x-resource': {
      ...rule('Patients'),
      partition: 'patient',
      patientField: 'self',
      display: '{name}',
      promoted: { name: 'name' },
    },
    properties: {
      name: { title: 'Name', type: 'string', maxLength: 80, 'x-searchable': true, 'x-textIndexed': true },
    },
    required: ['name'],
    'x-createRequired': ['name'],
    examples: [{ name: 'May' }],
  }),
  'schemas/resources/visit.json': resource('Visit', {
    'x-resource': {
      ...rule('Visits'),
      patientField: 'patient',
      display: '{state}[ – {patient}]',
      promoted: { status: 'state' },
      transitions: { state: { '(new)': ['planned'], planned: ['done'], done: [] } },
      delete: { field: 'state', states: ['planned'] },
      expandable: { patient: ['patient'] },
    },
    properties: {
      state: { title: 'State', $ref: '../enumerations/visit-state.json', 'x-searchable': true },
      patient: {
        title: 'Patient',
        $ref: '../types/reference.json',
        'x-reference': { targets: ['Patient'] },
        'x-searchable': true,
      },
      rooms: {
        title: 'Rooms',
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          properties: {
            kind: { title: 'Kind', $ref: '../types/coded-value.json', 'x-list': 'room-kind' },
            secret: { title: 'Secret', type: 'string', 'x-masked': 'CanSee' },
          },
          required: ['kind'],
        },
        'x-searchable': ['kind'],
      },
      form: { title: 'Form', type: 'array', items: { $ref: '../types/form-element.json' } },
      counted: { title: 'Counted', type: 'integer', 'x-serverOwned': true },
    },
    required: ['state', 'counted'],
    'x-createRequired': ['state'],
    examples: [{ state: 'planned' }],
  }),
  'schemas/operations/visit-finish.json': {
    $schema: '../meta/operation.json',
    title: 'Finish',
    description: 'Finishes a visit.',
    'x-operation': {
      id: 'visit.finish',
      resource: 'Visit',
      method: 'POST',
      path: '/{id}/finish',
      permission: 'Visit:Update',
      flags: ['app:contract-enum:clinicalflags:CanSee:Allow'],
      offline: 'refuse',
      on: 'row',
      event: 'visit-finish',
    },
    input: { type: 'object', additionalProperties: false, properties: { reason: { type: 'string' } } },
    reply: { $ref: '../resources/visit.json' },
  },
  'schemas/permissions/flags.json': {
    $schema: '../meta/permission.json',
    title: 'Flags',
    description: 'All flags.',
    prefix: 'app',
    groups: { clinical: ['CanSee'] },
  },
  'schemas/permissions/grant-sets.json': {
    $schema: '../meta/permission.json',
    title: 'Grant sets',
    description: 'All grant sets.',
    grantSets: [
      {
        key: 'see',
        name: 'See',
        group: 'clinical',
        flags: ['app:contract-enum:clinicalflags:CanSee:Allow'],
        permissions: ['Visit:Read', 'Visit:Update'],
      },
    ],
    roles: [{ key: 'seer', name: 'Seer', populationLevel: 'All', grantSets: ['see'] }],
  },
  'schemas/tables/visit.json': {
    $schema: '../meta/table.json',
    name: 'visit',
    description: 'Visits.',
    columns: [
      { name: 'practice_id', type: 'uuid', nullable: false },
      { name: 'id', type: 'uuid', nullable: false },
      { name: 'version_id', type: 'bigint', nullable: false, default: '1' },
      { name: 'at', type: 'timestamptz(3)', nullable: true },
      { name: 'content', type: 'json', nullable: false },
    ],
    primaryKey: ['practice_id', 'id'],
    indexes: [{ name: 'visit_id', columns: [{ column: 'id' }] }],
    rowSecurity: 'practice',
    grants: ['select'],
  },
  'schemas/meta/pending-types.json': [],
  'src/shared/messages/en/rules.json': { 'rules.missing': 'The {thing} is missing.' },
  'src/shared/messages/es/rules.json': { 'rules.missing': 'Falta {thing}.' },
}

/** The small project of the generator's tests on disk, with some files changed (`undefined` leaves one out), added or written as raw text. */
export function smallProject(changes: Changes = {}): { readonly root: string; readonly close: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'goldthread-codegen-'))
  cpSync(join(house, 'schemas/meta'), join(root, 'schemas/meta'), { recursive: true })
  for (const [path, content] of Object.entries({ ...small, ...changes })) {
    if (content === undefined) continue
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content, null, 2))
  }
  return { root, close: () => rmSync(root, { recursive: true, force: true }) }
}

/** All complaints about the small project with these changes. */
export async function complaintsAbout(changes: Changes): Promise<readonly Complaint[]> {
  const project = smallProject(changes)
  try {
    const result = await generate(project.root)
    return result.ok ? [] : result.complaints
  } finally {
    project.close()
  }
}

/** The file of the small project with one value replaced, named by its keys; `undefined` takes it out. */
export function changed(path: string, keys: readonly (string | number)[], value: Json): Changes {
  return { [path]: replaced(small[path], keys, value) }
}

function replaced(whole: Json, [first, ...rest]: readonly (string | number)[], value: Json): Json {
  if (first === undefined) return value
  if (Array.isArray(whole))
    return whole.map((item, index) => (index === first ? replaced(item, rest, value) : item))
  const object: Record<string, Json> = { ...Object(whole) }
  object[first] = replaced(object[first], rest, value)
  return object
}

function rule(collection: string): Readonly<Record<string, Json>> {
  return {
    collection,
    plural: collection,
    scope: 'practice',
    partition: 'practice',
    delete: 'soft',
    verbs: ['create', 'read', 'update', 'delete'],
    display: '',
    sort: { field: 'display', order: 'asc' },
    promoted: {},
  }
}

function resource(title: string, more: Readonly<Record<string, Json>>): Json {
  return {
    $schema: '../meta/resource.json',
    title,
    description: `A ${title}.`,
    'x-label': title,
    type: 'object',
    additionalProperties: false,
    ...more,
  }
}
