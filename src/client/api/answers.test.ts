import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { answers, forgetAnswers, refreshChanged, refreshStored } from './answers.ts'

afterEach(forgetAnswers)

const row = (id: string, versionId: string) => ({ id, meta: { versionId } })
const shown = { list: ['location.query', { filters: [] }], one: ['location.read', { id: 'a' }] } as const

/** What is on the screen, and which of it is asked again. */
function onScreen(list: readonly object[], one: object) {
  const asked: string[] = []
  const show = (name: keyof typeof shown, value: object) => {
    const queryKey = shown[name]
    answers.setQueryData(queryKey, { ok: true, value })
    const observer = new QueryObserver(answers, {
      queryKey,
      staleTime: 60_000,
      queryFn: () => {
        asked.push(name)
        return { ok: true, value }
      },
    })
    observer.subscribe(() => undefined)
  }
  show('list', { items: list })
  show('one', one)
  return asked
}

const changed = async (id: string, versionId: string) => {
  refreshChanged('Location', new Map([[id, versionId]]))
  await new Promise((resolve) => setTimeout(resolve, 5))
}

test('a list and a row that show an older version are asked again', async () => {
  const asked = onScreen([row('a', '1'), row('b', '1')], row('a', '1'))
  await changed('a', '2')
  expect(asked.toSorted()).toEqual(['list', 'one'])
})

test('what this page has written itself and shows already is not asked again', async () => {
  const asked = onScreen([row('a', '2')], row('a', '2'))
  await changed('a', '2')
  expect(asked).toEqual([])
})

test('a row that a list does not show may belong there now; another row alone is left as it is', async () => {
  const asked = onScreen([row('b', '1')], row('b', '1'))
  await changed('a', '1')
  expect(asked).toEqual(['list'])
})

test('what shows rows of a type is asked again once for what this page has stored, and again for what others make of it', async () => {
  const asked = onScreen([row('b', '1')], row('b', '1'))
  refreshStored('Location', { id: 'a', versionId: '2' })
  await changed('a', '2')
  expect(asked.toSorted()).toEqual(['list', 'one'])
  await changed('a', '3')
  expect(asked.toSorted()).toEqual(['list', 'list', 'one'])
})

test('what this page has stored of another type under the same id stands for nothing of this one', async () => {
  const asked = onScreen([row('default', '1')], row('default', '1'))
  refreshStored('PersonalPreferences', { id: 'default', versionId: '5' })
  await changed('default', '2')
  expect(asked.toSorted()).toEqual(['list', 'one'])
})

test('other types are left as they are', async () => {
  const asked = onScreen([row('a', '1')], row('a', '1'))
  refreshChanged('Patient', new Map([['a', '2']]))
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(asked).toEqual([])
})
