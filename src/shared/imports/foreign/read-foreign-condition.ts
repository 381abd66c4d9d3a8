import type { ConditionGroup } from '#generated/types/condition-group.ts'
import { conditionFrom, type FindSource } from '#shared/imports/logic/condition-from.ts'
import { parseExpression } from '#shared/imports/logic/parse-expression.ts'
import type { Spelling } from '#shared/imports/logic/read-tokens.ts'
import type { ImportMessage } from '#shared/imports/reading/import-ledger.ts'
import type { Importing, Part } from '#shared/imports/reading/importing.ts'
import { refuseWhole } from './refuse-whole.ts'

/** How a form language writes its conditions. */
export type FormLanguage = Partial<Spelling> & {
  readonly find: FindSource
  readonly isExact?: boolean
  /** What becomes of the question where its condition cannot be said. */
  readonly without: ImportMessage
}

type Wanted = { readonly text: string; readonly isNegated?: boolean }

/** A foreign condition as one of ours, or nothing; then it stands in the report word for word. */
export function readForeignCondition(
  name: string,
  { text, isNegated = false }: Wanted,
  { language, importing }: { readonly language: FormLanguage; readonly importing: Importing },
): ConditionGroup | undefined {
  const { names = 'bare', find, isExact = false, without } = language
  const expression = parseExpression(text, { names })
  const group = expression && conditionFrom(expression, find, { isNegated, isExact })
  if (!group) refuseWhole(name, { remark: without, value: text }, importing.ledger)
  return group
}

/** Shows an element only when a condition holds; one that always holds is none, one that never holds hides it. */
export function showWhen(part: Part, group: ConditionGroup | undefined): void {
  if (!group) return
  if (group.clauses.length > 0)
    part.visibleWhen = part.visibleWhen ? { combinator: 'And', clauses: [part.visibleWhen, group] } : group
  else if (group.combinator === 'Or') part.hidden = true
}

/** Names as the questions of this form have them, wherever they stand. */
export function findInForm({ byLinkId }: Importing): FindSource {
  return (name) => {
    const part = byLinkId.get(name)
    return part && part.type !== 'Section' && part.type !== 'Instructions' ? { id: part.id, part } : undefined
  }
}
