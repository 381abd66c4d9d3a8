import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import fastify from 'fastify'
import { Pool } from 'pg'
import { type AuditRow, auditAtEnd } from '#server/stores/audit/insert-audit.ts'

/**
 * The benchmark's physical least: a bare server that runs the statements of one call and nothing else. No session, no check,
 * no row policy, no audit. Its figures tell what the same work costs at least on this machine, in this run. A call with the
 * header `x-leaves-event` leaves an event in the trail as well, committed before the answer, together with those of its moment.
 */
const [url = '', practice = ''] = process.argv.slice(2)
const pool = new Pool({ connectionString: url, max: 16 })
const app = fastify()
const anEvent = {
  practiceId: practice,
  actorId: randomUUID(),
  profileId: randomUUID(),
  action: 'R',
  type: 'Patient',
  versionId: '1',
  patientId: null,
  outcome: 'Success',
  status: 200,
  reason: null,
  detail: { operation: 'patient.read', ip: '127.0.0.1' },
} as const

const waiting: { readonly event: AuditRow; readonly done: () => void }[] = []
let isWriting = false

app.addHook('preHandler', async ({ headers, url }) => {
  if (!headers['x-leaves-event']) return
  const id = randomUUID()
  const resourceId = url.startsWith('/read/') ? url.slice('/read/'.length) : null
  const event = { ...anEvent, id, at: new Date().toISOString(), requestId: id, resourceId }
  await new Promise<void>((done) => {
    waiting.push({ event, done })
    if (!isWriting) void writeEvents()
  })
})

/** What waits goes together, and what comes meanwhile goes with the next. */
async function writeEvents(): Promise<void> {
  isWriting = true
  await setImmediate()
  while (waiting.length > 0) {
    const batch = waiting.splice(0, 200)
    const { sql, parameters } = auditAtEnd(batch.map(({ event }) => event))
    await pool.query({ name: 'events', text: sql, values: [...parameters] })
    for (const { done } of batch) done()
  }
  isWriting = false
}

app.get<{ Params: { id: string } }>('/read/:id', async (request, reply) => {
  const { rows } = await pool.query({
    name: 'read',
    text: 'select content::text as content from resource where practice_id = $1 and id = $2',
    values: [practice, request.params.id],
  })
  return reply.type('application/json').send(rows[0]?.content)
})

app.get<{ Params: { id: string } }>('/history/:id', async (request, reply) => {
  const { rows } = await pool.query({
    name: 'history',
    text: 'select content::text as content from resource_history where practice_id = $1 and id = $2 and version_id = 1',
    values: [practice, request.params.id],
  })
  return reply.type('application/json').send(rows[0]?.content)
})

app.post('/create', async (request, reply) => {
  const id = randomUUID()
  const content = JSON.stringify(request.body)
  await inTransaction([
    {
      name: 'insert-row',
      text: `insert into resource (practice_id, id, type, partition_key, version_id, last_modified, patient_id, name, content)
        values ($1, $2, 'Patient', '', 1, now(), null, 'raw', $3)`,
      values: [practice, id, content],
    },
    {
      name: 'insert-history',
      text: `insert into resource_history (practice_id, id, version_id, type, last_modified, is_deleted, content)
        values ($1, $2, 1, 'Patient', now(), false, $3)`,
      values: [practice, id, content],
    },
    {
      name: 'insert-token',
      text: "insert into token (practice_id, type, token, resource_id) select $1, 'Raw', each, $2 from unnest($3::text[]) as each",
      values: [practice, id, ['name~nova', 'name~newcomer', 'gender=female', 'active=true']],
    },
  ])
  return reply.code(201).send({ id })
})

app.post<{ Params: { id: string } }>('/update/:id', async (request, reply) => {
  const { rows } = await pool.query({
    name: 'read-version',
    text: 'select content, version_id from resource where practice_id = $1 and id = $2',
    values: [practice, request.params.id],
  })
  const content = JSON.stringify({ ...rows[0]?.content, ...(request.body as object) })
  const version = Number(rows[0]?.version_id) + 1
  await inTransaction([
    {
      name: 'update-row',
      text: 'update resource set content = $3, version_id = $4, last_modified = now() where practice_id = $1 and id = $2 and version_id = $4 - 1',
      values: [practice, request.params.id, content, version],
    },
    {
      name: 'update-history',
      text: `insert into resource_history (practice_id, id, version_id, type, last_modified, is_deleted, content)
        values ($1, $2, $4, 'Patient', now(), false, $3) on conflict do nothing`,
      values: [practice, request.params.id, content, version],
    },
  ])
  return reply.type('application/json').send(content)
})

app.get<{ Querystring: { word: string } }>('/patients', async (request, reply) => {
  const { word } = request.query
  const { rows } = await pool.query({
    name: 'patients',
    text: `select content::text as content from resource r where practice_id = $1 and type = 'Patient' and not is_deleted
      and id in (select resource_id from token where practice_id = $1 and type = 'Patient' and token >= $2 and token < $3)
      order by name, id limit 20`,
    values: [practice, `name~${word}`, `name~${word}\u{10FFFF}`],
  })
  return reply.type('application/json').send(`[${rows.map(({ content }) => content).join()}]`)
})

app.get<{ Querystring: { owner: string; from: string; to: string } }>(
  '/appointments',
  async (request, reply) => {
    const { owner, from, to } = request.query
    const { rows } = await pool.query({
      name: 'appointments',
      text: `select content::text as content from resource where practice_id = $1 and type = 'Appointment' and not is_deleted
      and owner_id = $2 and start_at >= $3 and start_at <= $4 order by start_at, id limit 50`,
      values: [practice, owner, from, to],
    })
    return reply.type('application/json').send(`[${rows.map(({ content }) => content).join()}]`)
  },
)

type Statement = { readonly name: string; readonly text: string; readonly values: readonly unknown[] }

async function inTransaction(statements: readonly Statement[]): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (const { name, text, values } of statements) await client.query({ name, text, values: [...values] })
    await client.query('commit')
  } finally {
    client.release()
  }
}

console.log(await app.listen({ host: '127.0.0.1', port: 0 }))
