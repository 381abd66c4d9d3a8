import type { Page } from 'playwright'
import { idOf } from '#server/demo/facts/id-of.ts'
import { practice } from '#server/demo/facts/practice.ts'
import { answeringViews } from './scheduling/answering-views.ts'
import { availabilityViews } from './scheduling/availability-views.ts'
import { demoTime, type SchedulingRows } from './scheduling-rows.ts'
import type { View } from './view.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const dialog = (page: Page) => page.getByRole('dialog').last()
const press = async (page: Page, ...names: readonly (string | RegExp)[]) => {
  for (const name of names) await button(page, name).click()
}

/** Opens what the calendar is seldom asked for: by its button, or on a phone from the menu. */
export async function openTool(page: Page, name: string): Promise<void> {
  const more = page.getByRole('button', { name: 'More of the calendar' })
  const own = page.getByRole('button', { name, exact: true })
  await more.or(own).first().waitFor()
  if ((await more.count()) === 0) return own.click()
  await more.click()
  await page.getByRole('menuitem', { name }).click()
}

/** For a browser's walk in tests: of scheduling what is reached by several steps, and what other screens have of it. */
export function schedulingViews(rows: SchedulingRows): readonly View[] {
  return [
    ...bookingViews(),
    ...seriesViews(rows),
    ...waitingViews(),
    ...elsewhereViews(),
    ...decidingViews(rows),
    ...enrollingViews(),
    ...groupViews(rows),
    ...roadViews(),
    ...availabilityViews(),
    ...answeringViews(rows),
  ]
}

const calendar = { screen: '/calendar', login: 'sato', sign: /20|November/ }

