import type { JsonObject } from '#codegen/load/json.ts'
import type { PlainCalls } from '#codegen/model/plain-calls.ts'

/** Every parameter of a path, a query or a header, by the name that verbs call it by. */
export function openapiParameters({ parameters }: PlainCalls): JsonObject {
  return Object.fromEntries(
    parameters.map(({ key, name, header, isRequired, schema, description, ...parameter }) => [
      key,
      {
        name: header ?? name,
        in: parameter.in,
        ...(isRequired && { required: true }),
        schema,
        description,
      },
    ]),
  )
}

/** Every header of answers, by what the server calls it. */
export function openapiHeaders({ answerHeaders }: PlainCalls): JsonObject {
  return Object.fromEntries(
    answerHeaders.map(({ key, schema, description }) => [key, { schema, description }]),
  )
}
