import { expect, test } from 'vitest'
import { type ApiWorld, makeSend, plainly } from './make-send.ts'

/** A server that gives the prepared answers, one after the other. */
function aServer(...answers: readonly (Response | 'silence')[]) {
  const asked: Request[] = []
  const waited: number[] = []
  let signedOut = 0
  let keys = 0
  let moment = 0
  const world: ApiWorld = {
    origin: 'http://house.test',
    fetch: async (request) => {
      asked.push(request)
      const answer = answers[asked.length - 1]
      if (!answer || answer === 'silence') throw new TypeError('failed to fetch')
      return answer
    },
    acting: () => ({ practiceKey: 'riverbend', profile: 'Practitioner/p1' }),
    wait: async (milliseconds) => {
      waited.push(milliseconds)
    },
    now: () => moment,
    newId: () => {
      keys += 1
      return `key ${keys}`
    },
    onSignedOut: () => {
      signedOut += 1
    },
  }
  const pass = (milliseconds: number) => {
    moment += milliseconds
  }
  return { send: makeSend(world), world, asked, waited, pass, signedOut: () => signedOut }
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })

test('a read goes to the practice, as the profile of the person', async () => {
  const { send, asked } = aServer(json({ id: 'a' }))
  const outcome = await send('patient.read', { id: 'a' })

  expect(outcome).toMatchObject({ ok: true, value: { id: 'a' } })
  expect(asked[0]?.url).toBe('http://house.test/api/v1/practices/riverbend/Patients/a')
  expect(asked[0]?.headers.get('x-profile')).toBe('Practitioner/p1')
})

test('a patch names the version that it was made on, and is sent as JSON Patch', async () => {
  const { send, asked } = aServer(json({ id: 'a' }))
  const operations = [{ op: 'replace', path: '/active', value: true }] as const
  await send('patient.patch', { id: 'a', versionId: '3', operations })

  expect(asked[0]?.url).toContain('/Patients/a?versionId=3')
  expect(asked[0]?.method).toBe('PATCH')
  expect(asked[0]?.headers.get('content-type')).toBe('application/json-patch+json')
  expect(await asked[0]?.json()).toEqual(operations)
})

test('what a query is told stands in its address and its headers as the schema of plain calls says, and what is not so is left out', async () => {
  const { send, asked } = aServer(json([]))
  const filters = [{ field: 'name', op: 'contains', value: 'ri' }] as const
  await send('patient.query', {
    filters,
    pageSize: 50,
    includeDeleted: true,
    summary: false,
    crossPartition: true,
    continuation: 'next',
    prefer: 'minimal',
  })

  const [request] = asked
  expect(request?.url).toBe(
    'http://house.test/api/v1/practices/riverbend/Patients/queries?pageSize=50&includeDeleted=true',
  )
  expect(request?.headers.get('x-enable-cross-partition')).toBe('true')
  expect(request?.headers.get('x-continuation-token')).toBe('next')
  expect(request?.headers.get('prefer')).toBe('return=minimal')
  expect(request?.headers.get('content-type')).toContain('application/json')
  expect(await request?.json()).toEqual(filters)
})

test('a version is named by its address and not beside it', async () => {
  const { send, asked } = aServer(json({ id: 'a' }))
  await send('patient.readVersion', { id: 'a', versionId: '3' })

  expect(asked[0]?.url).toBe('http://house.test/api/v1/practices/riverbend/Patients/a/_history/3')
})

test('an act takes all that it is told in its body', async () => {
  const { send, asked } = aServer(json({ id: 'a' }))
  await send('note.ready', { id: 'a', versionId: '3' })

  expect(asked[0]?.url).toMatch(/Notes\/a\/ready$/)
  expect(await asked[0]?.json()).toEqual({ versionId: '3' })
})

test('what a type does not allow is refused without asking', async () => {
  const { send, asked } = aServer(json([{ id: 'a' }]))
  const sendPlain = plainly(send)

  expect(await sendPlain('AuditEvent', 'delete', { id: 'a', versionId: '1' })).toMatchObject({
    ok: false,
    failure: { kind: 'disallowed' },
  })
  expect(asked).toEqual([])
  expect(await sendPlain('Patient', 'query', { filters: [] })).toMatchObject({ ok: true })
})

