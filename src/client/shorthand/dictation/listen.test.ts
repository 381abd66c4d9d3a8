import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Ending, listen } from './listen.ts'
import type { Recognition } from './recognition.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function aBrowser(start: () => void = () => undefined) {
  const calls: string[] = []
  const recognition: Recognition = {
    ...{
      lang: '',
      continuous: false,
      interimResults: false,
      onresult: null,
      onerror: null,
      onend: null,
      start,
    },
    stop: () => {
      calls.push('stop')
      recognition.onend?.()
    },
    abort: () => void calls.push('abort'),
  }
  return { recognition, calls }
}

function listening(browser: ReturnType<typeof aBrowser>) {
  const said: string[] = []
  const ends: Ending[] = []
  const told = listen(browser.recognition, {
    language: 'es-MX',
    hear: (words) => said.push(words),
    guess: (words) => said.push(`(${words})`),
    end: (ending) => ends.push(ending),
  })
  return { said, ends, told }
}

const result = (transcript: string, isFinal: boolean) => ({ isFinal, 0: { transcript } })

test('what stays is heard once, and what may change is only guessed', () => {
  const browser = aBrowser()
  const { said } = listening(browser)
  expect(browser.recognition).toMatchObject({ lang: 'es-MX', continuous: true, interimResults: true })
  browser.recognition.onresult?.({ resultIndex: 0, results: [result('hola', false)] })
  browser.recognition.onresult?.({ resultIndex: 0, results: [result('hola', true), result('qué', false)] })
  expect(said).toEqual(['(hola)', 'hola', '(qué)'])
})

test('it ends when nobody speaks, when it is told to, and by what the browser says', () => {
  const silent = aBrowser()
  const { ends } = listening(silent)
  vi.advanceTimersByTime(20_000)
  expect([ends, silent.calls]).toEqual([['silent'], ['stop']])

  const finished = listening(aBrowser())
  finished.told.finish()
  const dropped = aBrowser()
  const left = listening(dropped)
  left.told.drop()
  dropped.recognition.onresult?.({ resultIndex: 0, results: [result('too late', true)] })
  dropped.recognition.onend?.()
  expect([finished.ends, left.ends, left.said, dropped.calls]).toEqual([['ended'], ['ended'], [], ['abort']])

  const denied = aBrowser()
  const refused = listening(denied)
  denied.recognition.onerror?.({ error: 'not-allowed' })
  denied.recognition.onend?.()
  const strange = aBrowser()
  const broken = listening(strange)
  strange.recognition.onerror?.({ error: 'language-not-supported' })
  strange.recognition.onend?.()
  expect([refused.ends, broken.ends]).toEqual([['denied'], ['failed']])
})

test('a browser that cannot begin says so', async () => {
  const { ends } = listening(
    aBrowser(() => {
      throw new Error('already started')
    }),
  )
  await Promise.resolve()
  expect(ends).toEqual(['failed'])
})
