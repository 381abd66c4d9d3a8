import type { Answers } from '#shared/answers/answer.ts'
import type { Definition } from '#shared/forms/definition.ts'
import type { Expressed, FormContext } from '#shared/forms/reading.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import { expressionFaults } from './expression-faults.ts'
import { type OpenExpressions, openExpressions } from './open-expressions.ts'

/** What the thread that works expressions out is asked. `key` names the definition, so that it is opened once. */
export type ExpressionCall =
  | {
      readonly kind: 'express'
      readonly key: string
      readonly definition: Definition
      readonly answers: Answers
      readonly context: Pick<FormContext, 'values' | 'numbers' | 'rows'>
    }
  | { readonly kind: 'check'; readonly definition: Definition }

/** Its answer. */
export type ExpressionAnswer =
  | { readonly kind: 'express'; readonly expressed: Expressed }
  | { readonly kind: 'check'; readonly findings: readonly Finding[] }

const mostKept = 8
const kept = new Map<string, OpenExpressions>()

/** Works out what is asked; the last few forms stay open. For a thread of its own: nobody says how long it takes. */
export function answerCall(call: ExpressionCall): ExpressionAnswer {
  if (call.kind === 'check') return { kind: 'check', findings: expressionFaults(call.definition) }
  return { kind: 'express', expressed: opened(call.key, call.definition).express(call.answers, call.context) }
}

function opened(key: string, definition: Definition): OpenExpressions {
  const open = kept.get(key) ?? openExpressions(definition)
  kept.delete(key)
  kept.set(key, open)
  const oldest = kept.size > mostKept ? kept.keys().next().value : undefined
  if (oldest !== undefined) kept.delete(oldest)
  return open
}
