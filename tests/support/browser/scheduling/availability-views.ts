import type { Page } from 'playwright'
import { idOf } from '#server/demo/facts/id-of.ts'
import { staff } from '#server/demo/facts/staff.ts'
import type { View } from '#tests/support/browser/view.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const dialog = (page: Page) => page.getByRole('dialog').last()

const sign = /^Hours/

/** For a browser's walk in tests: the hours of people and programs, as somebody who may change them and as who may not. */
export function availabilityViews(): readonly View[] {
  const screen = { screen: '/availability', login: 'sato', sign }
  const okafor = { ...screen, address: `/availability?practitioner=${idOf('demo-pra-okafor')}` }
  return [
    {
      ...okafor,
      name: 'hours',
      open: (page) => page.getByRole('heading', { name: 'Usual week' }).waitFor(),
    },
    { ...okafor, name: 'hours-problems', open: makeProblems },
    { ...okafor, name: 'hours-outside', open: leaveOutside },
    {
      ...screen,
      name: 'hours-place',
      address: '/availability?of=location',
      open: (page) => page.getByText('Whose hours?').waitFor(),
    },
    {
      ...okafor,
      name: 'hours-copy',
      open: async (page) => {
        await button(page, 'Copy Tuesday to …').click()
        await dialog(page).waitFor()
      },
    },
    {
      ...okafor,
      name: 'hours-time-off',
      open: async (page) => {
        await button(page, 'Add a day that differs').click()
        await dialog(page).waitFor()
      },
    },
    {
      ...okafor,
      name: 'hours-range',
      open: async (page) => {
        await button(page, /^More about Tuesday/).click()
        await dialog(page).getByLabel('Place').waitFor()
      },
    },
    {
      ...screen,
      name: 'hours-none',
      address: `/availability?practitioner=${idOf(`demo-pra-${withoutHours()}`)}`,
      open: (page) => button(page, /^Start from/).waitFor(),
    },
    {
      ...screen,
      name: 'hours-own',
      login: 'okafor',
      address: '/availability',
      open: (page) => page.getByText('You can read these hours.').waitFor(),
    },
    {
      ...okafor,
      name: 'hours-record',
      screen: '/availability/$id',
      address: `/availability/${idOf('demo-sched-okafor')}`,
      open: (page) => page.getByRole('heading', { name: 'Usual week' }).waitFor(),
    },
  ]
}

/** Somebody of the demo's staff whose hours nobody has entered. */
function withoutHours(): string {
  return staff.find(({ licence }) => licence === undefined)?.key ?? ''
}

/** Lunches without hours, and an end before its start. */
async function makeProblems(page: Page): Promise<void> {
  await page.getByLabel('Monday, Available: from').fill('13:00')
  await page.getByLabel('Tuesday, Available: to').fill('10:00')
  await page.getByLabel('Wednesday, Available: to').fill('08:00')
  await page.getByText('The end is not after the start.').first().waitFor()
}

/** A Tuesday that ends before what is booked on it. */
async function leaveOutside(page: Page): Promise<void> {
  await page.getByLabel('Tuesday, Available: to').fill('10:00')
  await page.locator('.hours-outside').scrollIntoViewIfNeeded()
}
