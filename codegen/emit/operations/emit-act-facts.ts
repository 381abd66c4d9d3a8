import type { Emitted } from '#codegen/emit/text/emitted.ts'
import { literal, nameOrText } from '#codegen/emit/text/literal.ts'
import type { Act } from '#codegen/model/act.ts'

/** What only the server has to know of each act, apart from the table that the first page brings along. */
export function emitActFacts(acts: readonly Act[]): Emitted {
  const lines = acts.map(({ id, event, writesLocked }) => {
    const facts = { event, ...(writesLocked && { writesLocked }) }
    return `  ${nameOrText(id)}: ${literal(facts, 1)},`
  })
  const text = `${head}\nexport const actFacts: { readonly [Id in ActId]: ActFacts } = {\n${lines.join('\n')}\n}`
  return { path: 'generated/operations/act-facts.ts', from: 'schemas/operations', text }
}

const head = `import type { ActId } from './operations.ts'

export type ActFacts = {
  /** What the trail calls it when it was done: a code of the list audit-event-type. */
  readonly event: string
  /** It may write a row that is locked against plain writes. */
  readonly writesLocked?: true
}
`
