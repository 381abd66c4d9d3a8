import { literal, nameOrText } from '#codegen/emit/text/literal.ts'
import { pascal } from '#codegen/load/words.ts'
import type { Act } from '#codegen/model/act.ts'
import { type PlainCalls, plainNeeds } from '#codegen/model/plain-calls.ts'

type Parts = {
  readonly rows: readonly string[]
  readonly performed: readonly string[]
  readonly acts: readonly Act[]
  readonly plain: PlainCalls
}

/** The module of operations: one short row for each type, from which the plain ones are made when it is loaded, since they stand in the first page. */
export function operationsText(parts: Parts): string {
  return [importsText(parts), operationType, tablesText(parts), makingOfPlain, actsText(parts)].join('\n\n')
}

function importsText({ acts }: Parts): string {
  const names = acts.flatMap((act) => [`${pascal(act.name)}Input`, `${pascal(act.name)}Reply`])
  return `import type { ResourceType } from '../types/resources.ts'
import type {
${names.map((name) => `  ${name},`).join('\n')}
} from './acts.ts'
import type { PlainVerb } from './plain.ts'`
}

const operationType = `/** One thing that can be asked of the server. \`flags\` must be held beside the permission. */
export type Operation = {
  readonly id: string
  readonly resource: ResourceType
  readonly verb: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly permission: string
  readonly flags: readonly string[]
  readonly offline: 'queue' | 'refuse'
  readonly kind: 'plain' | 'act'
}`

function tablesText({ rows, plain }: Parts): string {
  return `/** Type → the word that begins its ids, its collection, and what may be asked: c(reate), r(ead), u(pdate), d(elete); of its file f(etch), w(rite), p(urge); g: of no practice. */
const rows = {
${rows.join('\n')}
} as const satisfies { readonly [Type in ResourceType]: readonly [string, string, string] }

/** What each letter allows: how it is asked for, and whether it may wait. */
const verbs = {
${verbLines(plain).join('\n')}
} as const`
}

const makingOfPlain = `type Rows = typeof rows
type Verbs = typeof verbs
type VerbOf<Letters extends string> = {
  [Letter in keyof Verbs]: Letters extends \`\${string}\${Letter}\${string}\` ? keyof Verbs[Letter]['verbs'] & string : never
}[keyof Verbs]
type PlainIdOf<Type extends ResourceType, Verb extends PlainVerb> = Verb extends VerbOf<Rows[Type][2]>
  ? \`\${Rows[Type][0]}.\${Verb}\`
  : undefined
type EachPlainId = { readonly [Type in ResourceType]: { readonly [Verb in PlainVerb]: PlainIdOf<Type, Verb> } }

/** An interface, so that the compiler looks an id up also where the type is only known when it is asked. */
interface PlainIds extends EachPlainId {}

/** The ids of a plain verb, whatever the type: \`PlainId<'query'>\` ends in \`.query\`. */
export type PlainId<Verb extends PlainVerb = PlainVerb> = NonNullable<PlainIds[ResourceType][Verb]>

type Plain<Id extends string = string> = Operation & {
  readonly id: Id
  readonly verb: PlainVerb
  readonly kind: 'plain'
}
type PlainOperations = { readonly [Id in PlainId]: Plain<Id> }

function makePlain(): { readonly ids: PlainIds; readonly operations: PlainOperations } {
  const made: Record<string, Plain> = {}
  const ids = Object.entries(rows).map(([type, [word, collection, letters]]) => {
    const resource = type as ResourceType
    const base = letters.endsWith('g') ? \`/api/v1/\${collection}\` : \`/api/v1/practices/{practice}/\${collection}\`
    const own: Record<string, string | undefined> = {}
    for (const [letter, { needs, verbs: allowed }] of Object.entries(verbs)) {
      if (!letters.includes(letter)) continue
      for (const [name, [method, below, offline]] of Object.entries(allowed)) {
        const verb = name as PlainVerb
        const id = \`\${word}.\${verb}\`
        const permission = \`\${resource}:\${needs}\`
        own[verb] = id
        made[id] = { id, resource, verb, method, path: base + below, permission, flags: [], offline, kind: 'plain' }
      }
    }
    return [type, own] as const
  })
  return { ids: Object.fromEntries(ids) as PlainIds, operations: made as PlainOperations }
}

const plain = makePlain()

/** The id of a plain operation: \`plainId.Patient.read\`; undefined for what the type does not allow over the wire. */
export const plainId: PlainIds = plain.ids`

function actsText({ performed, acts }: Parts): string {
  const line = (part: string) => (act: Act) => `  readonly ${nameOrText(act.id)}: ${pascal(act.name)}${part}`
  return `type Differences = Pick<Operation, 'resource' | 'path' | 'permission'> &
  Partial<Pick<Operation, 'method' | 'flags' | 'offline'>>
type Usual = { readonly method: 'POST'; readonly flags: readonly []; readonly offline: 'refuse' }
type Acts<Given> = {
  readonly [Id in keyof Given & string]: Operation & { readonly id: Id; readonly kind: 'act' } & Omit<Usual, keyof Given[Id]> &
    Omit<Given[Id], 'path'>
}

/** Each says only what is not usual: POST, no flags, not offline, below a practice. */
function makeActs<const Given extends Readonly<Record<string, Differences>>>(given: Given): Acts<Given> {
  const made = Object.entries(given).map(([id, { path, ...act }]): [string, Operation] => [
    id,
    {
      id,
      verb: id.slice(id.indexOf('.') + 1),
      method: 'POST',
      flags: [],
      offline: 'refuse',
      kind: 'act',
      path: path.startsWith('/') ? path : \`/api/v1/practices/{practice}/\${path}\`,
      ...act,
    },
  ])
  return Object.fromEntries(made) as Acts<Given>
}

const acts = makeActs({
${performed.join('\n')}
})

/** Everything that can be asked, by its id. What a type does not allow over the wire is not here. */
export const operations = { ...plain.operations, ...acts }

export type OperationId = keyof typeof operations

/** The inputs of the acts: what stands in the body. */
export type ActInputs = {
${acts.map(line('Input')).join('\n')}
}

/** What the acts answer. */
export type ActReplies = {
${acts.map(line('Reply')).join('\n')}
}

/** An operation with a schema of its own. */
export type ActId = keyof ActInputs`
}

function verbLines({ verbs }: PlainCalls): readonly string[] {
  return plainNeeds.map(({ letter, permission: needs, content }) => {
    const made = verbs
      .filter((verb) => verb.permission === needs && verb.content === content)
      .map(({ verb, method, path, offline }) => [verb, [method, path, offline]])
    return `  ${letter}: ${literal({ needs, verbs: Object.fromEntries(made) }, 1)},`
  })
}
