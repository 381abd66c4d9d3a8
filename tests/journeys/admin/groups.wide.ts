import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localDate } from '#shared/time/local-moment.ts'
import { press, takeOption, typeThere } from '#tests/support/browser/keyboard.ts'
import {
  enterAt,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import { type GroupScene, groupMembers, setGroupScene } from '#tests/support/scenes/group-scene.ts'
import { bare, created, type Row } from '#tests/support/scenes/scene.ts'

const shots = process.env.SHOTS_DIR
const day = 86_400_000

let house: House
let scene: GroupScene
let past: Row
/** The day of the meeting that was, in its own zone. */
const pastDay = localDate(new Date(Date.now() - 3 * day).toISOString(), 'America/Chicago')

beforeAll(async () => {
  house = await openHouse({
    admin: ['sandbox', 'administrative', 'supervisor'],
    clinician: ['non-prescribing-clinician'],
    other: ['non-prescribing-clinician'],
    intake: ['case-management'],
    implementer: ['implementation'],
  })
  scene = await setGroupScene(house.server)
  await scene.meet(new Date(Date.now() + 3 * day).toISOString())
  past = await scene.meet(new Date(Date.now() - 3 * day).toISOString())
  await created(scene.admin, 'Groups', {
    name: 'Morning walk',
    kind: 'Residence',
    active: false,
    program: bare(scene.program),
    facilitators: [{ practitioner: scene.owner, role: 'Primary' }],
  })
}, 120_000)
afterAll(async () => {
  expect(house?.complaints).toEqual([])
  await house?.close()
})

async function at(path: string, login = 'clinician', width = 1440): Promise<Page> {
  const { page } = await house.open({ viewport: { width, height: 900 } })
  await enterAt(page, `${house.server.url}${path}`, login)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

async function shot(page: Page, name: string): Promise<void> {
  if (shots === undefined) return
  mkdirSync(shots, { recursive: true })
  await page.screenshot({ path: join(shots, `${name}.png`), fullPage: true })
}

test('by the keyboard: a group is found, somebody joins it and is expected at its next meeting, and somebody leaves', async () => {
  const page = await at('/groups')
  await page.getByText('1 group', { exact: true }).waitFor()
  const row = page.getByRole('row').filter({ hasText: 'Coping skills' })
  await row.getByText('8 of 12').waitFor()
  await shot(page, 'groups')
  await expectAccessibleInEachLook(page, 'groups')

  await press(page, /^Coping skills$/)
  await page.getByRole('heading', { level: 1, name: 'Coping skills' }).waitFor()
  const members = page.getByRole('region', { name: 'Members' })
  await members.getByRole('heading', { name: 'Members (8)' }).waitFor()
  const coming = page.getByRole('region', { name: 'Coming meetings' })
  await coming.getByText(/8 expected/).waitFor()
  await page
    .getByRole('region', { name: 'Last meetings' })
    .getByText(/0 came · 0 did not come · 8 not marked/)
    .waitFor()

  await press(page, /^Add a member$/)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Who').waitFor()
  await typeThere(page, 'Rivera')
  await takeOption(page, /Rivera/)
  await dialog.getByRole('checkbox', { name: /coming meeting/ }).waitFor()
  await expect.poll(() => dialog.getByRole('button', { name: 'Add a member' }).isEnabled()).toBe(true)
  await shot(page, 'group-join')
  await expectAccessibleInEachLook(page, 'joining a group')
  await press(page, /^Add a member$/)
  await page
    .getByText(/is expected at 1 of 1 coming meetings/)
    .first()
    .waitFor()
  await members.getByRole('heading', { name: 'Members (9)' }).waitFor()
  await coming.getByText(/9 expected/).waitFor()

  await press(page, /^Change the membership of Rivera/)
  await dialog.getByLabel('State').selectOption('Discharged')
  await dialog.getByLabel('Last day').waitFor()
  await expectAccessibleInEachLook(page, 'leaving a group')
  await press(page, /^Save$/)
  await members.getByRole('heading', { name: 'Members (8)' }).waitFor()
  await coming.getByText(/8 expected/).waitFor()
  await page.getByText('Former members (1)').click()
  await members.getByRole('row').filter({ hasText: 'Rivera' }).getByText('Discharged').waitFor()
  await shot(page, 'group')
  await expectAccessibleInEachLook(page, 'a group')

  await coming.getByRole('link').first().click()
  await page.waitForURL(/calendar\?by=group/)
  await page.getByRole('button', { name: 'Start note' }).waitFor()
  await page.context().close()
})

test('on a phone, and for whoever does not know its members: a group says how many they are, and no name', async () => {
  const page = await at(`/groups/${scene.group.id}`, 'other', 390)
  const members = page.getByRole('region', { name: 'Members' })
  await members.getByText("8 people you can't see.").waitFor()
  const text = await page.locator('body').innerText()
  for (const [, family] of groupMembers) expect(text).not.toContain(family)
  await page
    .getByRole('region', { name: 'Coming meetings' })
    .getByText(/8 expected/)
    .waitFor()
  await shot(page, 'group-phone')
  await page.context().close()
})

test('by the mouse: groups that have ended are listed apart, and all fields stay one step away', async () => {
  const page = await at('/groups', 'admin')
  await page.getByLabel('Which groups').selectOption('closed')
  await page.getByRole('link', { name: 'Morning walk' }).click()
  await page.getByText('No members yet.').waitFor()
  await page.getByRole('link', { name: 'All fields' }).click()
  await page.getByLabel('Enrollment').first().waitFor()
  await page.context().close()
})

test('in the calendar it is said of each member who came, by the keyboard and also while nobody answers, and the meeting follows', async () => {
  const lane = `by=group&lanes=${scene.group.id}&lane=${scene.group.id}`
  const path = `/calendar?${lane}&date=${pastDay}&event=${past.id}`
  const statuses = async () => {
    const { body } = await scene.admin.ask('GET', `Appointments/${past.id}`)
    const counted = (status: string) =>
      body.attendees.filter((each: { readonly status: string }) => each.status === status).length
    return [body.status, counted('arrived'), counted('noshow'), counted('booked')]
  }
  const [, first = ''] = groupMembers[0] ?? []
  const [, second = ''] = groupMembers[1] ?? []

  const page = await at(path)
  const part = page.getByRole('region', { name: 'Who came' })
  await part.getByText('0 came · 0 did not come · 8 not marked').waitFor()
  expect(await page.getByRole('button', { name: 'Checked in', exact: true }).count()).toBe(0)
  const choice = (family: string) =>
    part.getByRole('group', { name: new RegExp(`^Attendance of .*${family}`) })
  await choice(first).getByRole('radio', { checked: true }).focus()
  await page.keyboard.press('ArrowRight')
  await part.getByText('1 came · 0 did not come · 7 not marked').waitFor()
  await expect.poll(statuses).toEqual(['arrived', 1, 0, 7])
  await shot(page, 'meeting')
  await expectAccessibleInEachLook(page, 'who came to a meeting')

  await page.context().setOffline(true)
  await choice(second).getByText('Absent', { exact: true }).click()
  await press(page, /^All who are expected came$/)
  await part.getByText('7 came · 1 did not come').waitFor()
  expect(await statuses()).toEqual(['arrived', 1, 0, 7])
  await page.context().setOffline(false)
  await expect.poll(statuses, { timeout: 30_000 }).toEqual(['arrived', 7, 1, 0])
  await page.context().close()

  const phone = await at(path, 'clinician', 390)
  await phone.getByText('7 came · 1 did not come').waitFor()
  await shot(phone, 'meeting-phone')
  await expectAccessibleInEachLook(phone, 'who came to a meeting, on a phone')
  await phone.context().close()
})

test('by the keyboard: who came late, left early or is excused stands with the meeting', async () => {
  const [late, excused] = [3, 4]
  const lane = `by=group&lanes=${scene.group.id}&lane=${scene.group.id}`
  const page = await at(`/calendar?${lane}&date=${pastDay}&event=${past.id}`, 'clinician', 820)
  const part = page.getByRole('region', { name: 'Who came' })
  const attendeeOf = async (index: number) => {
    const { body } = await scene.admin.ask('GET', `Appointments/${past.id}`)
    return body.attendees[index]
  }
  const choice = (index: number) =>
    part.getByRole('group', { name: new RegExp(`^Attendance of .*${groupMembers[index]?.[1]}`) })
  await choice(late).getByRole('radio', { checked: true }).focus()
  await page.keyboard.press('ArrowRight')
  const cameAt = part.getByLabel(new RegExp(`^Came at: ${groupMembers[late]?.[1]}`))
  await cameAt.waitFor()
  await part.getByLabel(new RegExp(`^Left at: ${groupMembers[late]?.[1]}`)).waitFor()
  await choice(excused).getByRole('radio', { checked: true }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  const reason = part.getByLabel(new RegExp(`^Why ${groupMembers[excused]?.[1]}.* is excused`))
  await reason.selectOption({ index: 1 })
  await expect.poll(async () => (await attendeeOf(excused)).status).toBe('cancelled')
  await expect.poll(async () => (await attendeeOf(excused)).cancellation?.initiator).toBe('Patient')
  await expect.poll(async () => (await attendeeOf(late)).attendance?.code).toBe('late')
  await shot(page, 'meeting-tablet')
  await expectAccessibleInEachLook(page, 'who came late and who is excused')
  await page.context().close()
})

test('too few are expected at a meeting: the group and the calendar say so; a guest is added by the keyboard, for this meeting alone', async () => {
  const start = new Date(Date.now() + 6 * day).toISOString()
  const [only] = scene.members
  const few = await scene.meet(start, {
    attendees: [
      {
        id: '1',
        kind: 'Patient',
        subject: bare(only ?? scene.patient),
        requirement: 'Optional',
        status: 'booked',
      },
    ],
  })
  const page = await at(`/groups/${scene.group.id}`)
  const coming = page.getByRole('region', { name: 'Coming meetings' })
  await coming.getByText('fewer than 2').waitFor()
  await shot(page, 'group-few')
  await coming.getByRole('listitem').filter({ hasText: 'fewer than 2' }).getByRole('link').click()
  const part = page.getByRole('region', { name: 'Who came' })
  await part.getByText('1 person is expected; the group is for at least 2.').waitFor()

  await press(page, /^Add a guest$/)
  const dialog = page.getByRole('dialog', { name: 'Add a guest' })
  await dialog.getByLabel('Who').waitFor()
  await typeThere(page, 'Rivera')
  await takeOption(page, /Rivera/)
  await shot(page, 'meeting-guest-dialog')
  await press(page, /^Add a guest$/)
  const row = part.getByRole('listitem').filter({ hasText: 'Rivera' })
  await row.getByText('Guest', { exact: true }).waitFor()
  await expect.poll(() => part.getByText('1 person is expected').count()).toBe(0)
  const { body } = await scene.admin.ask('GET', `Appointments/${few.id}`)
  expect(body.attendees.at(-1)).toMatchObject({ guest: true, subject: { id: scene.patient.id } })
  await shot(page, 'meeting-guest')
  const group = await scene.admin.ask('GET', `Groups/${scene.group.id}`)
  const full = [{ op: 'replace', path: '/capacity', value: { min: 2, max: 2 } }]
  const path = `Groups/${scene.group.id}?versionId=${group.body.meta.versionId}`
  expect((await scene.admin.ask('PATCH', path, { body: full })).status).toBe(200)
  await page.reload()
  await row.waitFor()
  await press(page, /^Add a guest$/)
  await dialog.getByText('The meeting is full: 2 of 2.').waitFor()
  await shot(page, 'meeting-full')
  await expectAccessibleInEachLook(page, 'adding a guest to a meeting')

  await page.reload()
  await row.waitFor()
  await press(page, /^Start note$/)
  const attendance = page.getByRole('region', { name: 'Attendance' })
  await attendance.getByRole('listitem').filter({ hasText: 'Rivera' }).getByText('Guest').waitFor()
  await shot(page, 'note-guest')
  await expectAccessibleInEachLook(page, 'a guest in the note of a meeting')
  await page.context().close()

  const lane = `by=group&lanes=${scene.group.id}&lane=${scene.group.id}`
  const date = localDate(start, 'America/Chicago')
  const phone = await at(`/calendar?${lane}&date=${date}&event=${few.id}`, 'clinician', 390)
  await phone.getByRole('listitem').filter({ hasText: 'Rivera' }).getByText('Guest').waitFor()
  await press(phone, /^Add a guest$/)
  await phone.getByRole('dialog', { name: 'Add a guest' }).getByText('The meeting is full').waitFor()
  await shot(phone, 'meeting-guest-phone')
  await expectAccessibleInEachLook(phone, 'adding a guest to a meeting, on a phone')
  await phone.context().close()
})
