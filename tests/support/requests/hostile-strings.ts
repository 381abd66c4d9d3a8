import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { corpusFolder } from '#tests/support/corpus-folder.ts'
import type { DatabaseKind } from '#tests/support/database/database.ts'
import { startTestServer, type TestAnswer, type TestClient } from '#tests/support/server/server.ts'

const own = [
  '\u0001\u0008\u000b\u001f\u007f',
  '\ufeffwith a mark before it',
  '\u202eturned\u202c \u2066round\u2069',
  'e\u0301 is not \u00e9',
  '\u{1f469}\u200d\u{1f469}\u200d\u{1f467} \u{10ffff} \ufdd0',
  '__proto__',
  '</script><script>alert(1)</script>',
  '#{7*7} {{7*7}} %7B%7B7*7%7D%7D',
  ' spaces around and\r\n\tlines within \n',
]

/** Hostile strings for tests of requests: a list of naughty ones, and what others attack with, as far as the corpora are there; our own always. */
export function hostileStrings(): readonly string[] {
  const folder = corpusFolder('hostile-strings')
  const list = join(folder, 'blns_dev.json')
  const naughty: readonly string[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
  const attack = join(folder, 'fuzzdb-project__fuzzdb')
  const files = existsSync(attack)
    ? readdirSync(attack, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.txt'))
    : []
  const attacks = files.flatMap((name) => readFileSync(join(attack, name), 'utf8').split('\n'))
  return [...own, ...naughty, ...attacks.filter((each) => each !== '')]
}

const longestName = 120
const exportId = '019ab000-0000-7000-8000-000000000001'

/** The same on a server of its own, for tests that say how many they tried. */
export async function stringsChangedOn(
  database: DatabaseKind,
  strings: readonly string[],
): Promise<readonly string[]> {
  const server = await startTestServer({ database, staff: { admin: ['administrative'] } })
  const changed = await changedOnTheWay(await server.signIn('admin'), strings)
  await server.close()
  console.log(JSON.stringify({ database, strings: strings.length, changed: changed.length }))
  return changed
}

/** Where a string does not come out as it went in: through a create, a read, a search, an export, a patch and a later read. */
export async function changedOnTheWay(
  client: TestClient,
  strings: readonly string[],
): Promise<readonly string[]> {
  const changed: string[] = []
  for (const [index, text] of strings.entries()) {
    const after = strings[(index + 1) % strings.length] ?? ''
    const wrong = await walk(client, text, after)
    changed.push(...wrong.map((each) => `${JSON.stringify(text)}: ${each}`))
  }
  return changed
}

async function walk(client: TestClient, text: string, after: string): Promise<readonly string[]> {
  const name = text === '' || text.length > longestName ? 'too long, or nothing' : text
  const body = { name, notes: text, kind: 'Payer' }
  const made = await client.ask('POST', 'Organizations', { body })
  if (isUnstorable(text)) return made.status === 400 ? [] : [`${made.status} instead of a refusal`]
  if (made.status !== 201) return [`not made: ${made.status} ${made.body?.code}`]

  const { id } = made.body
  const byId = [{ field: 'id', op: 'in', value: [id] }]
  const byName = [{ field: 'name', op: 'eq', value: name }]
  const words = [{ field: 'name', op: 'contains', value: name }]
  const query = (filters: unknown, more = '') =>
    client.ask('POST', `Organizations/queries?pageSize=500${more}`, { body: filters })
  const out = `&exportId=${exportId}&exportFormat=csv&exportColumns=name,notes`
  const answers = {
    created: made,
    read: await client.ask('GET', `Organizations/${id}`),
    found: await query(byId),
    foundByName: await query(byName),
    exported: await query(byId, out),
  }
  const wrong = Object.entries(answers).flatMap(([way, answer]) =>
    differences(way, answer, { id, name, notes: text }),
  )
  const searched = await query(words)
  if (searched.status >= 500) wrong.push(`broken by a search for its words: ${searched.status}`)

  const value = isUnstorable(after) ? text : after
  const patch = [{ op: 'replace', path: '/notes', value }]
  const patched = await client.ask('PATCH', `Organizations/${id}?versionId=1`, { body: patch })
  const later = await client.ask('GET', `Organizations/${id}`)
  return [
    ...wrong,
    ...differences('patched', patched, { id, name, notes: value }),
    ...differences('read later', later, { id, name, notes: value }),
  ]
}

/** JSON has a way to write them; a text has none to hold them. */
function isUnstorable(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed()
}

type Wanted = { readonly id: string; readonly name: string; readonly notes: string }

function differences(way: string, { status, body }: TestAnswer, wanted: Wanted): string[] {
  const rows: readonly Wanted[] = Array.isArray(body) ? body : [body]
  const row = rows.find((each) => each?.id === wanted.id)
  if (!row) return [`${way}: not there, ${status}`]
  return (['name', 'notes'] as const).flatMap((field) =>
    Buffer.compare(Buffer.from(String(row[field])), Buffer.from(wanted[field])) === 0
      ? []
      : [`${way}: ${field} is ${JSON.stringify(row[field])}`],
  )
}