/** Who is visited and for what, in a booking that is open. */
async function fillBooking(page: Page): Promise<void> {
  const field = dialog(page).getByLabel('Who')
  await field.fill('bell')
  await page.getByRole('option', { name: /Bellamy, Theo \(/ }).click()
  await dialog(page).getByLabel('Service').click()
  await page
    .getByRole('option', { name: /^Individual/ })
    .first()
    .click()
}

function bookingViews(): readonly View[] {
  const booking = { ...calendar, address: `/calendar?new=1&people=${idOf('demo-pra-okafor')}` }
  return [
    {
      ...booking,
      name: 'booking-overlap',
      open: async (page) => {
        await fillBooking(page)
        await dialog(page).getByLabel('Start').fill('15:30')
        if ((page.viewportSize()?.width ?? 0) > 768) await page.locator('.own-clash p').first().waitFor()
      },
    },
    {
      ...booking,
      name: 'booking-group',
      open: async (page) => {
        await dialog(page).getByText('Group', { exact: true }).first().click()
        await dialog(page).getByRole('combobox', { name: 'Group' }).click()
        await page.getByRole('option', { name: /DBT skills/ }).click()
        await press(page, 'More people, rooms, repeats')
        await dialog(page).getByText('Repeats', { exact: true }).waitFor()
      },
    },
    {
      ...booking,
      name: 'booking-elsewhere',
      open: async (page) => {
        await fillBooking(page)
        await dialog(page).getByText('Community', { exact: true }).click()
        await dialog(page).getByLabel('ZIP code').scrollIntoViewIfNeeded()
      },
    },
    {
      ...booking,
      name: 'find-times-found',
      open: async (page) => {
        await fillBooking(page)
        await press(page, 'Find a time', 'Find times')
        await page.getByRole('list', { name: 'Proposals' }).waitFor()
        await page.getByRole('list', { name: 'Proposals' }).scrollIntoViewIfNeeded()
      },
    },
    {
      ...booking,
      name: 'waitlist-wishes',
      open: async (page) => {
        await fillBooking(page)
        await press(page, /^Put on the waiting list/)
        await dialog(page)
          .getByRole('heading', { name: /wishes/ })
          .waitFor()
      },
    },
    { ...calendar, name: 'calendar-groups', address: '/calendar?by=group' },
    { ...calendar, name: 'calendar-week-people', login: 'moreau', address: '/calendar?view=week&people=all' },
    { ...calendar, name: 'calendar-programs', address: '/calendar?by=program' },
    {
      ...calendar,
      name: 'event-panel-group',
      login: 'okafor',
      address: `/calendar?event=${idOf('demo-app-today-5')}`,
      open: (page) => page.locator('.event-panel').waitFor(),
    },
  ]
}

function seriesViews({ ofSeries }: SchedulingRows): readonly View[] {
  const series = { ...calendar, address: `/calendar?date=2026-12-16&event=${ofSeries}` }
  const asked = async (page: Page, name: string) => {
    await page.locator('.event-panel').getByRole('button', { name, exact: true }).click()
    await page.getByRole('dialog').last().locator('.series-scope, .booking').first().waitFor()
  }
  const plan = async (page: Page, name: string | RegExp, isWhole = true) => {
    if (isWhole) await dialog(page).getByRole('radio', { name: 'Whole series' }).check({ force: true })
    await press(page, name)
    await dialog(page).getByRole('button', { name: 'Back' }).waitFor()
  }
  return [
    {
      ...series,
      name: 'event-panel-series',
      open: (page) => page.getByText('Every week on Wednesday').first().waitFor(),
    },
    { ...series, name: 'series-change-dialog', open: (page) => asked(page, 'Change…') },
    {
      ...series,
      name: 'series-change-plan',
      open: async (page) => {
        await asked(page, 'Change…')
        await dialog(page).getByLabel('Start').fill('15:00')
        await plan(page, 'Show what will change')
      },
    },
    { ...series, name: 'series-cancel-dialog', open: (page) => asked(page, 'Cancelled') },
    {
      ...series,
      name: 'series-cancel-plan',
      open: async (page) => {
        await asked(page, 'Cancelled')
        await dialog(page).getByLabel('Why').click()
        await page.getByRole('option').first().click()
        await plan(page, /^Show/)
      },
    },
    {
      ...calendar,
      name: 'series-repeat-plan',
      address: `/calendar?event=${idOf('demo-app-today-6')}`,
      open: async (page) => {
        await asked(page, 'Repeat…')
        await dialog(page).getByLabel('How many, with this one').fill('8')
        await plan(page, 'Show the dates', false)
      },
    },
  ]
}

function waitingViews(): readonly View[] {
  const list = { screen: '/waitlist', login: 'sato', address: '/waitlist', sign: /wait/i }
  const freed = new URLSearchParams({
    ...{ start: demoTime('2026-12-08', '14:00'), end: demoTime('2026-12-08', '15:00') },
    owner: idOf('demo-pra-okafor'),
  })
  return [
    {
      ...list,
      name: 'waitlist-call',
      open: async (page) => {
        await press(page, 'Call…')
        await dialog(page).waitFor()
      },
    },
    {
      ...list,
      name: 'waitlist-offer',
      open: async (page) => {
        await press(page, 'Offer a time…', 'Find times')
        await page.getByRole('list', { name: 'Proposals' }).waitFor()
      },
    },
    {
      ...list,
      name: 'waitlist-fitting',
      address: `/waitlist?${freed}`,
      open: (page) => button(page, 'Offer this time').waitFor(),
    },
  ]
}

const lines = (uid: string, start: string, more: readonly string[]) => [
  ...['BEGIN:VEVENT', `UID:${uid}`, `DTSTART${start}`, ...more, 'END:VEVENT'],
]

/** A calendar file of three busy times, one free one and one that cannot be read as it is. */
const calendarFile = (name: string, events: readonly string[]) => ({
  name,
  mimeType: 'text/calendar',
  buffer: Buffer.from(['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR'].join('\r\n')),
})

function elsewhereViews(): readonly View[] {
  const other = { ...calendar, login: 'abara', address: '/calendar?date=2026-12-08' }
  const hour = (summary: string) => ['DURATION:PT1H', `SUMMARY:${summary}`]
  const opened = async (page: Page) => {
    await openTool(page, 'Other calendars')
    await dialog(page)
      .locator('input[type=file]')
      .setInputFiles(
        calendarFile('private.ics', [
          ...lines('a', ':20261208T150000Z', hour('Dentist')),
          ...lines('b', ':20261208T190000Z', hour('Lunch with Jo')),
          ...lines('c', ':20261209T150000Z', [...hour('Choir'), 'TRANSP:TRANSPARENT']),
          ...lines('d', ':20261210T150000Z', [...hour('Tick'), 'RRULE:FREQ=SECONDLY']),
        ]),
      )
    await dialog(page).getByLabel('Name of the calendar').waitFor()
  }
  return [
    {
      ...{ ...calendar, name: 'calendar-beside', login: 'moreau' },
      address: '/calendar',
      open: async (page) => {
        if ((page.viewportSize()?.width ?? 0) < 1200)
          return void (await page.getByRole('button', { name: 'New session' }).waitFor())
        const shown = page.getByRole('button', { name: 'Month and waiting list' })
        await shown.waitFor()
        const first = page
          .getByRole('complementary', { name: 'Month and waiting list' })
          .getByRole('listitem')
          .first()
        // Who has chosen it before finds it shown.
        const isShown = await first.waitFor({ timeout: 3000 }).then(
          () => true,
          () => false,
        )
        if (!isShown) await shown.click()
        await first.waitFor()
      },
    },
    { ...other, name: 'other-calendars-preview', open: opened },
    {
      ...other,
      name: 'other-calendars',
      open: async (page) => {
        await opened(page)
        await dialog(page).getByRole('button', { name: 'Import', exact: true }).click()
        await dialog(page)
          .getByText(/times to come/)
          .waitFor()
      },
    },
    {
      ...{ name: 'calendar-link', screen: '/account', login: 'abara', address: '/account' },
      sign: 'Your account',
      open: async (page) => {
        await button(page, /^(Make|Replace).*link/i).click()
        await page.getByText('Copy this link now').first().waitFor()
        await page.locator('.calendar-link').scrollIntoViewIfNeeded()
      },
    },
    {
      ...{ name: 'admin-holidays', screen: '/admin/preferences', login: 'sato' },
      ...{ address: '/admin/preferences', sign: 'Preferences' },
      open: async (page) => {
        await press(page, 'Import holidays from a file')
        await dialog(page)
          .locator('input[type=file]')
          .setInputFiles(
            calendarFile('days.ics', [
              ...lines('1', ';VALUE=DATE:20261225', ['SUMMARY:Christmas']),
              ...lines('2', ';VALUE=DATE:20270101', ['SUMMARY:New Year']),
            ]),
          )
        await dialog(page)
          .getByText(/whole days/)
          .first()
          .waitFor()
      },
    },
  ]
}

/** A move that was made without a connection, while another desk moved the same visit. */
function decidingViews({ disputed }: SchedulingRows): readonly View[] {
  return [
    {
      ...{ ...calendar, name: 'calendar-to-decide', login: 'tanaka' },
      address: `/calendar?date=2026-12-10`,
      open: async (page) => {
        const context = page.context()
        const notice = page.getByRole('region', { name: 'Changes that need your decision' })
        if ((page.viewportSize()?.width ?? 0) <= 768 || (await notice.isVisible())) return
        await context.setOffline(true)
        await page.locator('.event').first().focus()
        await page.keyboard.press('m')
        for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
        await page.getByRole('img', { name: 'waits to be sent' }).waitFor()
        await moveElsewhere(page, disputed)
        await context.setOffline(false)
        await notice.waitFor()
      },
    },
  ]
}

/** Another desk moves the visit to the morning, or from there to the evening. */
async function moveElsewhere(page: Page, id: string): Promise<void> {
  const { request } = page.context()
  const { origin } = new URL(page.url())
  const address = `${origin}/api/v1/practices/${practice.key}/Appointments/${id}`
  const { meta, start } = await (await request.get(address)).json()
  const isMorning = Date.parse(start) === Date.parse(demoTime('2026-12-10', '09:00'))
  const [from, to] = isMorning ? (['16:30', '17:30'] as const) : (['09:00', '10:00'] as const)
  const times = { start: demoTime('2026-12-10', from), end: demoTime('2026-12-10', to) }
  const answer = await request.patch(`${address}?versionId=${meta.versionId}&confirmed=true`, {
    headers: { origin, 'content-type': 'application/json-patch+json' },
    data: Object.entries(times).map(([name, value]) => ({ op: 'replace', path: `/${name}`, value })),
  })
  if (!answer.ok()) throw new Error(`It was not moved elsewhere: ${await answer.text()}`)
}

function enrollingViews(): readonly View[] {
  const team = { screen: '/patients/$id', sign: /,/ }
  const of = (patient: string) => `/patients/${idOf(`demo-pat-${patient}`)}/team`
  return [
    {
      ...{ ...team, name: 'enroll-dialog', login: 'lindqvist', address: `${of('A-02')}?enroll=1` },
      open: async (page) => {
        await dialog(page).getByLabel('Program').first().click()
        await page.getByRole('option', { name: 'Substance Use IOP' }).click()
        await page
          .getByText(/missing/)
          .first()
          .waitFor()
      },
    },
    {
      ...{ ...team, name: 'discharge-dialog', login: 'lindqvist', address: of('A-02') },
      open: async (page) => {
        await press(page, /^Discharge from/)
        await page.getByText('What will happen').waitFor()
      },
    },
  ]
}

function groupViews({ openGroup }: SchedulingRows): readonly View[] {
  const group = { screen: '/groups/$id', login: 'sato', sign: /./ }
  return [
    {
      ...{ ...group, name: 'group-join', address: `/groups/${openGroup}` },
      open: async (page) => {
        await press(page, /^Add/)
        await dialog(page).waitFor()
      },
    },
    { ...group, name: 'group-whole', login: 'okafor', address: `/groups/${idOf('demo-group-dbt')}` },
  ]
}

function roadViews(): readonly View[] {
  const road = { screen: '/itineraries/$date', login: 'fontaine', address: '/itineraries/today' }
  return [
    {
      ...{ ...road, name: 'on-the-road-not-home', sign: 'On the road' },
      open: async (page) => {
        await press(page, /^Not at home/)
        await dialog(page).waitFor()
      },
    },
    {
      ...{ ...road, name: 'on-the-road-close', sign: 'On the road' },
      open: async (page) => {
        await page.locator('.route-close summary').click()
        await page.locator('.route-close').scrollIntoViewIfNeeded()
      },
    },
    {
      ...{ name: 'district-new', screen: '/admin/districts', login: 'sato', address: '/admin/districts' },
      sign: 'Districts',
      open: async (page) => {
        await press(page, /^New district/)
        await dialog(page).waitFor()
      },
    },
  ]
}
