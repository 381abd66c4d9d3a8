import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Relay } from '#server/database/relay/relay.ts'
import tables from '#tests/codegen/specification/permissions.json' with { type: 'json' }
import { enter, type House, openHouse, settle } from '#tests/support/browser/open-house.ts'
import { walkChart } from '#tests/support/browser/walk-chart.ts'
import { rightsOf } from '#tests/support/isolation/rule/rights.ts'
import {
  type Canary,
  type CanaryChart,
  colleague,
  fillCanaryChart,
  giveOwnRole,
  type OwnRole,
} from '#tests/support/scenes/canary-chart.ts'
import { canaries } from '#tests/support/scenes/fill-chart.ts'
import { relayOf } from '#tests/support/server/follow-changes.ts'
import { openRecordingProxy, type RecordingProxy } from '#tests/support/server/recording-proxy.ts'

const desk: OwnRole = {
  name: 'Front desk',
  login: 'desk',
  populationLevel: 'All',
  grantSets: [
    'Practitioner Login',
    'Personal productivity',
    'Read patients',
    'Manage patients',
    'View scheduler',
    'Manage appointments',
    'Check in patients',
  ],
}
const biller: OwnRole = {
  name: 'Biller',
  login: 'biller',
  populationLevel: 'All',
  grantSets: [
    'Practitioner Login',
    'Personal productivity',
    'Read patients',
    'View sensitive demographics',
    'Manage coverages',
  ],
}

/** Whose rights each of the eight has, by the tables; the outsider is on no care team. */
const roleOf: Readonly<Record<string, string>> = {
  clinician: 'Non-Prescribing Clinician',
  outsider: 'Non-Prescribing Clinician',
  quality: 'Quality Assurance',
  scribe: 'Scribe',
  configuring: 'Product Administrator',
  patient: 'Patient',
  desk: desk.name,
  biller: biller.name,
}
const rights = rightsOf({ ...tables, roles: [...tables.roles, desk, biller] })

/** Those who read nothing clinical of this chart, and types that none of them reads. */
const strangers = ['scribe', 'desk', 'biller', 'configuring', 'outsider']
const unread = [
  'Allergy',
  'Medication',
  'Condition',
  'Observation',
  'Consent',
  'CarePlan',
  'DocumentReference',
] as const

let house: House
let relay: Relay
let chart: CanaryChart
const lines = new Map<string, { readonly page: Page; readonly proxy: RecordingProxy }>()

beforeAll(async () => {
  house = await openHouse({
    admin: ['administrative'],
    intake: ['case-management'],
    implementer: ['implementation'],
    clinician: ['non-prescribing-clinician'],
    outsider: ['non-prescribing-clinician'],
    visitor: ['non-prescribing-clinician'],
    quality: ['quality-assurance'],
    scribe: ['scribe'],
    configuring: ['product-administrator'],
    desk: ['practitioner'],
    biller: ['practitioner'],
    [colleague]: ['practitioner'],
  })
  relay = await relayOf(house.server)
  chart = await fillCanaryChart(house.server, ['clinician', 'scribe'])
  const admin = await house.server.signIn('admin')
  for (const role of [desk, biller]) await giveOwnRole(house.server, admin, role)
}, 180_000)

afterAll(async () => {
  for (const { proxy } of lines.values()) await proxy.close()
  await relay?.stop()
  await house?.close()
})

/** The names of the canaries that somebody was sent. */
function sentTo(login: string): readonly Canary[] {
  const bytes = lines.get(login)?.proxy.recorded() ?? ''
  return [...chart.words].flatMap(([word, canary]) => (bytes.includes(word) ? [canary] : []))
}

function mayRead(login: string, { type, only }: Canary): boolean {
  if (only) return only.includes(login)
  const role = rights.find((each) => each.role === roleOf[login])
  return login !== 'outsider' && !isOfCircle(type) && role?.permissions.has(`${type}:Read`) === true
}

