import { type Answer, type Answers, isRecord } from '#shared/answers/answer.ts'
import type { Element } from '#shared/forms/definition.ts'

/** An imported line with the systems of its contacts: ways to reach somebody of which a file says only the number or address: how they are used is seen by how they look. */
export function withContactSystems(elements: readonly Element[], answers: Answers): Answers {
  const all = { ...answers }
  for (const { id, type, children = [] } of elements) {
    const answer = all[id]
    if (type === 'Section') Object.assign(all, withContactSystems(children, all))
    else if (answer !== undefined && type === 'Repeater')
      all[id] = inEach(answer, (row) => withContactSystems(children, row))
    else if (answer !== undefined && type === 'ContactPoint') all[id] = inEach(answer, withSystem)
  }
  return all
}

function inEach(answer: Answer, change: (entry: Answers) => Answers): Answer {
  if (Array.isArray(answer)) return answer.map((each: Answer) => (isRecord(each) ? change(each) : each))
  return isRecord(answer) ? change(answer) : answer
}

function withSystem(contact: Answers): Answers {
  const { system, value } = contact
  return system !== undefined || typeof value !== 'string' ? contact : { system: systemOf(value), ...contact }
}

function systemOf(value: string): string {
  if (value.includes('@')) return 'email'
  return /^https?:/i.test(value) ? 'url' : 'phone'
}
