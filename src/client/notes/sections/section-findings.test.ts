import { expect, test, vi } from 'vitest'
import { compileForm } from '#shared/forms/compile-form.ts'
import { openAnswers } from '#shared/forms/opening/open-answers.ts'
import { watchSections } from './section-findings.ts'
import type { Sheet } from './section-sheets.ts'

function aSheet(index: number): Sheet {
  const form = compileForm({
    elements: [{ id: 'mood', type: 'String' as const, label: 'Mood', required: true }],
  })
  return {
    index,
    id: `s${index}`,
    title: 'Section',
    answers: openAnswers(form, {}, { newId: () => 'row' }),
    handed: {},
  }
}

test('who signs right after the last answer is not told that it is missing', () => {
  const sheets = [aSheet(0), aSheet(1)]
  const watch = watchSections(sheets)
  const heard = vi.fn()
  const stop = watch.subscribe(heard)
  expect(watch.read().map(({ findings }) => findings.length)).toEqual([1, 1])

  sheets[1]?.answers.set('mood', 'better')

  expect(watch.read()[1]).toMatchObject({ findings: [expect.anything()] })
  expect(watch.checkNow()).toMatchObject([{ isBegun: false }, { findings: [], isBegun: true }])
  expect(heard).toHaveBeenCalledOnce()
  stop()
})

test('otherwise a section is looked at when the keys rest', () => {
  vi.useFakeTimers()
  const sheet = aSheet(0)
  const watch = watchSections([sheet])
  const stop = watch.subscribe(() => undefined)

  sheet.answers.set('mood', 'b')
  vi.advanceTimersByTime(399)
  sheet.answers.set('mood', 'be')
  vi.advanceTimersByTime(399)
  expect(watch.read()[0]?.isBegun).toBe(false)
  vi.advanceTimersByTime(1)
  expect(watch.read()[0]).toMatchObject({ findings: [], isBegun: true })
  stop()
  vi.useRealTimers()
})
