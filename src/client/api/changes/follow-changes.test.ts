import { expect, test } from 'vitest'
import { type ChangesNews, followChanges } from './follow-changes.ts'

/** A server that answers each opening of the stream as prepared, and a clock that goes at once. */
function aServer(...answers: readonly (readonly string[] | number)[]) {
  const places: (string | undefined)[] = []
  const told: ChangesNews[] = []
  const pauses: number[] = []
  const followed: boolean[] = []
  const stop = new AbortController()
  const over = followChanges(
    {
      open: async (place) => {
        const answer = answers[places.length]
        places.push(place)
        if (answer === undefined) {
          stop.abort()
          return undefined
        }
        if (typeof answer === 'number') return new Response('', { status: answer })
        return new Response(answer.join(''))
      },
      tell: (news) => told.push(news),
      followed: (isFollowed) => followed.push(isFollowed),
      random: () => 0.5,
      after: (milliseconds, act) => {
        if (milliseconds > 30_000) return () => undefined
        pauses.push(milliseconds)
        const timer = setTimeout(act, 0)
        return () => clearTimeout(timer)
      },
      whenBack: () => () => undefined,
    },
    stop.signal,
  )
  return { places, told, pauses, followed, over }
}

const opened = 'id: p0\nevent: opened\ndata: {"epoch":"e1"}\n\n'
const changed = (place: string, id: string) =>
  `id: ${place}\nevent: changed\ndata: {"type":"Note","id":"${id}","versionId":"2"}\n\n`
const rows = (told: readonly ChangesNews[]) =>
  told.flatMap((news) => (news.kind === 'changed' ? [news.row.id] : []))

test('a line that breaks is opened again after the last event that came whole', async () => {
  const { places, told, over } = aServer(
    [opened, changed('p1', 'n1'), changed('p2', 'n2').slice(0, 30)],
    [changed('p2', 'n2')],
  )
  await over
  expect(places.slice(0, 3)).toEqual([undefined, 'p1', 'p2'])
  expect(rows(told)).toEqual(['n1', 'n2'])
  expect(told.some(({ kind }) => kind === 'reload')).toBe(false)
})

test('a heartbeat moves the place and tells nobody anything', async () => {
  const { places, told, over } = aServer([opened, 'id: p7\n\n'])
  await over
  expect(places[1]).toBe('p7')
  expect(told).toEqual([{ kind: 'epoch', epoch: 'e1' }])
})

test('a place that the server refuses is forgotten, and everything is read again', async () => {
  const { places, told, over } = aServer([opened], 400, [opened])
  await over
  expect(places.slice(0, 3)).toEqual([undefined, 'p0', undefined])
  expect(told.map(({ kind }) => kind)).toEqual(['epoch', 'reload', 'epoch'])
})

test('a server without a stream is asked again more and more seldom', async () => {
  const { pauses, over } = aServer(404, 404, 404, 404, 404, 404, 404, 404)
  await over
  expect(pauses.slice(0, 8)).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
})

test('what ends a stream for its reader is told: other rights, and a sign-in that is over', async () => {
  const ended = (because: string) => `id: p1\nevent: ended\ndata: {"because":"${because}"}\n\n`
  const { told, over } = aServer([ended('rights')], [ended('stopping')], [ended('session')])
  await over
  expect(told.map(({ kind }) => kind)).toEqual(['rights', 'session'])
})

test('whether the server tells of changes is said after each try', async () => {
  const { followed, over } = aServer(404, [opened], 404)
  await over
  expect(followed.slice(0, 3)).toEqual([false, true, false])
})
