import { isObject, type JsonObject, objectAt, textAt } from '#codegen/load/json.ts'
import { filesOf, type Sources } from '#codegen/load/sources.ts'

/** Something that a stream may be told. */
export type StreamParameter = {
  readonly name: string
  readonly in: 'query' | 'header'
  /** What it is called on the wire. */
  readonly wire: string
  readonly description: string
  readonly schema: JsonObject
}

/** One kind of event of a stream, and what it says. */
export type StreamEvent = {
  readonly name: string
  readonly description: string
  readonly schema: JsonObject
}

/** A stream: a call that is answered event by event. */
export type Stream = {
  readonly name: string
  readonly file: string
  readonly label: string
  readonly description: string
  readonly path: string
  readonly parameters: readonly StreamParameter[]
  readonly events: readonly StreamEvent[]
  readonly limits: readonly {
    readonly name: string
    readonly description: string
    readonly value: number
  }[]
}

/** The streams as the schema of plain calls describes them. */
export function streamsOf(sources: Sources): readonly Stream[] {
  return filesOf(sources, 'plain').flatMap(({ path, json }) => {
    const streams = objectAt(json, 'streams')
    return Object.keys(streams).map((name) => streamOf({ name, file: path }, objectAt(streams, name)))
  })
}

function streamOf(known: Pick<Stream, 'name' | 'file'>, said: JsonObject): Stream {
  return {
    ...known,
    label: textAt(said, 'label') ?? known.name,
    description: textAt(said, 'description') ?? '',
    path: textAt(said, 'path') ?? '',
    parameters: partsOf(said, 'parameters').map(({ name, part, ...rest }) => ({
      name,
      ...rest,
      in: part.in === 'header' ? 'header' : 'query',
      wire: textAt(part, 'header') ?? name,
      schema: objectAt(part, 'schema'),
    })),
    events: partsOf(said, 'events').map(({ part, ...rest }) => ({
      ...rest,
      schema: objectAt(part, 'schema'),
    })),
    limits: partsOf(said, 'limits').map(({ part, ...rest }) => ({
      ...rest,
      value: Number(part.value),
    })),
  }
}

function partsOf(said: JsonObject, key: string) {
  const parts = objectAt(said, key)
  return Object.entries(parts).flatMap(([name, part]) =>
    isObject(part) ? [{ name, part, description: textAt(part, 'description') ?? '' }] : [],
  )
}
