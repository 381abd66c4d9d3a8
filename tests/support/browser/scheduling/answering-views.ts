import type { Page } from 'playwright'
import { idOf } from '#server/demo/facts/id-of.ts'
import type { View } from '#tests/support/browser/view.ts'

const dialog = (page: Page) => page.getByRole('dialog').last()

const abara = idOf('demo-pra-abara')
const calendar = { screen: '/calendar', sign: /20|December/ }

/** Appointments in the calendar of somebody who decides on the bookings of others. */
export type AskedRows = {
  /** It waits for the owner's answer. */
  readonly asked: string
  /** The owner has proposed another time for it. */
  readonly proposed: string
}

/** For a browser's walk in tests: bookings that wait for an answer, times without a patient, and what is looked for in the calendar. */
export function answeringViews({ asked, proposed }: AskedRows): readonly View[] {
  const day = `/calendar?date=2026-12-08&people=${abara}`
  const panel = (page: Page) => page.getByRole('region', { name: 'Answer' })
  const opened = (name: string) => async (page: Page) => {
    await panel(page).getByRole('button', { name }).click()
    await dialog(page).getByRole('textbox').first().waitFor()
  }
  const answering = { ...calendar, login: 'abara', address: `${day}&event=${asked}` }
  return [
    { ...answering, name: 'answer-asked', open: (page) => panel(page).waitFor() },
    { ...answering, name: 'answer-decline', open: opened('Decline…') },
    { ...answering, name: 'answer-propose', open: opened('Propose another time…') },
    {
      ...{ ...calendar, name: 'answer-proposed', login: 'sato', address: `${day}&event=${proposed}` },
      open: (page) => panel(page).getByRole('button', { name: 'Take it' }).waitFor(),
    },
    {
      ...{ ...calendar, name: 'answer-withdraw', login: 'sato', address: `${day}&event=${proposed}` },
      open: opened('Withdraw…'),
    },
    {
      ...{ name: 'answer-today', screen: '/today', login: 'abara', address: '/today', sign: 'Today' },
      open: (page) =>
        page
          .getByText(/waits? for your answer/)
          .first()
          .waitFor(),
    },
    {
      ...{ ...calendar, name: 'other-time', login: 'sato', address: `${day}&new=1` },
      open: async (page) => {
        await dialog(page).getByText('Other time', { exact: true }).click()
        await dialog(page).getByLabel('What for').fill('Supervision')
      },
    },
    {
      ...{ ...calendar, name: 'calendar-filtered', login: 'sato' },
      address: '/calendar?people=all&date=2026-11-24&status=booked',
      open: (page) => page.locator('.event, .agenda-line').first().waitFor(),
    },
  ]
}
