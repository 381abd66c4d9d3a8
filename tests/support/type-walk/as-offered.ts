import { codedLists } from '#generated/lists/all.ts'
import { type Answer, type Answers, isRecord, listOf } from '#shared/answers/answer.ts'
import type { Element } from '#shared/forms/definition.ts'
import { isKeyOf } from '#shared/patch/is-key-of.ts'
import { questionsOf } from './fill-form.ts'

/** In the walk through every type: the answers as the screen takes them: a code where words of one's own are words of the list, a day where only a day is asked. */
export async function asOffered(elements: readonly Element[], answers: Answers): Promise<Answers> {
  const all = { ...answers }
  for (const element of questionsOf(elements)) {
    const answer = all[element.id]
    if (answer !== undefined) all[element.id] = await oneOffered(element, answer)
  }
  return all
}

async function oneOffered(element: Element, answer: Answer): Promise<Answer> {
  const { type, codedList, children = [] } = element
  if (type === 'Repeater')
    return Promise.all(listOf(answer).map((row) => (isRecord(row) ? asOffered(children, row) : row)))
  if (type === 'Date' && typeof answer === 'string') return answer.slice(0, 10)
  if (type !== 'OpenChoice' || !isRecord(answer) || !isKeyOf(codedLists, codedList)) return answer
  const { items } = await codedLists[codedList]()
  const same = items.find(({ display }) => display === answer.text)
  return same ? { code: same.code } : answer
}
