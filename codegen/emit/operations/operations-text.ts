import { literal, nameOrText } from '#codegen/emit/text/text.ts'
import { pascal } from '#codegen/load/words.ts'
import type { Act } from '#codegen/model/act.ts'
import { plainNeeds, plainVerbs } from './operation-table.ts'

/** The module of operations: one short row for each type, from which the plain ones are made when it is loaded, since they stand in the first page. */
export function operationsText({
  rows,
  performed,
  acts,
}: {
  readonly rows: readonly string[]
  readonly performed: readonly string[]
  readonly acts: readonly Act[]
}): string {
  const line = (part: string) => (act: Act) => `  readonly ${nameOrText(act.id)}: ${pascal(act.name)}${part}`
  const names = acts.flatMap((act) => [`${pascal(act.name)}Input`, `${pascal(act.name)}Reply`])
  return `import type { ResourceType } from '../types/resources.ts'
import type {
${names.map((name) => `  ${name},`).join('\n')}
} from './acts.ts'

/** One thing that can be asked of the server. \`flags\` must be held beside the permission. */
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
}

/** Word → type, collection, and what may be asked: c(reate), r(ead), u(pdate), d(elete); g: of no practice. */
const rows = {
${rows.join('\n')}
} as const satisfies Readonly<Record<string, readonly [ResourceType, string, string]>>

/** What each letter allows: how it is asked for, and whether it may wait. */
const verbs = {
${verbLines().join('\n')}
} as const

type Rows = typeof rows
type Verbs = typeof verbs
type VerbOf<Letters extends string> = {
  [Letter in keyof Verbs]: Letters extends \`\${string}\${Letter}\${string}\` ? keyof Verbs[Letter]['verbs'] & string : never
}[keyof Verbs]
type PlainIds = { [Word in keyof Rows]: \`\${Word}.\${VerbOf<Rows[Word][2]>}\` }[keyof Rows]
type Plain<Id extends string = string> = Operation & { readonly id: Id; readonly kind: 'plain' }

function plainOperations(): { readonly [Id in PlainIds]: Plain<Id> } {
  const entries = Object.entries(rows).flatMap(([word, [resource, collection, letters]]) => {
    const base = letters.endsWith('g') ? \`/api/v1/\${collection}\` : \`/api/v1/practices/{practice}/\${collection}\`
    const allowed = Object.entries(verbs).filter(([letter]) => letters.includes(letter))
    return allowed.flatMap(([, { needs, verbs: made }]) =>
      Object.entries(made).map(([verb, [method, below, offline]]): readonly [string, Plain] => {
        const id = \`\${word}.\${verb}\`
        const permission = \`\${resource}:\${needs}\`
        return [id, { id, resource, verb, method, path: base + below, permission, flags: [], offline, kind: 'plain' }]
      }),
    )
  })
  return Object.fromEntries(entries) as { readonly [Id in PlainIds]: Plain<Id> }
}

const acts = {
${performed.join('\n')}
} as const satisfies Readonly<Record<string, Operation>>

/** Everything that can be asked, by its id. What a type does not allow over the wire is not here. */
export const operations = { ...plainOperations(), ...acts }

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

function verbLines(): readonly string[] {
  return plainNeeds.map((need) => {
    const made = plainVerbs
      .filter(({ needs }) => needs === need)
      .map(({ verb, method, below, offline }) => [verb, [method, below, offline]])
    const needs = need.charAt(0).toUpperCase() + need.slice(1)
    return `  ${need.charAt(0)}: ${literal({ needs, verbs: Object.fromEntries(made) }, 1)},`
  })
}
