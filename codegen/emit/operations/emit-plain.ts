import type { Emitted } from '#codegen/emit/text/emitted.ts'
import { literal, nameOrText, quoted } from '#codegen/emit/text/literal.ts'
import { declaration, type Imports, importsFor } from '#codegen/emit/types/declaration.ts'
import { closureOf } from '#codegen/load/closure-of.ts'
import { isList, type JsonObject } from '#codegen/load/json.ts'
import { remembered } from '#codegen/load/memory.ts'
import type { Sources } from '#codegen/load/sources.ts'
import { pascal } from '#codegen/load/words.ts'
import type { Parameter, PlainAnswer, PlainBody, PlainCalls, PlainVerb } from '#codegen/model/plain-calls.ts'

const path = 'generated/operations/plain.ts'

/** What plain calls take and answer, where each parameter stands in a request, and the forms that the server holds them to. */
export function emitPlain(sources: Sources, plain: PlainCalls): Promise<readonly Emitted[]> {
  const known = { name: 'plain calls', inputs: closureOf(sources, plain.file) }
  return remembered(sources.memory, known, async () => [
    { path, from: plain.file, text: await callsText(sources, plain) },
    { path: 'generated/operations/parameter-forms.ts', from: plain.file, text: formsText(plain) },
    { path: 'generated/operations/answer-headers.ts', from: plain.file, text: answerHeadersText(plain) },
  ])
}

async function callsText(sources: Sources, plain: PlainCalls): Promise<string> {
  const imports = importsFor(path)
  const calls: string[] = []
  for (const verb of plain.verbs) calls.push(...(await declaredCall(sources, plain, { verb, imports })))
  const headers = plain.parameters.filter((parameter) => parameter.in === 'header')
  const options = { name: 'HeaderParameters', schema: toldSchema(headers), imports }
  return [
    `${imports.text()}${fixedImports}`,
    verbsText(plain),
    placesText(plain),
    await declared(sources, plain, options),
    ...calls,
    inputsText(plain),
    repliesText(plain),
  ].join('\n')
}

/** What a verb is told, and what it answers where that has a schema of its own. */
async function declaredCall(
  sources: Sources,
  plain: PlainCalls,
  { verb, imports }: { readonly verb: PlainVerb; readonly imports: Imports },
): Promise<readonly string[]> {
  const call = await declared(sources, plain, { name: callName(verb), schema: callSchema(verb), imports })
  const schema = verb.answers.find((answer) => answer.schema)?.schema
  if (!schema) return [call]
  return [call, await declared(sources, plain, { name: `${pascal(verb.verb)}Reply`, schema, imports })]
}

const fixedImports = `import type { Meta } from '../types/meta.ts'
import type { Creates, ResourceType, ResourceTypes } from '../types/resources.ts'
`

type Declared = { readonly name: string; readonly schema: JsonObject; readonly imports: Imports }

function declared(sources: Sources, { file }: PlainCalls, { name, schema, imports }: Declared) {
  return declaration(sources, { from: file, name, schema }, imports)
}

function callName({ verb }: PlainVerb): string {
  return `${pascal(verb)}Call`
}

/** What a call is told: its address, its parameters, and its body where that is of no type. */
function callSchema({ path: address, parameters, body }: PlainVerb): JsonObject {
  const named = [...address.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
  const told = toldSchema(parameters)
  const isOwn = body !== undefined && body.of === undefined
  return {
    ...told,
    properties: {
      ...Object.fromEntries(named.map((name) => [name, { type: 'string' }])),
      ...Object(told.properties),
      ...(isOwn && { [body.name]: body.schema }),
    },
    required: [...named, ...textsOf(told.required), ...(isOwn && !body.isOptional ? [body.name] : [])],
  }
}

function textsOf(value: JsonObject[string] | undefined): readonly string[] {
  return isList(value) ? value.map(String) : []
}

function toldSchema(parameters: readonly Parameter[]): JsonObject {
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(
      parameters.map((parameter) => [
        parameter.name,
        { ...parameter.schema, description: parameter.description },
      ]),
    ),
    required: parameters.filter(({ isRequired }) => isRequired).map(({ name }) => name),
  }
}

function verbsText({ verbs }: PlainCalls): string {
  const names = (some: readonly PlainVerb[]) => `[${some.map(({ verb }) => quoted(verb)).join(', ')}]`
  const reading = verbs.filter(({ permission, method }) => permission === 'Read' || method === 'GET')
  const paged = verbs.filter(({ answers }) => ['rows', 'versions'].includes(replyOf(answers) ?? ''))
  return `/** What may be asked of a type without a schema of its own. */
export const plainVerbs = ${names(verbs)} as const

export type PlainVerb = (typeof plainVerbs)[number]

/** Those that only read. */
export const readingVerbs = ${names(reading)} as const satisfies readonly PlainVerb[]

/** Those that answer page by page. */
export const pagedVerbs = ${names(paged)} as const satisfies readonly PlainVerb[]

/** Those that have to do with the file of a row. */
export const contentVerbs = ${names(verbs.filter(({ content }) => content))} as const satisfies readonly PlainVerb[]

/** What the trail calls a verb, where what it does does not say it. */
export const plainEvents = ${literal(Object.fromEntries(verbs.flatMap(({ verb, event }) => (event ? [[verb, event] as const] : []))))} as const

/** Those that answer bytes. */
export const bytesVerbs = ${names(verbs.filter(({ answers }) => replyOf(answers) === 'bytes'))} as const satisfies readonly PlainVerb[]
`
}

