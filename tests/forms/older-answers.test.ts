import { expect, test } from 'vitest'
import { answerText } from '#shared/elements/element.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import type { Element } from '#shared/forms/definition.ts'
import { openAnswers } from '#shared/forms/opening/open-answers.ts'

const same = (value: string) => value
const reader = {
  yes: 'Yes',
  no: 'No',
  moments: { date: same, dateAndTime: same, clock: same, approximate: same },
  message: same,
  code: (_: string, code: string) => code,
}
const options = [{ code: 'now', label: 'Still offered' }]

/** Answers as an older version of their questions left them. */
const older: readonly (readonly [Element, never])[] = [
  [{ id: 'a', type: 'Choice', label: 'Choice', options }, 'then' as never],
  [{ id: 'b', type: 'Choice', label: 'Choices', multiple: true, options }, ['now', 'then'] as never],
  [{ id: 'c', type: 'OpenChoice', label: 'Open choice', options }, { code: 'then' } as never],
  [{ id: 'd', type: 'Ranking', label: 'Ranking', options }, ['then', 'now'] as never],
  [{ id: 'e', type: 'Integer', label: 'Was a text' }, 'then' as never],
  [{ id: 'f', type: 'UsState', label: 'State' }, 'then' as never],
]

test.each(older)(
  'an answer that its question does not know any more stays and can be read: %o',
  (element, value) => {
    const open = openAnswers(
      compileForm({ elements: [element] }),
      { [element.id]: value },
      { newId: () => 'row' },
    )

    expect(open.toAnswers('final')).toEqual({ [element.id]: value })
    expect(answerText(element, value, reader)).toContain('then')
  },
)
