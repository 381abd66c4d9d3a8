import { earliestStart } from '#shared/scheduling/earliest-start.ts'
import { benchPassword, practiceKey } from '#tests/bench/api/stored-rows.ts'
import { type CopiedVisits, middleMonday } from './copy-visits.ts'

const rounds = 60
/** These are asked before anything counts: statements are prepared, caches fill, code is compiled. */
const warming = 20
const dayLength = 86_400_000

/** What a week of twelve people cost: milliseconds from the request to the whole answer, one after the other, each of another week. */
export type WeekFigure = { readonly milliseconds: readonly number[]; readonly rows: number }

/** For the benchmark of the calendar, asks the server for weeks of these people as the calendar does. */
export async function measureWeek(url: string, { owners, weeks }: CopiedVisits): Promise<WeekFigure> {
  const token = await signIn(url)
  const milliseconds: number[] = []
  let rows = 0
  for (let round = 0; round < warming + rounds; round += 1) {
    const monday = Date.parse(middleMonday) + (round % weeks) * 7 * dayLength
    const body = [
      { field: 'owner', op: 'in', value: owners },
      { field: 'start', op: 'lt', value: new Date(monday + 7 * dayLength).toISOString() },
      { field: 'start', op: 'ge', value: earliestStart(new Date(monday).toISOString()) },
      { field: 'end', op: 'gt', value: new Date(monday).toISOString() },
    ]
    const begun = performance.now()
    const answer = await fetch(
      `${url}/api/v1/practices/${practiceKey}/Appointments/queries?orderBy=start&order=asc&pageSize=500`,
      {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'x-enable-cross-partition': 'true',
        },
        body: JSON.stringify(body),
      },
    )
    const whole = await answer.arrayBuffer()
    const taken = performance.now() - begun
    const text = new TextDecoder().decode(whole)
    if (!answer.ok) throw new Error(text)
    rows = (JSON.parse(text) as readonly unknown[]).length
    if (round >= warming) milliseconds.push(taken)
  }
  return { milliseconds, rows }
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'staff0', password: benchPassword, practice: practiceKey, token: true }),
  })
  const { token } = (await answer.json()) as { readonly token?: string }
  if (!token) throw new Error('Nobody could sign in.')
  return token
}
