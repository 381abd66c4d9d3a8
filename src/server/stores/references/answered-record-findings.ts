import { isResourceType } from '#server/stores/entry-named.ts'
import type { Stores } from '#server/stores/store.ts'
import { type Answer, type Answers, isRecord, listOf } from '#shared/answers/answer.ts'
import { isOffered } from '#shared/elements/choice/offered-records.ts'
import { standInFor } from '#shared/elements/element.ts'
import { carriedOf } from '#shared/forms/carried.ts'
import type { Form } from '#shared/forms/compile-form.ts'
import type { Element } from '#shared/forms/definition.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import { blocking } from '#shared/outcome/refuse.ts'

type Change = { readonly before: Answers | undefined; readonly after: Answers }

type Named = { readonly pointer: string; readonly id: string; readonly type: string; readonly name: string }

/**
 * The records that are new in the answers of a form and that its questions do not offer, with their places. What was chosen before,
 * or taken over from an earlier form, may stay; of what cannot be read nothing is said here.
 */
export async function answeredRecordFindings(
  { stores }: { readonly stores: Stores },
  form: Form,
  { before = {}, after }: Change,
): Promise<readonly Finding[]> {
  const findings: Finding[] = []
  for (const { id, element } of form.nodes.values()) {
    const carried = carriedOf(after, id)
    if (!element.filter || (carried && !carried.rows)) continue
    const asked = standInFor(element)
    const known = new Set(namedAt(before, id).map((each) => each.id))
    for (const named of namedAt(after, id))
      if (!known.has(named.id) && !(await isAmongOffered(stores, asked, named)))
        findings.push(notOffered(asked, named))
  }
  return findings
}

async function isAmongOffered(stores: Stores, asked: Element, { type, id }: Named): Promise<boolean> {
  if (!isResourceType(type)) return true
  const found = await stores.of(type).get(id)
  return !found.ok || isOffered(asked, type, found.value)
}

function notOffered({ label, id }: Element, { pointer, name }: Named): Finding {
  return blocking(pointer, 'forms.not-offered', { path: label ?? id, name })
}

/** The records that answer a question, in whatever row of a repeater. */
function namedAt(answers: Answers, id: string, above = ''): readonly Named[] {
  return Object.entries(answers).flatMap(([key, answer]) => {
    const pointer = `${above}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
    if (key === id) return namedIn(answer, pointer)
    return listOf(answer).flatMap((row, at) => (isRecord(row) ? namedAt(row, id, `${pointer}/${at}`) : []))
  })
}

function namedIn(answer: Answer, pointer: string): readonly Named[] {
  if (Array.isArray(answer)) return answer.flatMap((entry, at) => namedIn(entry, `${pointer}/${at}`))
  if (!isRecord(answer)) return []
  const { id, resourceType, display } = answer
  if (typeof id !== 'string' || typeof resourceType !== 'string') return []
  return [{ pointer, id, type: resourceType, name: typeof display === 'string' ? display : id }]
}
