import { expect, test, vi } from 'vitest'
import { openListeners, openStore } from './external-store.ts'

test('whoever listens is told of each change, reads the new value, and hears nothing after leaving', () => {
  const open = openStore(false)
  const heard = vi.fn(() => open.read())
  const stop = open.subscribe(heard)

  open.change(true)
  stop()
  open.change(false)

  expect(heard.mock.results.map(({ value }) => value)).toEqual([true])
  expect(open.read()).toBe(false)
})

test('one who leaves while all are told keeps nobody else from being told', () => {
  const { tell, subscribe } = openListeners<string>()
  const heard: string[] = []
  const stop = subscribe((news) => {
    heard.push(`first: ${news}`)
    stop()
  })
  subscribe((news) => heard.push(`second: ${news}`))

  tell('saved')
  tell('offline')

  expect(heard).toEqual(['first: saved', 'second: saved', 'second: offline'])
})