test('a page of a list says whether more follows', async () => {
  const { send } = aServer(json([{ id: 'a' }], 200, { 'x-continuation-token': 'next', 'x-total-count': '7' }))
  const outcome = await send('patient.query', { filters: [], pageSize: 1 })

  expect(outcome).toMatchObject({ ok: true, value: { items: [{ id: 'a' }], continuation: 'next', total: 7 } })
})

test('a full house is asked again after the time that it names', async () => {
  const { send, waited } = aServer(json({}, 429, { 'retry-after': '2' }), json({}, 449), json({ id: 'a' }))
  const outcome = await send('patient.read', { id: 'a' })

  expect(outcome.ok).toBe(true)
  expect(waited).toEqual([2_000, 100])
})

test('a patient-access token goes along; one that the server does not take is let go, and the call is asked without it', async () => {
  const refused = json({ subStatus: 1001 }, 403, { 'content-type': 'application/problem+json' })
  const { asked, world } = aServer(refused, json({ id: 'a' }), json({ subStatus: 1003 }, 403))
  let held: string | undefined = 't1:1'
  const send = makeSend({
    ...world,
    token: () => held,
    onTokenRefused: (value) => {
      if (held === value) held = undefined
    },
  })

  expect((await send('patient.read', { id: 'a' })).ok).toBe(true)
  expect(asked.map(({ headers }) => headers.get('x-security-token'))).toEqual(['t1:1', null])
  held = 't2:1'
  expect((await send('patient.read', { id: 'a' })).ok).toBe(false)
  expect(held).toBe('t2:1')
  expect(asked).toHaveLength(3)
})

test('silence is not a refusal', async () => {
  const { send } = aServer('silence')
  expect(await send('patient.read', { id: 'a' })).toEqual({ ok: false, failure: { kind: 'unreachable' } })
})

const keysOf = (asked: readonly Request[]) => asked.map(({ headers }) => headers.get('idempotency-key'))

test('what changes something carries a key, an act too, and what only reads carries none', async () => {
  const { send, asked } = aServer(...Array.from({ length: 7 }, () => json({ id: 'a' })))
  const operations = [{ op: 'replace', path: '/active', value: true }] as const
  await send('patient.patch', { id: 'a', versionId: '3', operations })
  await send('patient.delete', { id: 'a', versionId: '4' })
  await send('patient.restore', { id: 'a' })
  await send('note.ready', { id: 'a', versionId: '3' })
  await send('patient.read', { id: 'a' })
  await send('patient.query', { filters: [] })
  await send('condition.findCodes', { list: 'icd-10-cm', text: 'anxi' })

  expect(keysOf(asked)).toEqual(['key 1', 'key 2', 'key 3', 'key 4', null, null, null])
})

test('what nobody has answered goes with the same key when it is asked again, and with another one once it was answered', async () => {
  const { send, asked } = aServer('silence', json({}, 503), json({ id: 'a' }), json({ id: 'a' }))
  for (let time = 0; time < 4; time += 1) await send('note.ready', { id: 'a', versionId: '3' })

  expect(keysOf(asked)).toEqual(['key 1', 'key 1', 'key 1', 'key 2'])
})

test('a busy house is asked again with the same key, and another thing goes with its own', async () => {
  const { send, asked } = aServer(json({}, 449), 'silence', json({ id: 'b' }))
  await send('patient.restore', { id: 'a' })
  await send('patient.restore', { id: 'b' })

  expect(keysOf(asked)).toEqual(['key 1', 'key 1', 'key 2'])
})

test('who asks for the same after ten minutes means it anew', async () => {
  const { send, asked, pass } = aServer('silence', 'silence')
  await send('patient.restore', { id: 'a' })
  pass(11 * 60_000)
  await send('patient.restore', { id: 'a' })

  expect(keysOf(asked)).toEqual(['key 1', 'key 2'])
})

test('a key that the caller has brought is sent as it is', async () => {
  const { send, asked } = aServer(json({ id: 'a' }))
  await send('patient.restore', { id: 'a', idempotencyKey: 'mine' })

  expect(keysOf(asked)).toEqual(['mine'])
})

test('an ended session is told of, once for each answer', async () => {
  const { send, signedOut } = aServer(json({ title: 'Signed out' }, 401))
  expect(await send('patient.read', { id: 'a' })).toMatchObject({ ok: false, failure: { kind: 'signedOut' } })
  expect(signedOut()).toBe(1)
})
