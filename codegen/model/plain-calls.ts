import { isObject, type JsonObject, objectAt, textAt, textsAt } from '#codegen/load/json.ts'
import { filesOf, type SourceFile, type Sources } from '#codegen/load/sources.ts'

/** Something that a plain call may be told beside its body. */
export type Parameter = {
  /** The name that verbs call it by. */
  readonly key: string
  /** What both sides call it. */
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly isRequired: boolean
  /** The name of its header. */
  readonly header?: string
  /** How its value is written there; `*` stands for it. */
  readonly written?: string
  readonly description: string
  readonly schema: JsonObject
}

/** A header of answers. */
export type AnswerHeader = {
  readonly key: string
  readonly header: string
  readonly description: string
  readonly schema: JsonObject
}

/** What a plain call takes: a row as it is made or stored, what a schema says, or bytes. */
export type PlainBody = {
  readonly name: string
  readonly type: string
  readonly of?: 'create' | 'row' | 'bytes'
  /** The most bytes that are taken. */
  readonly largest?: number
  readonly isOptional: boolean
  readonly schema: JsonObject
}

/** One way in which a plain call is answered. */
export type PlainAnswer = {
  readonly status: string
  readonly description: string
  readonly of?: 'row' | 'rows' | 'versions' | 'bytes'
  readonly schema?: JsonObject
}

/** What a call has to do with the file of a row. */
type ContentNeed = 'read' | 'write' | 'recognize'

/** What may be asked of a type without a schema of its own. */
export type PlainVerb = {
  readonly verb: string
  readonly label: string
  readonly of: 'one' | 'many'
  /** Only types that keep a file have it; `write` only those whose file comes from outside, `recognize` those that keep its text. */
  readonly content?: ContentNeed
  /** What the trail calls it, where what it does does not say it. */
  readonly event?: string
  readonly method: string
  /** Below the collection. */
  readonly path: string
  /** The second half of the permission: `Read`. */
  readonly permission: string
  readonly offline: string
  readonly parameters: readonly Parameter[]
  readonly body?: PlainBody
  readonly answers: readonly PlainAnswer[]
}

/** In the generator's model, the calls that every type has, as far as it allows them. */
export type PlainCalls = {
  readonly file: string
  readonly parameters: readonly Parameter[]
  readonly answerHeaders: readonly AnswerHeader[]
  readonly verbs: readonly PlainVerb[]
}

/** What plain verbs need: a permission, and of some a type that keeps a file. */
export type PlainNeed = Pick<PlainVerb, 'permission' | 'content'>

/** What a type may allow over the wire, each with the letter by which it is said; each stands for the plain verbs that need it. */
export const plainNeeds: readonly (PlainNeed & { readonly letter: string })[] = [
  { letter: 'c', permission: 'Create' },
  { letter: 'r', permission: 'Read' },
  { letter: 'u', permission: 'Update' },
  { letter: 'd', permission: 'Delete' },
  { letter: 'f', permission: 'Read', content: 'read' },
  { letter: 'w', permission: 'Create', content: 'write' },
  { letter: 'p', permission: 'Delete', content: 'write' },
  { letter: 't', permission: 'Update', content: 'recognize' },
]

/** The plain calls as their schema describes them. */
export function plainCallsOf(sources: Sources): PlainCalls {
  const [file] = filesOf(sources, 'plain')
  const parameters = parametersOf(file)
  const known = new Map(parameters.map((parameter) => [parameter.key, parameter]))
  const verbs = objectAt(file?.json, 'verbs')
  return {
    file: file?.path ?? '',
    parameters,
    answerHeaders: answerHeadersOf(objectAt(file?.json, 'answerHeaders')),
    verbs: Object.keys(verbs).map((verb) => verbOf(verb, objectAt(verbs, verb), known)),
  }
}

function parametersOf(file: SourceFile | undefined): readonly Parameter[] {
  const parameters = objectAt(file?.json, 'parameters')
  return Object.keys(parameters).map((key) => {
    const said = objectAt(parameters, key)
    const place = textAt(said, 'in')
    const [header, written] = [textAt(said, 'header'), textAt(said, 'written')]
    return {
      key,
      name: textAt(said, 'name') ?? key,
      in: place === 'path' || place === 'header' ? place : 'query',
      isRequired: place === 'path' || said.required === true,
      ...(header !== undefined && { header }),
      ...(written !== undefined && { written }),
      description: textAt(said, 'description') ?? '',
      schema: objectAt(said, 'schema'),
    }
  })
}

function answerHeadersOf(headers: JsonObject): readonly AnswerHeader[] {
  return Object.keys(headers).map((key) => {
    const said = objectAt(headers, key)
    return {
      key,
      header: textAt(said, 'header') ?? key,
      description: textAt(said, 'description') ?? '',
      schema: objectAt(said, 'schema'),
    }
  })
}

function verbOf(verb: string, said: JsonObject, known: ReadonlyMap<string, Parameter>): PlainVerb {
  const body = bodyOf(said)
  const content = needOf(said)
  const event = textAt(said, 'event')
  return {
    verb,
    label: textAt(said, 'label') ?? verb,
    of: said.of === 'many' ? 'many' : 'one',
    ...(content && { content }),
    ...(event !== undefined && { event }),
    method: textAt(said, 'method') ?? '',
    path: textAt(said, 'path') ?? '',
    permission: textAt(said, 'permission') ?? '',
    offline: textAt(said, 'offline') ?? 'refuse',
    parameters: textsAt(said, 'parameters').flatMap((key) => known.get(key) ?? []),
    ...(body && { body }),
    answers: answersOf(objectAt(said, 'answers')),
  }
}

function needOf({ content }: JsonObject): ContentNeed | undefined {
  return content === 'read' || content === 'write' || content === 'recognize' ? content : undefined
}

function bodyOf({ body }: JsonObject): PlainBody | undefined {
  if (!isObject(body)) return undefined
  const { of, largest } = body
  return {
    name: textAt(body, 'name') ?? 'body',
    type: textAt(body, 'type') ?? 'application/json',
    ...((of === 'create' || of === 'row' || of === 'bytes') && { of }),
    ...(typeof largest === 'number' && { largest }),
    isOptional: body.optional === true,
    schema: objectAt(body, 'schema'),
  }
}

function answersOf(answers: JsonObject): readonly PlainAnswer[] {
  return Object.keys(answers).map((status) => {
    const { of, schema } = objectAt(answers, status)
    return {
      status,
      description: textAt(objectAt(answers, status), 'description') ?? '',
      ...((of === 'row' || of === 'rows' || of === 'versions' || of === 'bytes') && { of }),
      ...(isObject(schema) && { schema }),
    }
  })
}

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
