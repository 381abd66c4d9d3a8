import { expect, test } from 'vitest'
import { openConnection } from './connection.ts'

/** A network that tests switch, and a clock that tests turn. */
function aNetwork() {
  const timers = new Set<{ readonly at: number; readonly act: () => void }>()
  const network = {
    isOnline: true,
    status: 200 as number | 'silence' | 'hangs' | 'late',
    time: 0,
    looks: 0,
    /** Lets the late answers in. */
    arrive: () => {},
  }
  const connection = openConnection({
    fetch: async (_, { signal }) => {
      if (network.status === 'hangs')
        return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      if (network.status === 'late')
        await new Promise<void>((arrive) => {
          network.arrive = arrive
        })
      if (network.status === 'silence') throw new TypeError('Failed to fetch')
      return new Response('{}', { status: network.status === 'late' ? 200 : network.status })
    },
    isThere: async () => {
      network.looks += 1
      return network.status === 200
    },
    isOnline: () => network.isOnline,
    random: () => 0.5,
    after: (milliseconds, act) => {
      const timer = { at: network.time + milliseconds, act }
      timers.add(timer)
      return () => timers.delete(timer)
    },
  })
  const pass = async (milliseconds: number) => {
    network.time += milliseconds
    for (const timer of [...timers])
      if (timer.at <= network.time) {
        timers.delete(timer)
        timer.act()
      }
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  return { network, connection, pass, ask: () => connection.fetch(new Request('http://house.test/api')) }
}

test('a server that refuses a connection is silent, is asked again every five seconds, and is reached when it answers', async () => {
  const { network, connection, pass, ask } = aNetwork()
  network.status = 'silence'
  await expect(ask()).rejects.toThrow('Failed to fetch')
  expect(connection.reach()).toBe('silent')

  await pass(4_999)
  expect(network.looks).toBe(0)
  await pass(1)
  expect([network.looks, connection.reach()]).toEqual([1, 'silent'])

  network.status = 200
  await pass(5_000)
  expect(connection.reach()).toBe('reached')
  await pass(60_000)
  expect(network.looks).toBe(2)
})

test('a proxy before a dead server is silence too, and a refusal is an answer', async () => {
  const { network, connection, ask } = aNetwork()
  for (const status of [502, 503, 504]) {
    network.status = status
    await ask()
    expect(connection.reach()).toBe('silent')
  }
  for (const status of [401, 409, 422, 500]) {
    network.status = status
    await ask()
    expect(connection.reach()).toBe('reached')
  }
})

test('without a network nobody is asked, and when it is back the server is asked at once', async () => {
  const { network, connection, pass } = aNetwork()
  network.isOnline = false
  await connection.look()
  expect(connection.reach()).toBe('offline')
  await pass(60_000)
  expect(network.looks).toBe(0)

  network.isOnline = true
  await connection.look()
  expect(connection.reach()).toBe('reached')
})

test('an answer that was on its way when the device lost its network does not say that the server is there', async () => {
  const { network, connection, ask } = aNetwork()
  network.status = 'late'
  const asked = ask()
  network.isOnline = false
  await connection.look()
  network.arrive()
  await asked
  expect(connection.reach()).toBe('offline')

  network.isOnline = true
  network.status = 200
  await connection.look()
  expect(connection.reach()).toBe('reached')
})

test('a request that hangs is given up when nobody is there, and waited for while the server lives', async () => {
  const { network, connection, pass, ask } = aNetwork()
  network.status = 'hangs'
  const given = ask().catch(() => 'given up')
  await pass(8_000)
  expect(await given).toBe('given up')
  expect(connection.reach()).toBe('silent')
})

test('each change is told once', async () => {
  const { network, connection, ask } = aNetwork()
  const told: string[] = []
  connection.subscribe(() => told.push(connection.reach()))
  network.status = 'silence'
  await ask().catch(() => undefined)
  await ask().catch(() => undefined)
  network.status = 200
  await ask()
  await ask()
  expect(told).toEqual(['silent', 'reached'])
})
