import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { compileForm } from '#shared/forms/compile-form.ts'
import { openAnswers } from '#shared/forms/opening/open-answers.ts'
import { followTyping } from './follow-typing.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function typing() {
  const form = compileForm({ elements: [{ id: 'plan', type: 'Text', label: 'Plan' }] })
  const answers = openAnswers(form, {}, { newId: () => 'row' })
  const kept: unknown[] = []
  const asking = { count: 0 }
  const ask = () => {
    asking.count += 1
    return () => {
      asking.count -= 1
    }
  }
  const following = followTyping([answers], () => kept.push(answers.toAnswers()), ask)
  return { answers, kept, asking, following }
}

test('a form that is closed in the middle of a field has kept what was typed', () => {
  const { answers, kept, following } = typing()
  answers.set('plan', 'Three paragraphs')

  following.stop()

  expect(kept).toEqual([{ plan: 'Three paragraphs' }])
})

test('from the first keystroke the browser asks before it closes, and the form is read once for all of them', () => {
  const { answers, kept, asking } = typing()
  for (const words of ['T', 'Th', 'Thr']) answers.set('plan', words)
  expect(kept).toEqual([])
  expect(asking.count).toBe(1)

  vi.advanceTimersByTime(1000)

  expect(kept).toEqual([{ plan: 'Thr' }])
  expect(asking.count).toBe(0)
})
