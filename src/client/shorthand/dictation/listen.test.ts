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
  const lefts: string[] = []
  const told = listen(browser.recognition, {
    language: 'es-MX',
    hear: (words) => said.push(words),
    guess: (words) => said.push(`(${words})`),
    end: (ending, left) => {
      ends.push(ending)
      lefts.push(left)
    },
  })
  return { said, ends, lefts, told }
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

test('what was only guessed when it ends is given to whoever keeps it, and nothing is given twice', () => {
  const dropped = aBrowser()
  const left = listening(dropped)
  dropped.recognition.onresult?.({
    resultIndex: 0,
    results: [result('she slept', true), result(' and', false)],
  })
  const later = [result('she slept', true), result(' and', false), result(' woke', false)]
  dropped.recognition.onresult?.({ resultIndex: 2, results: later })
  left.told.drop()
  dropped.recognition.onresult?.({ resultIndex: 1, results: [result('', true), result('and woke', true)] })
  expect([left.said, left.lefts]).toEqual([['she slept', '(and)', '(and woke)'], ['and woke']])

  const broken = aBrowser()
  const lost = listening(broken)
  broken.recognition.onresult?.({ resultIndex: 0, results: [result('rested', false)] })
  broken.recognition.onerror?.({ error: 'network' })
  broken.recognition.onend?.()
  const told = aBrowser()
  const heard = listening(told)
  told.recognition.onresult?.({ resultIndex: 0, results: [result('rest', false)] })
  told.recognition.onresult?.({ resultIndex: 0, results: [result('rested', true)] })
  heard.told.finish()
  expect([lost.ends, lost.lefts, heard.lefts]).toEqual([['no-connection'], ['rested'], ['']])
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
