import type { Emitted } from '#codegen/emit/text/emitted.ts'
import { comment, literal, nameOrText } from '#codegen/emit/text/literal.ts'
import { declaration, importsFor } from '#codegen/emit/types/declaration.ts'
import type { JsonObject } from '#codegen/load/json.ts'
import type { Sources } from '#codegen/load/sources.ts'
import { pascal } from '#codegen/load/words.ts'
import type { Stream } from '#codegen/model/plain-calls.ts'

const path = 'generated/operations/streams.ts'

/** The streams: their addresses, the forms of what they are told, their limits, and what their events say. */
export async function emitStreams(sources: Sources, streams: readonly Stream[]): Promise<readonly Emitted[]> {
  const [first] = streams
  if (!first) return []
  const imports = importsFor(path)
  const types: string[] = []
  for (const stream of streams) types.push(await eventsText(sources, stream, imports))
  const table = streams.map(
    (stream) =>
      `${comment(stream.description)}export const ${stream.name}Stream = ${literal(factsOf(stream))} as const\n`,
  )
  return [{ path, from: first.file, text: `${imports.text()}${[...table, ...types].join('\n')}` }]
}

function factsOf({ path: address, parameters, limits }: Stream): object {
  return {
    path: address,
    parameters: Object.fromEntries(
      parameters.map(({ name, wire, schema }) => [name, { wire, form: String(schema.pattern ?? '') }]),
    ),
    limits: Object.fromEntries(limits.map(({ name, value }) => [name, value])),
  }
}

async function eventsText(
  sources: Sources,
  { name, file, events }: Stream,
  imports: ReturnType<typeof importsFor>,
): Promise<string> {
  const schema: JsonObject = {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(
      events.map((event) => [event.name, { ...event.schema, description: event.description }]),
    ),
    required: events.map((event) => nameOrText(event.name)),
  }
  const declared = await declaration(sources, { from: file, name: `${pascal(name)}Events`, schema }, imports)
  return `/** What each event of the stream says. */\n${declared}`
}
