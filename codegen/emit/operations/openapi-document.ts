import { closureOf } from '#codegen/load/closure-of.ts'
import { isObject, type Json, type JsonObject } from '#codegen/load/json.ts'
import { remembered } from '#codegen/load/memory.ts'
import type { Act } from '#codegen/model/act.ts'
import type { Model } from '#codegen/model/model.ts'
import type { PlainAnswer, PlainVerb, Stream } from '#codegen/model/plain-calls.ts'
import type { Resource } from '#codegen/model/resource.ts'
import { openapiHeaders, openapiParameters } from './openapi-parameters.ts'
import { openapiSchema, openapiSchemas } from './openapi-schemas.ts'
import { type Operation, operationsOf } from './operations-of.ts'

/** The whole API as an OpenAPI 3.1 document. */
export function openapiDocument(model: Model): JsonObject {
  const paths = Object.assign(
    {},
    ...model.resources.map((resource) => keptPaths(model, resource)),
    ...model.streams.map((stream) => streamPath(model, stream)),
  )
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
    tags: [
      ...model.resources.map(({ type, description }) => ({ name: type, description })),
      ...model.streams,
    ].map(({ name, description }) => ({ name, description })),
    paths: sorted(paths),
    components: {
      schemas: { ...openapiSchemas(model.sources), ...fixedSchemas },
      responses: {
        Refusal: {
          description: 'No, with the reason.',
          content: { 'application/problem+json': { schema: component('Problem') } },
        },
      },
      headers: openapiHeaders(model.plain),
      parameters: openapiParameters(model.plain),
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
  const { sources, acts, plain } = model
  const files = acts.filter((act) => act.resource === resource.type).map(({ file }) => file)
  const inputs = [resource, ...closureOf(sources, ...files, plain.file)]
  return remembered(sources.memory, { name: `paths of ${resource.type}`, inputs }, () =>
    pathsOf(model, resource),
  )
}

function pathsOf(model: Model, resource: Resource): Paths {
  const paths: { [path: string]: { [method: string]: Json } } = {}
  for (const operation of operationsOf(resource, model)) {
    const path = paths[operation.path] ?? pathStart(operation.path, headersOfAll(model))
    paths[operation.path] = {
      ...path,
      [operation.method.toLowerCase()]: operationObject(model, resource, operation),
    }
  }
  return paths
}

/** What every call of a path may be told: the names in its address, and the headers that are no single call's. */
function pathStart(path: string, headers: readonly string[]): { [method: string]: Json } {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
  const all = [...names, ...headers]
  return all.length === 0 ? {} : { parameters: all.map(parameterNamed) }
}

function parameterNamed(key: string): JsonObject {
  return { $ref: `#/components/parameters/${key}` }
}

/** Headers that no verb names are every call's. */
function headersOfAll({ plain }: Model): readonly string[] {
  const named = new Set(plain.verbs.flatMap(({ parameters }) => parameters.map(({ key }) => key)))
  return plain.parameters.flatMap(({ key, in: place }) =>
    place === 'header' && !named.has(key) ? [key] : [],
  )
}

function operationObject(model: Model, resource: Resource, operation: Operation): JsonObject {
  const act = model.acts.find(({ id }) => id === operation.id)
  const plain = model.plain.verbs.find(({ verb }) => verb === operation.verb)
  return {
    operationId: operation.id,
    tags: [resource.type],
    ...(act ? actObject(model, act) : {}),
    ...(!act && plain ? plainObject(model, resource, plain) : {}),
  }
}

/** A stream belongs to no type; each of its events is described by what it says. */
function streamPath({ sources }: Model, stream: Stream): Paths {
  const { name, file, label, description, path, parameters, events } = stream
  const said = events.map((event) => {
    const told = openapiSchema(sources, file, event.schema)
    return { title: event.name, description: event.description, ...(isObject(told) && told) }
  })
  const get = {
    operationId: `${name}.follow`,
    tags: [name],
    summary: label,
    description,
    parameters: parameters.map(({ wire, schema, ...told }) => ({
      name: wire,
      in: told.in,
      schema,
      description: told.description,
    })),
    responses: {
      200: {
        description: 'Its events, as they come.',
        content: { 'text/event-stream': { schema: { anyOf: said } } },
      },
      ...refusals,
    },
  }
  return { [path]: { ...pathStart(path, []), get } }
}

const refusals: JsonObject = {
  '4XX': { $ref: '#/components/responses/Refusal' },
  '5XX': { $ref: '#/components/responses/Refusal' },
}

function actObject({ sources }: Model, act: Act): JsonObject {
  const { title: summary, description, file } = act
  return {
    summary,
    description,
    // Whatever an act does is done once under a key, as plain writes are.
    parameters: [parameterNamed('idempotencyKey')],
    requestBody: requestBody(openapiSchema(sources, file, act.input)),
    responses: { 200: answer('Done.', openapiSchema(sources, file, act.reply)), ...refusals },
  }
}

/** What one call takes in its query and its headers is named by it. */
function plainObject(model: Model, resource: Resource, plain: PlainVerb): JsonObject {
  const { label, of, parameters, answers } = plain
  const own = parameters.filter((parameter) => parameter.in !== 'path')
  const body = plainBody(model, resource, plain)
  return {
    summary: `${label}: ${of === 'many' ? resource.plural : resource.label}`,
    ...(own.length > 0 && { parameters: own.map(({ key }) => parameterNamed(key)) }),
    ...(body && { requestBody: body }),
    responses: {
      ...Object.fromEntries(answers.map((each) => [each.status, plainAnswer(model, resource, each)])),
      ...refusals,
    },
  }
}

function plainBody(
  { sources, plain }: Model,
  { type }: Resource,
  { body }: PlainVerb,
): JsonObject | undefined {
  if (!body) return undefined
  if (body.of === 'bytes') return requestBody(bytes, body.type)
  if (body.of) return requestBody(component(body.of === 'create' ? `${type}Create` : type), body.type)
  const whole = requestBody(openapiSchema(sources, plain.file, body.schema), body.type)
  return body.isOptional ? { ...whole, required: false } : whole
}

function requestBody(schema: Json, type = 'application/json'): JsonObject {
  return { required: true, content: { [type]: { schema } } }
}

function plainAnswer(
  { sources, plain }: Model,
  { type }: Resource,
  { description, of, schema }: PlainAnswer,
): JsonObject {
  if (schema) return answer(description, openapiSchema(sources, plain.file, schema))
  if (of === 'bytes') return { description, content: { '*/*': { schema: bytes } } }
  if (!of) return { description }
  const one = component(of === 'versions' ? 'Meta' : type)
  return answer(description, of === 'row' ? one : { type: 'array', items: one })
}

function answer(description: string, schema: Json): JsonObject {
  return { description, content: { 'application/json': { schema: isObject(schema) ? schema : {} } } }
}

function component(name: string): JsonObject {
  return { $ref: `#/components/schemas/${name}` }
}

const bytes: JsonObject = { type: 'string', contentMediaType: 'application/octet-stream' }

const fixedSchemas: JsonObject = {
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
      mergedInto: { type: 'string', format: 'uuid' },
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
