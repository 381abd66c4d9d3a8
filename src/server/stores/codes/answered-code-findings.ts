import type { Opened } from '#server/stores/opened.ts'
import { type Answer, type Answers, isRecord, listOf } from '#shared/answers/answer.ts'
import { standInFor } from '#shared/elements/element.ts'
import type { Form } from '#shared/forms/compile-form.ts'
import type { Element } from '#shared/forms/definition.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import { blocking } from '#shared/outcome/refuse.ts'
import { codeDoubt, listHere } from './code-doubt.ts'

type Change = { readonly before: Answers | undefined; readonly after: Answers }

/**
 * The codes that are new in the answers of a form and that its lists do not offer in this practice, with their places. What was
 * answered before may stay; where a question takes words of one's own, only what the practice hides is refused.
 */
export async function answeredCodeFindings(
  asking: Asking,
  form: Form,
  { before, after }: Change,
): Promise<readonly Finding[]> {
  const findings: Finding[] = []
  for (const { id, element } of form.nodes.values()) {
    const known = new Set(codesAt(before ?? {}, id))
    const fresh = codesAt(after, id).filter((code) => !known.has(code))
    if (fresh.length > 0) findings.push(...(await doubtsAbout(asking, standInFor(element), fresh)))
  }
  return findings
}

type Asking = Pick<Opened, 'transaction' | 'actor'>

async function doubtsAbout(
  asking: Asking,
  { id, type, codedList = '' }: Element,
  codes: readonly string[],
): Promise<readonly Finding[]> {
  const list = await listHere(asking, codedList)
  if (!list) return []
  const findings: Finding[] = []
  for (const code of codes) {
    const message = await codeDoubt(asking, list, code)
    const isOpen = type === 'OpenChoice' && message !== 'stores.hidden-in-list'
    if (message === undefined || isOpen) continue
    const parameters = { code, list: codedList, sample: list.shipped.sample ?? '' }
    findings.push(blocking(`/${id}`, message, parameters))
  }
  return findings
}

/** The codes that answer a question, in whatever row of a repeater. */
function codesAt(answers: Answers, id: string): readonly string[] {
  return Object.entries(answers).flatMap(([key, answer]) => {
    if (key === id) return codesIn(answer)
    return listOf(answer).flatMap((row) => (isRecord(row) ? codesAt(row, id) : []))
  })
}

function codesIn(answer: Answer): readonly string[] {
  if (typeof answer === 'string') return [answer]
  if (Array.isArray(answer)) return answer.flatMap(codesIn)
  return isRecord(answer) && typeof answer.code === 'string' ? [answer.code] : []
}