/** What is said in a channel is its members', and a scribble its writer's. */
function isOfCircle(type: string): boolean {
  return ['Channel', 'ChatMessage', 'Scribble'].includes(type)
}

const wrongIn = (login: string) =>
  sentTo(login).flatMap((canary) => (mayRead(login, canary) ? [] : [canary.name]))

async function line(login: string): Promise<{ readonly page: Page; readonly refused: readonly string[] }> {
  const proxy = await openRecordingProxy(house.server.url)
  const { page } = await house.open()
  lines.set(login, { page, proxy })
  const refused: string[] = []
  page.on('response', (answer) => {
    if (answer.status() === 403) refused.push(answer.url())
  })
  await enter(page, proxy.url, login)
  return { page, refused }
}

const places = () => ({
  chart: `/patients/${chart.patient.id}`,
  family: 'Rivera',
  words: [canaries.note, canaries.contact],
})

test.each(Object.keys(roleOf))(
  'what %s may not read of a chart is in none of the bytes that were sent: header, cards, tabs, timeline, search, worklists and print',
  async (login) => {
    const { page, refused } = await line(login)
    await walkChart(page, places())
    expect(wrongIn(login)).toEqual([])
    expect(refused).toEqual([])
    const bytes = lines.get(login)?.proxy.recorded().length ?? 0
    console.log(JSON.stringify({ test: 'chart canaries', login, found: sentTo(login).length, bytes }))
  },
  60_000,
)

test('each kind of fact of the chart was sent to those who read it, so a word that is not found was not left out', () => {
  const found = new Set(
    ['clinician', 'quality', 'biller'].flatMap((login) => sentTo(login).map(({ name }) => name)),
  )
  expect(Object.keys(canaries).filter((name) => !found.has(name))).toEqual([])
  expect(sentTo('outsider')).toEqual([])
})

test('no count tells what somebody may not read, and no change of it is told while the page is open', async () => {
  const before = await textsOf(strangers)
  const clinician = await textsOf(['clinician'])
  await chart.layMore(unread)
  expect(await textsOf(strangers)).toEqual(before)
  expect(await textsOf(['clinician'])).not.toEqual(clinician)
  for (const login of Object.keys(roleOf)) expect(wrongIn(login), login).toEqual([])
}, 90_000)

test('a right too many is found: a front desk that is let into the clinical record', async () => {
  const admin = await house.server.signIn('admin')
  await giveOwnRole(house.server, admin, {
    ...desk,
    login: 'visitor',
    name: 'Curious desk',
    grantSets: [...desk.grantSets, 'Read clinical record'],
  })
  const { page } = await line('visitor')
  await page.goto(`${lines.get('visitor')?.proxy.url}/patients/${chart.patient.id}`)
  await page.getByRole('region', { name: 'Problems' }).waitFor()
  await settle(page)
  expect(wrongIn('visitor')).toContain('allergy')
})

test('no page complained', () => {
  expect(house.complaints).toEqual([])
})

/** What stands on the day with its worklists, on the summary and on the timeline of the chart. */
async function textsOf(logins: readonly string[]): Promise<readonly string[]> {
  const texts: string[] = []
  for (const login of logins) {
    const { page, proxy } = lines.get(login) ?? {}
    if (!page || !proxy) throw new Error(`${login} has not walked.`)
    for (const path of ['/today', places().chart, `${places().chart}/timeline`]) {
      await page.goto(`${proxy.url}${path}`)
      await page.locator('h1').first().waitFor()
      await settle(page)
      const text = await restingText(page)
      texts.push(`${login} ${path}\n${text.replaceAll(/\d+:\d\d\s[AP]M/g, 'then')}`)
    }
  }
  return texts
}

/** The text of a page on which nothing is on its way and nothing more was drawn in a while. */
async function restingText(page: Page): Promise<string> {
  let before = ''
  const isAtRest = async () => {
    const now = await page.locator('main').innerText()
    const isSame = now === before && !/…$/m.test(now)
    before = now
    return isSame
  }
  await expect.poll(isAtRest, { interval: 300 }).toBe(true)
  return before
}
