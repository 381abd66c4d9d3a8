import { closureOf } from '#codegen/load/closure.ts'
import { isObject, type Json, type JsonObject } from '#codegen/load/json.ts'
import { remembered } from '#codegen/load/memory.ts'
import type { Act } from '#codegen/model/act.ts'
import type { Model } from '#codegen/model/model.ts'
import type { Resource } from '#codegen/model/resource.ts'
import { fixedParameters } from './openapi-parameters.ts'
import { openapiSchema, openapiSchemas } from './openapi-schemas.ts'
import { type Operation, operationsOf } from './operation-table.ts'

/** The whole API as an OpenAPI 3.1 document. */
export function openapiDocument(model: Model): JsonObject {
  const paths = Object.assign({}, ...model.resources.map((resource) => keptPaths(model, resource)))
  return {
    openapi: '3.1.0',
    info: {
      title: 'Goldthread',
      version: '1',
      description: 'Documents behavioural-health care and schedules it.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/', description: 'The server that answers this document.' }],
    security: [{ session: [] }, { bearer: [] }],
    tags: model.resources.map(({ type, description }) => ({ name: type, description })),
    paths: sorted(paths),
    components: {
      schemas: { ...openapiSchemas(model.sources), ...fixedSchemas },
      responses: {
        Refusal: {
          description: 'No, with the reason.',
          content: { 'application/problem+json': { schema: component('Problem') } },
        },
      },
      parameters: fixedParameters,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'goldthread' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}

type Paths = { readonly [path: string]: { readonly [method: string]: Json } }

function sorted(paths: Paths): Paths {
  return Object.fromEntries(Object.entries(paths).sort(([one], [other]) => (one < other ? -1 : 1)))
}

function keptPaths(model: Model, resource: Resource): Paths {
  const { sources, acts } = model
  const files = acts.filter((act) => act.resource === resource.type).map(({ file }) => file)
  const inputs = [resource, ...closureOf(sources, ...files)]
  return remembered(sources.memory, { name: `paths of ${resource.type}`, inputs }, () =>
    pathsOf(model, resource),
  )
}

function pathsOf(model: Model, resource: Resource): Paths {
  const paths: { [path: string]: { [method: string]: Json } } = {}
  for (const operation of operationsOf(resource, model.acts)) {
    const path = paths[operation.path] ?? pathStart(operation.path)
    paths[operation.path] = {
      ...path,
      [operation.method.toLowerCase()]: operationObject(model, resource, operation),
    }
  }
  return paths
}

function pathStart(path: string): { [method: string]: Json } {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
  return names.length === 0
    ? {}
    : { parameters: names.map((name) => ({ $ref: `#/components/parameters/${name}` })) }
}

function operationObject(model: Model, resource: Resource, operation: Operation): JsonObject {
  const act = model.acts.find(({ id }) => id === operation.id)
  const body = act ? actBody(model, act) : plainBody(resource, operation)
  const query = queryOf(operation)
  return {
    operationId: operation.id,
    tags: [resource.type],
    summary: act
      ? act.title
      : `${spokenVerbs[operation.verb] ?? operation.verb}: ${operation.verb === 'list' || operation.verb === 'query' ? resource.plural : resource.label}`,
    ...(act && { description: act.description }),
    ...(query.length > 0 && {
      parameters: query.map((name) => ({ $ref: `#/components/parameters/${name}` })),
    }),
    ...(body && { requestBody: body }),
    responses: {
      ...answersOf(model, resource, { verb: operation.verb, act }),
      '4XX': refusal,
      '5XX': refusal,
    },
  }
}

const refusal: JsonObject = { $ref: '#/components/responses/Refusal' }

const spokenVerbs: Readonly<Record<string, string>> = {
  list: 'List',
  query: 'Search',
  create: 'Add',
  read: 'Read',
  readVersion: 'Read one version of',
  history: 'List the versions of',
  update: 'Replace',
  patch: 'Change parts of',
  delete: 'Delete',
  restore: 'Bring back',
}

function queryOf({ verb }: Operation): readonly string[] {
  return queries[verb] ?? []
}

const paging = ['pageSize', 'orderBy', 'order']

const queries: Readonly<Record<string, readonly string[]>> = {
  list: [...paging, 'includeDeleted', 'summary', 'expand'],
  query: [...paging, 'includeDeleted', 'summary', 'expand', 'exportId', 'exportFormat', 'exportColumns'],
  read: ['expand'],
  history: ['includeDeleted'],
  create: ['dryRun'],
  update: ['expectedVersion', 'dryRun'],
  patch: ['expectedVersion', 'dryRun'],
  delete: ['expectedVersion', 'dryRun'],
  restore: ['dryRun'],
}

function actBody({ sources }: Model, act: Act): JsonObject {
  return {
    required: true,
    content: { 'application/json': { schema: openapiSchema(sources, act.file, act.input) } },
  }
}

function plainBody({ type }: Resource, { verb }: Operation): JsonObject | undefined {
  switch (verb) {
    case 'query':
      return {
        required: true,
        content: { 'application/json': { schema: { type: 'array', items: component('Filter') } } },
      }
    case 'create':
      return { required: true, content: { 'application/json': { schema: component(`${type}Create`) } } }
    case 'update':
      return { required: true, content: { 'application/json': { schema: component(type) } } }
    case 'patch':
      return {
        required: true,
        content: {
          'application/json-patch+json': {
            schema: { type: 'array', maxItems: 500, items: component('PatchOperation') },
          },
        },
      }
    default:
      return undefined
  }
}

function answersOf(
  { sources }: Model,
  { type }: Resource,
  { verb, act }: { readonly verb: Operation['verb']; readonly act: Act | undefined },
): JsonObject {
  if (act) return { 200: answer('Done.', openapiSchema(sources, act.file, act.reply)) }
  const one = component(type)
  const list = {
    200: answer('A page; header x-continuation-token leads to the next.', { type: 'array', items: one }),
  }
  switch (verb) {
    case 'list':
      return list
    case 'query':
      return { ...list, 204: { description: 'Only the count, in x-total-count (prefer: return=minimal).' } }
    case 'create':
      return { 200: answer('It was there already.', one), 201: answer('Added.', one) }
    case 'read':
      return { 200: answer('As it stands.', one), 304: { description: 'Not changed.' } }
    case 'history':
      return {
        200: answer(
          'What is known of each version, the newest first; header x-continuation-token leads to the older.',
          {
            type: 'array',
            items: component('Meta'),
          },
        ),
      }
    case 'delete':
      return { 204: { description: 'Deleted.' } }
    default:
      return { 200: answer('As it stands now.', one) }
  }
}

function answer(description: string, schema: Json): JsonObject {
  return { description, content: { 'application/json': { schema: isObject(schema) ? schema : {} } } }
}

function component(name: string): JsonObject {
  return { $ref: `#/components/schemas/${name}` }
}

const fixedSchemas: JsonObject = {
  PatchOperation: {
    type: 'object',
    additionalProperties: false,
    properties: {
      op: { enum: ['add', 'remove', 'replace', 'move', 'copy', 'test'] },
      path: { type: 'string' },
      from: { type: 'string' },
      value: {},
    },
    required: ['op', 'path'],
  },
  Filter: {
    type: 'object',
    additionalProperties: false,
    properties: {
      field: { type: 'string' },
      op: {
        enum: [
          'eq',
          'ne',
          'lt',
          'le',
          'gt',
          'ge',
          'in',
          'nin',
          'contains',
          'startsWith',
          'exists',
          'between',
        ],
      },
      value: {},
    },
    required: ['field', 'op'],
  },
  Problem: {
    type: 'object',
    properties: {
      type: { type: 'string' },
      title: { type: 'string' },
      status: { type: 'integer' },
      detail: { type: 'string' },
      subStatus: { type: 'integer' },
      code: { type: 'string' },
      versionId: { type: 'string' },
      errors: {
        type: 'array',
        items: {
          type: 'object',
          properties: { pointer: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
          required: ['pointer', 'code', 'message'],
        },
      },
    },
    required: ['type', 'title', 'status'],
  },
}
