import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'kysely'
import { buildWorld } from '#server/app/build-world.ts'
import { openKeys } from '#server/config/installation-keys.ts'
import { checkpointFileIn, readCheckpointFile } from '#server/database/audit/checkpoint-file.ts'
import { openDatabase } from '#server/database/opening/open-database.ts'
import { sentenceOf } from '#server/database/verify/trail-finding.ts'
import { verifyTrails } from '#server/database/verify/verify-trail.ts'
import { type DemoWeeks, makeDemo } from '#server/demo/make-demo.ts'
import { demoMadeOn, demoPracticeId } from '#server/demo/rows/make-demo-staff.ts'
import { instantAt } from '#server/stores/instant.ts'
import { type DatabaseKind, type DatabasePlace, makePlace } from '#tests/support/database/database.ts'
import { startScript } from './writing-process.ts'

/** When a process is killed: so many milliseconds after it begins, or after so many steps of the demo. */
export type Death = { readonly milliseconds: number } | { readonly step: number; readonly later: number }

/** What makes the demo: a start of the server, or `npm run demo:reset`. */
export type Making = 'start' | 'reset'

const scripts: Readonly<Record<Making, string>> = {
  start: 'demo-process.ts',
  reset: '../../../src/server/commands/demo-reset.ts',
}

/** A folder with nothing in it, as it is before the first start. */
export function emptyPlace(): { readonly place: DatabasePlace; remove(): void } {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'goldthread-first-'))
  return { place: { dataDirectory }, remove: () => rmSync(dataDirectory, { recursive: true, force: true }) }
}

/** A process of a test that begins to make the demo and is killed in the middle; answers how many steps were done. */
export async function killedMaking(
  place: DatabasePlace,
  making: Making,
  { weeks, ...death }: Death & { readonly weeks?: DemoWeeks },
): Promise<number> {
  const child = startScript(scripts[making], place, undefined, environmentOf(weeks))
  const ended = once(child, 'exit')
  const steps = stepsOf(child)
  await Promise.race([
    ended,
    steps.whole,
    'step' in death ? steps.until(death.step).then(() => pause(death.later)) : pause(death.milliseconds),
  ])
  child.kill('SIGKILL')
  await ended
  return steps.count()
}

/** Starts and lets the demo be made to its end, with the usual weeks of meetings or with fewer. */
export async function wholeMaking(place: DatabasePlace, weeks?: DemoWeeks): Promise<void> {
  const child = startScript(scripts.start, place, undefined, environmentOf(weeks))
  const ended = once(child, 'exit')
  const steps = stepsOf(child)
  await Promise.race([steps.whole, ended.then(() => Promise.reject(new Error(steps.complaints())))])
  child.kill('SIGKILL')
  await ended
}

function environmentOf(weeks: DemoWeeks | undefined): Readonly<Record<string, string>> {
  return weeks ? { TEST_DEMO_WEEKS: `${weeks.back},${weeks.ahead}` } : {}
}

type Steps = {
  readonly until: (step: number) => Promise<void>
  readonly count: () => number
  readonly whole: Promise<void>
  readonly complaints: () => string
}

function stepsOf(child: ChildProcess): Steps {
  const said: string[] = []
  let count = 0
  let isWhole = () => {}
  const whole = new Promise<void>((resolve) => {
    isWhole = resolve
  })
  child.stderr?.on('data', (text) => said.push(String(text)))
  child.stdout?.on('data', (text) => {
    // The command tells its steps on one line, the start one line for each.
    count += (String(text).match(/steps?/g) ?? []).length
  })
  createInterface({ input: child.stdout ?? process.stdin }).on('line', (line) => {
    if (line === 'whole') isWhole()
    else if (line.startsWith('{')) said.push(line)
  })
  return {
    count: () => count,
    whole,
    complaints: () => `The start ended before the demo was whole: ${said.join('\n')}`,
    until: async (step) => {
      while (count < step && child.exitCode === null && child.signalCode === null) await pause(3)
    },
  }
}

/** Rows by what they are. */
export type Tally = Readonly<Record<string, number>>

/** What the jobs of a server make in the meantime: what they tell people, and the copies of what was signed. */
const ofJobs = sql`(type = 'Notification' or (type = 'ClinicalDocument' and content ->> 'sourceVersion' is not null))`

/** What stands in the tables of the demo practice, but for the trail and what is forgotten in time (feed, receipts): rows by table, and resources by type, status and versions. What jobs make is not counted. */
export async function tally(place: DatabasePlace): Promise<Tally> {
  const database = await openDatabase(place)
  const counts = await database.asOwner(async (transaction) => {
    const { rows } = await sql<{ what: string; count: number }>`
      select concat_ws(' ', type, status, content ->> 'signingState', version_id) as what, count(*)::int as count
        from resource where practice_id = ${demoPracticeId}::uuid and not ${ofJobs} group by 1
      union all select 'history', count(*)::int from resource_history where practice_id = ${demoPracticeId}::uuid and not ${ofJobs}
      union all select 'tokens', count(*)::int from token where practice_id = ${demoPracticeId}::uuid
        and resource_id not in (select id from resource where practice_id = ${demoPracticeId}::uuid and ${ofJobs})
      union all select 'identifiers', count(*)::int from identifier where practice_id = ${demoPracticeId}::uuid
      union all select 'reach', count(*)::int from patient_team where practice_id = ${demoPracticeId}::uuid
      union all select 'slots', count(*)::int from appointment_slot where practice_id = ${demoPracticeId}::uuid
      union all select 'manifests', count(*)::int from manifest where practice_id = ${demoPracticeId}::uuid
      union all select 'passwords', count(*)::int from credential`.execute(transaction)
    return rows
  })
  await database.close()
  return Object.fromEntries(counts.map(({ what, count }) => [what, count]))
}

/** What whoever verifies the audit is told of this installation. */
export async function auditFindings(place: DatabasePlace): Promise<readonly string[]> {
  const database = await openDatabase(place)
  const pinned = {
    signer: openKeys(join(place.dataDirectory, 'keys.json')).signing,
    kept: readCheckpointFile(checkpointFileIn(place.dataDirectory)),
  }
  const trails = await database.asOwner((transaction) => verifyTrails(transaction, pinned))
  await database.close()
  return trails.flatMap(({ findings }) => findings.map(sentenceOf))
}

/** The moment from which the days of this demo are counted. */
export async function momentOf(place: DatabasePlace): Promise<string> {
  const database = await openDatabase(place)
  const keys = openKeys(join(place.dataDirectory, 'keys.json'))
  const madeOn = await demoMadeOn(buildWorld({ database, keys }))
  await database.close()
  return madeOn ?? ''
}

/** The tally of a demo of that moment that nobody has interrupted. */
export async function undisturbed(kind: DatabaseKind, moment: string, weeks?: DemoWeeks): Promise<Tally> {
  const { place, remove } = await makePlace(kind)
  const database = await openDatabase(place)
  const keys = openKeys(join(place.dataDirectory, 'keys.json'))
  const now = () => instantAt(Date.parse(moment))
  const finish = await makeDemo(buildWorld({ database, keys, now }), {
    report: () => undefined,
    ...(weeks && { weeks }),
  })
  await finish()
  await database.close()
  const tallied = await tally(place)
  await remove()
  return tallied
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
