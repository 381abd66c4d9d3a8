import { expect, test } from 'vitest'
import { openPresence, type Sign } from './open-presence.ts'

const note = 'n1'

/** A draft that is open here, with a clock that is set by hand. */
function aDraft(notes: readonly string[] = [note]) {
  const said: Sign[] = []
  let timers: readonly { readonly at: number; readonly act: () => void }[] = []
  let now = 0
  const presence = openPresence({
    ...{ notes, note, device: 'here' },
    tell: (sign) => said.push(sign),
    after: (milliseconds, act) => {
      const timer = { at: now + milliseconds, act }
      timers = [...timers, timer]
      return () => {
        timers = timers.filter((each) => each !== timer)
      }
    },
  })
  const pass = (milliseconds: number) => {
    const until = now + milliseconds
    for (;;) {
      const next = timers.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)[0]
      if (!next) break
      timers = timers.filter((each) => each !== next)
      now = next.at
      next.act()
    }
    now = until
  }
  return { presence, said, pass, shown: () => presence.others.read().map(({ name }) => name) }
}

const asking = { note, asks: true }
const sam = { note, device: 'there', profile: 'p2', name: 'Sam Okafor' }

test('whoever opens a draft asks who is there, and goes on saying so', () => {
  const { said, pass } = aDraft()
  pass(10_000)
  expect(said).toEqual([asking, asking, asking])
  pass(50_000)
  expect(said.slice(3)).toEqual([{ note }, { note }, { note }])
})

test('somebody else is there until he leaves, or for a minute after his last sign', () => {
  const { presence, pass, shown } = aDraft()
  presence.hear({ ...sam, section: 's1' })
  pass(59_000)
  expect(shown()).toEqual(['Sam Okafor'])
  presence.hear({ ...sam, section: 's2' })
  expect(presence.others.read().map(({ section }) => section)).toEqual(['s2'])
  pass(59_000)
  expect(shown()).toEqual(['Sam Okafor'])
  pass(1_000)
  expect(shown()).toEqual([])
  presence.hear(sam)
  presence.hear({ ...sam, isLeft: true })
  expect(shown()).toEqual([])
})

test('who asks is answered with the section of the cursor; this device and other drafts are nobody', () => {
  const { presence, said, shown } = aDraft()
  presence.enter(note, 's1')
  presence.hear({ ...sam, asks: true })
  presence.hear({ ...sam, device: 'here', asks: true })
  presence.hear({ ...sam, note: 'n2', profile: 'p3', asks: true })
  expect(said).toEqual([
    { note, section: 's1' },
    { note, section: 's1' },
  ])
  expect(shown()).toEqual(['Sam Okafor'])
})

test('a colleague who asks again and again is answered no oftener than every second and a half, with where one is by then', () => {
  const { presence, said, pass } = aDraft()
  pass(10_000)
  said.splice(0)
  for (let asked = 0; asked < 12; asked += 1) {
    presence.hear({ ...sam, asks: true })
    pass(500)
  }
  expect(said.splice(0)).toHaveLength(5)
  pass(1_500)
  said.splice(0)
  presence.hear({ ...sam, asks: true })
  presence.hear({ ...sam, profile: 'p4', asks: true })
  presence.enter(note, 's2')
  pass(1_500)
  expect(said).toEqual([{ note }, { note, section: 's2' }, { note, section: 's2' }])
  presence.hear({ ...sam, asks: true })
  presence.leave()
  pass(5_000)
  expect(said.at(-1)).toEqual({ note, isLeft: true })
})

test('whoever closes the draft says so, and nothing after it', () => {
  const { presence, said, pass } = aDraft()
  presence.leave()
  pass(100_000)
  expect(said).toEqual([{ note, isLeft: true }])
})

test('of a shared note the whole is asked too, and it is said which part is on the screen', () => {
  const { presence, said, pass, shown } = aDraft(['whole', note, 'n2'])
  pass(0)
  expect(said.splice(0)).toEqual([{ note: 'whole', asks: true }, asking])
  presence.enter('n2', 's7')
  expect(said.splice(0)).toEqual([
    { note: 'n2', section: 's7' },
    { note, isLeft: true },
  ])
  presence.hear({ ...sam, note: 'whole', asks: true })
  expect(said.splice(0)).toEqual([{ note: 'n2', section: 's7' }])
  // Sam goes from one part into another: he is there, also where it is heard later that he has left the first.
  presence.hear({ ...sam, note: 'n2', section: 's7' })
  presence.hear({ ...sam, note, isLeft: true })
  expect(presence.others.read().map((each) => each.note)).toEqual(['n2'])
  expect(shown()).toEqual(['Sam Okafor'])
})

test('in a part that is only read nothing is said', () => {
  const { presence, said, pass } = aDraft(['whole'])
  pass(0)
  presence.enter('whole', 's1')
  presence.enter('n9', 's2')
  presence.leave()
  expect(said).toEqual([
    { note: 'whole', asks: true },
    { note: 'whole', section: 's1' },
    { note: 'whole', isLeft: true },
  ])
})
