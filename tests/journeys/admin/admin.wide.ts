import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { held } from '#tests/support/browser/held.ts'
import { tabTo } from '#tests/support/browser/keyboard.ts'
import { enter, enterAt, expectAccessible, type House, openHouse } from '#tests/support/browser/open-house.ts'
import type { TestClient } from '#tests/support/server/server.ts'

let house: House
let admin: TestClient

beforeAll(async () => {
  house = await openHouse()
  admin = await house.server.signIn('admin')
}, 120_000)
afterAll(async () => {
  expect(house?.complaints).toEqual([])
  await house?.close()
})

async function at(login: string, path: string): Promise<Page> {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}${path}`, login)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

const preferences = async () => (await admin.ask('GET', 'PracticePreferences/default')).body
const idOf = (login: string) => house.server.practice.profiles.get(login) ?? ''

test('the admin place shows each person what that person may run, and is left and entered by keyboard', async () => {
  const page = await at('admin', '/admin')
  for (const name of [
    'People',
    'Preferences',
    'Labels',
    'Coded lists',
    'Announcements',
    'Audit trail',
    'Environment',
  ])
    await page.getByRole('link', { name, exact: true }).waitFor()
  await expectAccessible(page, 'the admin place')
  await tabTo(page, /^Preferences$/)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Preferences' }).waitFor()
  expect(await page.locator('.rail [aria-current=page]').textContent()).toBe('Admin')
  await page.goto(`${house.server.url}/resources/Location`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.locator('.rail [aria-current=page]').textContent()).toBe('Admin')
  await page.context().close()

  const other = await at('scribe', '/admin')
  await other.getByRole('link', { name: 'All records' }).waitFor()
  for (const name of ['People', 'Preferences', 'Audit trail', 'Environment', 'Announcements'])
    expect([name, await other.getByRole('link', { name, exact: true }).count()]).toEqual([name, 0])
  for (const path of ['/admin/people', '/admin/preferences', '/admin/audit', '/admin/environment']) {
    await other.goto(`${house.server.url}${path}`)
    await other.getByText("You don't have permissions to perform this action.").waitFor()
  }
  await other.context().close()
})

test('people: roles and last sign-ins are listed, a session of somebody is ended by keyboard, and access is explained', async () => {
  const victim = await house.server.signIn('clinician')
  const page = await at('admin', '/admin/people')
  const row = page.getByRole('row').filter({ hasText: 'clinician' })
  await row.getByText('Non-prescribing Clinician', { exact: false }).waitFor()
  await row.getByText(/20\d\d/).waitFor()
  await expectAccessible(page, 'people')
  await row.getByRole('link').click()

  const sessions = page.getByRole('region', { name: 'Open sessions' })
  await sessions.getByRole('button', { name: 'End all sessions' }).focus()
  await page.keyboard.press('Enter')
  await sessions.getByText('is not signed in here.', { exact: false }).waitFor()
  await expect.poll(async () => (await victim.ask('GET', '/session')).status).toBe(401)
  await expectAccessible(page, 'one of the staff')

  await page.getByRole('link', { name: 'What this person may do' }).click()
  await page.getByRole('combobox', { name: 'Which person' }).waitFor()
  await page.getByRole('button', { name: 'Look it up' }).click()
  await page.locator('.access-answer').getByText('clinician', { exact: false }).first().waitFor()
  await page.context().close()
})

test('preferences: one is found by its words, changed by keyboard, says who changed it, goes back to its default, and waits unsaved while one looks elsewhere', async () => {
  const page = await at('admin', '/admin/preferences')
  await page.getByRole('searchbox', { name: 'Search preferences' }).fill('sign-out')
  const field = page.getByRole('textbox', { name: 'Minutes until sign-out' })
  await field.waitFor()
  expect(await page.locator('.pref').count()).toBe(1)
  await page.getByText('Default: 30.').waitFor()
  await field.fill('45')
  await page.getByText('1 change is not saved').waitFor()
  await expectAccessible(page, 'a preference that is changed')
  await page.keyboard.press('Control+s')
  await page.getByText('Saved.').first().waitFor()
  await page.getByText(/Changed .* by .*Before: 30\./).waitFor()
  expect((await preferences()).sessionTimeout).toBe(45)

  await page.getByRole('button', { name: /^Use the default: Minutes/ }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText(/Before: 45\./).waitFor()
  expect((await preferences()).sessionTimeout).toBe(30)

  await field.fill('50')
  await page.locator('.rail').getByRole('link', { name: 'Admin' }).click()
  await page.getByRole('link', { name: 'Preferences', exact: true }).click()
  await page.getByText('1 change is not saved').waitFor()
  expect([await field.inputValue(), (await preferences()).sessionTimeout]).toEqual(['50', 30])

  await field.fill('2')
  await page.keyboard.press('Control+s')
  await page.getByText("Couldn't save: something isn't right.").waitFor()
  expect(await field.inputValue()).toBe('2')
  await field.fill('30')

  await page.getByRole('searchbox', { name: 'Search preferences' }).fill('closed days')
  await page.getByLabel('Closed days', { exact: true }).fill('2031-12-24')
  await page.keyboard.press('Control+s')
  await expect.poll(async () => (await preferences()).holidayDates).toContain('2031-12-24')
  await page.context().close()
})

test('labels: the preview says the new words before they are saved, the menu as soon as they are', async () => {
  const page = await at('admin', '/admin/labels')
  const pair = page.getByRole('group', { name: 'Person in care' })
  await pair.getByLabel('Singular').fill('Member')
  await pair.getByLabel('Plural').fill('Members')
  const preview = page.getByRole('region', { name: 'Preview' })
  await preview.getByText('Members', { exact: true }).waitFor()
  await preview.getByText(/You see the members/).waitFor()
  expect(await page.locator('.rail').getByText('Members').count()).toBe(0)
  await expectAccessible(page, 'labels')
  await page.keyboard.press('Control+s')
  await page.locator('.rail').getByText('Members', { exact: true }).waitFor()

  await pair.getByLabel('Singular').fill('Patient')
  await pair.getByLabel('Plural').fill('Patients')
  await page.keyboard.press('Control+s')
  await page.locator('.rail').getByText('Patients', { exact: true }).waitFor()
  await page.context().close()
})

test('labels: what is typed while a save is on its way stays, and is saved when that is asked for', async () => {
  const page = await at('admin', '/admin/labels')
  const patch = await held(page, /\/PracticePreferences\//)
  const singular = page.getByRole('group', { name: 'Session' }).getByLabel('Singular')
  const before = await singular.inputValue()
  const version = async () => Number((await preferences()).meta.versionId)
  const first = await version()
  await singular.fill('Visit')
  await page.keyboard.press('Control+s')
  await patch.met
  await singular.fill(before)
  await page.keyboard.press('Control+s')
  patch.go()
  await expect.poll(version).toBe(first + 2)
  expect([await singular.inputValue(), (await preferences()).labels.session.singular]).toEqual([
    before,
    before,
  ])
  await page.context().close()
})

test('labels: what another admin stores while one types stays stored', async () => {
  const page = await at('admin', '/admin/labels')
  await page.getByRole('group', { name: 'Session' }).getByLabel('Singular').fill('Visit')
  const changed = async (place: string, value: string) => {
    const { meta } = await preferences()
    const path = `PracticePreferences/default?versionId=${meta.versionId}`
    const body = [{ op: 'replace', path: `/labels/${place}/singular`, value }]
    expect((await admin.ask('PATCH', path, { body })).status).toBe(200)
  }
  const { session, location } = (await preferences()).labels
  await changed('location', 'Site')
  await page.keyboard.press('Control+s')
  await expect.poll(async () => (await preferences()).labels.session.singular).toBe('Visit')
  expect((await preferences()).labels.location.singular).toBe('Site')
  await changed('location', location.singular)
  await changed('session', session.singular)
  await page.context().close()
})

test('a coded list: a choice is renamed, moved, hidden and added, and the page says how many records have one', async () => {
  const page = await at('admin', '/admin/lists')
  await page.getByRole('searchbox', { name: 'Search lists' }).fill('marital')
  await page.getByRole('link', { name: 'Marital status' }).click()
  await page.getByRole('textbox', { name: 'Name of never-married' }).fill('Single')
  await page.getByRole('switch', { name: 'Offer Separated' }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('textbox', { name: 'New choice' }).fill('Engaged')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Move Engaged up' }).click()
  await expectAccessible(page, 'a coded list')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved.').first().waitFor()
  expect((await preferences()).codedListOverrides).toEqual([
    {
      list: 'marital-status',
      hidden: ['separated'],
      added: [{ code: 'engaged', display: 'Engaged', active: true }],
      renamed: [{ code: 'never-married', display: 'Single' }],
      order: expect.arrayContaining(['engaged', 'unknown']),
    },
  ])

  await admin.ask('POST', 'Patients', {
    body: {
      name: { given: ['Ana'], family: 'Rivera' },
      birthDate: '1991-04-12',
      gender: 'female',
      active: true,
      maritalStatus: { code: 'engaged', display: 'Engaged' },
    },
  })
  const used = page.getByRole('region', { name: 'Where it is used' })
  await used.getByText('Marital status').waitFor()
  await used.getByRole('combobox').click()
  await page.getByRole('option', { name: 'Engaged' }).click()
  await used.getByText('1 record', { exact: true }).waitFor()
  await page.context().close()
})

test('an announcement stands on every screen until somebody puts it away, and not where the practice wants none', async () => {
  const page = await at('admin', '/admin/announcements')
  await page.getByRole('button', { name: 'New announcement' }).first().click()
  const form = page.getByRole('dialog')
  await form.getByRole('button', { name: 'Show it' }).click()
  await form.getByText('Enter a title.').waitFor()
  await form.getByLabel('Title').fill('Snow')
  await form.getByLabel('Text').fill('We close at **noon**.')
  await expectAccessible(page, 'a new announcement')
  await form.getByRole('button', { name: 'Show it' }).click()
  await page.getByRole('article', { name: 'Snow' }).getByText('Shown now').waitFor()
  await page.context().close()

  const reader = await at('clinician', '/today')
  const banner = reader.getByRole('region', { name: 'Snow' })
  await banner.getByText('noon').waitFor()
  await expectAccessible(reader, 'a banner')
  const kept = await held(reader, /PersonalPreferences(\?|$)/)
  await reader.locator('.user-button').click()
  await reader.getByRole('menuitemcheckbox', { name: 'Large' }).click()
  await kept.met
  await reader.keyboard.press('Escape')
  await banner.getByRole('button', { name: 'Close: Snow' }).focus()
  await reader.keyboard.press('Enter')
  await banner.waitFor({ state: 'detached' })
  kept.go()
  const clinician = await house.server.signIn('clinician')
  const across = { headers: { 'x-enable-cross-partition': 'true' } }
  await expect
    .poll(
      async () => (await clinician.ask('GET', 'PersonalPreferences', across)).body[0]?.dismissedAnnouncements,
    )
    .toHaveLength(1)
  const own = (await clinician.ask('GET', 'PersonalPreferences', across)).body
  expect(own).toMatchObject([{ fontAppearance: 'Large' }])
  await reader.reload()
  await reader.getByRole('button', { name: /^Notifications/ }).waitFor()
  await reader.waitForTimeout(2_000)
  expect(await banner.count()).toBe(0)
  await reader.context().close()

  const other = await at('supervisor', '/today')
  await other.getByRole('region', { name: 'Snow' }).waitFor()
  const stored = await preferences()
  await admin.ask('PATCH', `PracticePreferences/default?versionId=${stored.meta.versionId}`, {
    body: [{ op: 'replace', path: '/announcements', value: false }],
  })
  await other.reload()
  await other.getByRole('button', { name: /^Notifications/ }).waitFor()
  await other.waitForTimeout(2_000)
  expect(await other.getByRole('region', { name: 'Snow' }).count()).toBe(0)
  await other.context().close()
})

test('the bell counts what is not read, and what is read is read everywhere', async () => {
  const made = await admin.ask('POST', 'Notifications', {
    body: {
      recipient: { id: idOf('clinician'), resourceType: 'Practitioner' },
      category: 'Sign',
      priority: 'Normal',
      title: 'A note waits for your signature',
      target: { route: '/notes/to-sign' },
      channels: ['InApp'],
    },
  })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const page = await at('clinician', '/today')
  await page.getByRole('button', { name: 'Notifications: 1 unread' }).click()
  const list = page.getByRole('dialog', { name: 'Notifications' })
  await list.getByText('A note waits for your signature').waitFor()
  await expectAccessible(page, 'notifications')
  await list.getByRole('link', { name: 'A note waits' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Notes to sign' }).waitFor()
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
  const clinician = await house.server.signIn('clinician')
  await expect
    .poll(async () => (await clinician.ask('GET', `Notifications/${made.body.id}`)).body.readAt)
    .toBeTruthy()
  await page.context().close()
})

test('the audit trail is searched by person and kind, and goes on in the list that can be exported', async () => {
  const clinician = await house.server.signIn('clinician')
  await clinician.ask('GET', 'PracticePreferences/default')
  const page = await at('admin', `/admin/audit?profile=${idOf('clinician')}&type=PracticePreferences`)
  await page.getByRole('row').nth(1).getByText('clinician', { exact: false }).waitFor()
  const whose = await page.locator('.audit-table tbody td:nth-child(2)').allTextContents()
  expect(whose.filter((each) => !each.includes('clinician'))).toEqual([])
  await expectAccessible(page, 'the audit trail')
  await page.getByRole('link', { name: 'Sort, choose columns, export' }).click()
  await page.getByRole('heading', { level: 1, name: 'Audit events' }).waitFor()
  expect(await page.locator('.filters-pill').count()).toBe(3)
  await page.goBack()

  await page.locator('.audit-table tbody a').first().click()
  await page.getByRole('heading', { level: 1, name: /^Record read – / }).waitFor()
  expect(await page.getByText('ID of the record').isVisible()).toBe(false)
  await page.getByText('For technicians').click()
  await page.getByText('ID of the record').waitFor()
  await expectAccessible(page, 'an event of the audit trail')
  await page.context().close()
})

test('who opened a chart is asked with one choice, and asking opens no chart', async () => {
  const { body: person } = await admin.ask('POST', 'Patients', {
    body: { name: { given: ['Noa'], family: 'Linden' }, birthDate: '1990-05-17', gender: 'female' },
  })
  const asked = { where: `patient=${person.id}`, read: 'event=read&type=Patient' }
  const clinician = await house.server.signIn('admin')
  await clinician.ask('GET', `Patients/${person.id}`)
  const page = await at('admin', `/admin/audit?${asked.where}`)
  const openings = page.getByRole('checkbox', { name: 'Only who opened the chart' })
  await openings.check()
  await page.waitForURL(`**/admin/audit?${asked.where}&${asked.read}`)
  await expect.poll(() => page.locator('.audit-table tbody tr').count()).toBe(1)
  await expect.poll(() => page.getByRole('combobox', { name: 'Patient' }).inputValue()).toContain('Linden')
  await page.reload()
  await expect.poll(() => page.locator('.audit-table tbody tr').count()).toBe(1)
  await openings.uncheck()
  await expect.poll(() => page.locator('.audit-table tbody tr').count()).toBeGreaterThan(1)
  await page.context().close()
})

test('the environment says which version runs on which database, and how much room is left', async () => {
  const page = await at('admin', '/admin/environment')
  await page.getByText(/^Embedded, PostgreSQL 1\d/).waitFor()
  await page.getByText(/of .* free$/).waitFor()
  await page.getByRole('region', { name: 'Backups' }).waitFor()
  await expectAccessible(page, 'the environment')
  await page.context().close()
})

test('a practice chooses the color of its menu, and whether phones have a layout of their own', async () => {
  const choose = async (fields: Readonly<Record<string, unknown>>) => {
    const stored = await preferences()
    const path = `PracticePreferences/default?versionId=${stored.meta.versionId}`
    const body = Object.entries(fields).map(([name, value]) => ({ op: 'add', path: `/${name}`, value }))
    expect((await admin.ask('PATCH', path, { body })).status).toBe(200)
  }
  const look = async () => {
    const { page } = await house.open({ viewport: { width: 390, height: 800 } })
    await enter(page, house.server.url, 'clinician')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const seen = {
      rail: await page.locator('.rail').isVisible(),
      bar: await page.locator('.phone-bar').isVisible(),
      color: await page.locator('.rail').evaluate((rail) => getComputedStyle(rail).backgroundColor),
    }
    await page.context().close()
    return seen
  }
  expect(await look()).toEqual({ rail: false, bar: true, color: 'rgb(14, 47, 52)' })
  await choose({ mobileShell: false, themeColors: { light: '#3b1f5b' } })
  expect(await look()).toEqual({ rail: true, bar: false, color: 'rgb(59, 31, 91)' })
  await choose({ themeColors: { light: '#f0e0ff' } })
  expect((await look()).color).toBe('rgb(14, 47, 52)')
})
