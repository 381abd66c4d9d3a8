import { expect, test } from 'vitest'
import { compileForm } from '#shared/forms/compile-form.ts'
import { type FormPage, isShown, pageOf, pagesOf } from './pages-of.ts'

const { sections } = compileForm({
  elements: [
    { id: 'welcome', type: 'Instructions', label: 'Please answer' },
    { id: 'sleep', type: 'Text', label: 'Sleep' },
    { id: 'mood', type: 'Text', label: 'Mood' },
    { id: 'thanks', type: 'Instructions', label: 'Thank you' },
    {
      id: 'home',
      type: 'Section',
      label: 'Home',
      children: [{ id: 'pets', type: 'Text', label: 'Pets' }],
    },
  ],
})
const idsOf = (pages: readonly FormPage[]) =>
  pages.map((page) => page.sections.flatMap(({ entries }) => entries.map(({ element }) => element.id)))

test('a form is filled as a whole, by its parts, or question by question with what is said around each', () => {
  expect(idsOf(pagesOf(sections, 'whole'))).toHaveLength(1)
  expect(idsOf(pagesOf(sections, 'part'))).toEqual([['welcome', 'sleep', 'mood', 'thanks'], ['pets']])
  expect(idsOf(pagesOf(sections, 'question'))).toEqual([['welcome', 'sleep'], ['mood', 'thanks'], ['pets']])
})

test('a page of hidden questions is not shown, and a question is found on its page', () => {
  const pages = pagesOf(sections, 'question')
  const hidden = (id: string) => ({ visible: id !== 'pets' })
  expect(pages.map((page) => isShown(page, hidden))).toEqual([true, true, false])
  expect(pageOf(pages, 'pets')).toBe(2)
  expect(pageOf(pages, 'nothing')).toBe(-1)
})
