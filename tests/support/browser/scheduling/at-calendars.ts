import type { Locator, Page } from 'playwright'
import { enterAt, type House } from '#tests/support/browser/open-house.ts'
import { aVisit, created, type Row, type Scene, staff } from '#tests/support/scenes/scene.ts'

/** What tests of the calendar do in a house with a scene: book in somebody's calendar, open one, and look at what is stored. */
export type AtCalendars = ReturnType<typeof atCalendars>

/** See `AtCalendars`. */
export function atCalendars({ server, open }: House, { admin, ...scene }: Scene) {
  return {
    /** A visit in somebody's calendar. */
    book: (login: string, start: string, more: object = {}): Promise<Row> => {
      const whose = { owner: staff(server, login), location: undefined }
      return created(
        admin,
        'Appointments?confirmed=true',
        aVisit({ admin, ...scene }, start, { ...whose, ...more }),
      )
    },
    calendarOf: async (
      login: string,
      query: string,
      options: Parameters<House['open']>[0] = {},
    ): Promise<Page> => {
      const { page } = await open(options)
      await enterAt(page, `${server.url}/calendar?${query}`, login)
      return page
    },
    stored: async ({ id }: { readonly id: string }) => (await admin.ask('GET', `Appointments/${id}`)).body,
    nameOf: async (login: string): Promise<string> => {
      const { id } = staff(server, login)
      return (await admin.ask('GET', `Practitioners/${id}`)).body.display
    },
  }
}

/** The appointments that a calendar shows at a time, or of a name. */
export function visitsAt(page: Page, text: string | RegExp): Locator {
  return page.locator('.event, .agenda-line').filter({ hasText: text })
}

/** The column of a person, a room or a day. */
export function columnOf(page: Page, name: string | RegExp): Locator {
  return page.getByRole('group', { name: typeof name === 'string' ? new RegExp(`^${name}`) : name })
}