function placesText({ parameters, verbs }: PlainCalls): string {
  const queries = [...new Set(parameters.filter((each) => each.in === 'query').map(({ name }) => name))]
  const headers = parameters
    .filter((each) => each.in === 'header')
    .map(({ name, header = name, written }) => {
      return `  ${nameOrText(name)}: ${literal({ header, written: written ?? '*' })},`
    })
  const bodies = verbs.flatMap(({ verb, body }) =>
    body ? [`  ${nameOrText(verb)}: ${literal(bodyFacts(body))},`] : [],
  )
  return `/** The parameters that stand in the query, by their own names. */
export const queryNames = ${literal(queries)} as const

export type QueryName = (typeof queryNames)[number]

/** The parameters that stand in headers; \`*\` stands for the value. */
export const headers = {
${headers.join('\n')}
} as const

/** What the body of a verb is called, and its media type. */
export const bodies = {
${bodies.join('\n')}
} as const satisfies { readonly [Verb in PlainVerb]?: PlainBody }

/** \`largest\`: the most bytes of a body that is no JSON. */
export type PlainBody = { readonly name: string; readonly type: string; readonly largest?: number }
`
}

function bodyFacts({ name, type, largest }: PlainBody) {
  return { name, type, ...(largest !== undefined && { largest }) }
}

function inputsText({ verbs }: PlainCalls): string {
  const lines = verbs.map((verb) => {
    const { body } = verb
    const own = body?.of ? ` & { readonly ${nameOrText(body.name)}: ${bodyTypes[body.of]} }` : ''
    return `  readonly ${nameOrText(verb.verb)}: ${callName(verb)}${own}`
  })
  return `/** What a plain call must be told, by its verb. */
export type PlainInputs<Type extends ResourceType> = {
${lines.join('\n')}
}
`
}

const bodyTypes = { create: 'Creates[Type]', row: 'ResourceTypes[Type]', bytes: 'Blob' } as const

const replies = {
  row: 'ResourceTypes[Type]',
  rows: 'Page<ResourceTypes[Type]>',
  versions: 'Page<Meta>',
  bytes: 'Blob',
} as const

function repliesText({ verbs }: PlainCalls): string {
  const lines = verbs.map(({ verb, answers }) => {
    const of = replyOf(answers)
    const own = answers.some(({ schema }) => schema) ? `${pascal(verb)}Reply` : 'undefined'
    return `  readonly ${nameOrText(verb)}: ${of ? replies[of] : own}`
  })
  return `/** One page; an absent \`continuation\` means that there is no more. */
export type Page<Item> = {
  readonly items: readonly Item[]
  readonly continuation?: string
  readonly total?: number
}

/** What a plain call answers, by its verb. */
export type PlainReplies<Type extends ResourceType> = {
${lines.join('\n')}
}`
}

function replyOf(answers: readonly PlainAnswer[]): PlainAnswer['of'] {
  return answers.find(({ of }) => of)?.of
}

function formsText({ parameters, verbs }: PlainCalls): string {
  const forms = parameters.flatMap(({ name, schema }) => {
    const form = formOf(schema)
    return form === undefined ? [] : [[name, form] as const]
  })
  const limits = parameters.flatMap(({ name, schema: { minimum, maximum } }) =>
    typeof minimum === 'number' && typeof maximum === 'number' ? [[name, { minimum, maximum }] as const] : [],
  )
  const queries = verbs.map(({ verb, parameters: own }) => {
    const names = own.filter((each) => each.in === 'query').map(({ name }) => name)
    return [verb, names] as const
  })
  return `/** The form that the text of a parameter has. */
export const parameterForms = ${literal(Object.fromEntries(forms))} as const

/** What the query of a plain call may say; anything else is refused. The query of an act says nothing. */
export const callQueries = ${literal(Object.fromEntries(queries))} as const

/** The numbers between which a parameter lies. */
export const parameterLimits = ${literal(Object.fromEntries(limits))} as const`
}

function answerHeadersText({ answerHeaders }: PlainCalls): string {
  const names = Object.fromEntries(answerHeaders.map(({ key, header }) => [key, header]))
  return `/** The headers of answers, by what the server calls them. */
export const answerHeaders = ${literal(names)} as const`
}

function formOf({ type, pattern, enum: values }: JsonObject): string | undefined {
  if (typeof pattern === 'string') return pattern
  if (type === 'boolean') return '^(true|false)$'
  if (type === 'integer') return '^-?(0|[1-9]\\d*)$'
  return isList(values) ? `^(${values.map(String).join('|')})$` : undefined
}
