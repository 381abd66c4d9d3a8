import type { Locator, Page } from 'playwright'
import type { DemoChart } from './demo-chart.ts'

/** What opens upon a screen of a test: by which control, what it is, and how it is left. */
export type Panel = {
  readonly name: string
  readonly login: string
  readonly address: string
  /** What is opened or chosen before; the panel is gone to from there. */
  readonly first?: (page: Page) => Promise<void>
  readonly opener: (page: Page) => Locator
  readonly key?: 'Enter' | 'Space'
  readonly opened: (page: Page) => Locator
  /** The control keeps the focus and closes what it has opened. */
  readonly isToggle?: true
  /** Escape closes it all the same, since the same key would choose. */
  readonly isLeftByEscape?: true
  /** What leaves it, where Escape leaves more than this. */
  readonly leave?: (page: Page) => Locator
  readonly isOnPhoneOnly?: true
}

const clinician = 'okafor'
const desk = 'sato'

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first()
const form = (page: Page) => page.locator('form.fact-entry')
const dialog = (page: Page) => page.getByRole('dialog').last()

/** Every panel of the chart and of what belongs to it: fields, dialogs, what unfolds, for a browser's walk. */
export function chartPanels(chart: DemoChart): readonly Panel[] {
  const { patient, twin, kept, outside } = chart
  const at = (tab: string) => `/patients/${patient}/${tab}`
  return [
    ...summaryPanels(at('')),
    ...factPanels(at),
    ...documentPanels(at('documents')),
    ...consentPanels(at('consents')),
    ...readingPanels(at),
    {
      name: 'separate records',
      login: desk,
      address: `/patients/${kept}/merge`,
      opener: button(/^Separate/),
      opened: dialog,
    },
    {
      name: 'merge',
      login: desk,
      address: `/patients/${twin}/merge?with=${patient}`,
      opener: button('Merge'),
      opened: dialog,
    },
    { name: 'new patient', login: desk, address: '/patients', opener: button('New patient'), opened: dialog },
    {
      name: 'break the glass',
      login: clinician,
      address: `/patients/${outside}`,
      opener: button('Open with a reason'),
      opened: dialog,
    },
    {
      name: 'announcement',
      login: desk,
      address: '/admin/announcements',
      opener: button('New announcement'),
      opened: dialog,
    },
  ]
}

function summaryPanels(address: string): readonly Panel[] {
  const summary = { login: clinician, address }
  return [
    {
      ...summary,
      name: 'cards arranged',
      opener: (page) => page.getByRole('switch', { name: 'Arrange the cards' }),
      key: 'Space',
      opened: (page) => page.locator('.summary-tools').first(),
      isToggle: true,
    },
    {
      ...summary,
      name: 'header opened',
      opener: (page) => page.locator('.person-more'),
      opened: (page) => page.locator('.person[data-open]'),
      isToggle: true,
      isOnPhoneOnly: true,
    },
    {
      ...summary,
      name: 'menu of tabs',
      opener: (page) => page.locator('.chart-nav-menu'),
      opened: (page) => page.getByRole('menu'),
      isOnPhoneOnly: true,
    },
  ]
}

function factPanels(at: (tab: string) => string): readonly Panel[] {
  const fact = (login: string, tab: string, name: string, opener: RegExp): Panel => ({
    name,
    login,
    address: at(tab),
    opener: button(opener),
    opened: form,
  })
  return [
    fact(clinician, 'problems', 'problem added', /^Add problem/),
    fact(clinician, 'problems', 'problem changed', /^Change:/),
    fact(clinician, 'allergies', 'allergy added', /^Add allergy/),
    fact(clinician, 'medications', 'medication added', /^Add medication/),
    fact(clinician, 'medications', 'medication stopped', /^Stop:/),
    {
      ...fact(clinician, 'medications', 'medications compared', /^Compare/),
      opened: (page) => page.getByRole('region', { name: 'Compare with another list' }),
      isToggle: true,
    },
    fact(clinician, 'measures', 'measure added', /^Add measure/),
    fact(desk, 'contacts', 'contact added', /^Add contact/),
    fact(desk, 'coverage', 'coverage added', /^Add coverage/),
  ]
}

function documentPanels(address: string): readonly Panel[] {
  const documents = { login: clinician, address, opened: dialog }
  const chosen = async (page: Page) => page.locator('.document-tick input').first().check()
  return [
    { ...documents, name: 'document', opener: button('Report for the school') },
    { ...documents, name: 'sending', first: chosen, opener: button('Send') },
    { ...documents, name: 'printing', first: chosen, opener: button('Print') },
  ]
}

function consentPanels(address: string): readonly Panel[] {
  const consents = { login: clinician, address }
  const open = (kind: string) => async (page: Page) => {
    if ((await page.getByRole('dialog').count()) > 0) return
    await button(kind)(page).press('Enter')
    await dialog(page).waitFor()
  }
  const written = (page: Page) => page.locator('.consent-sign')
  const cancel = (page: Page) => written(page).getByRole('button', { name: 'Cancel' })
  return [
    { ...consents, name: 'new consent', opener: button('New consent'), opened: dialog },
    { ...consents, name: 'consent', opener: button('Telehealth'), opened: dialog },
    {
      ...consents,
      name: 'consent signed',
      first: open('Telehealth'),
      opener: button(/^Sign as/),
      opened: written,
      leave: cancel,
    },
    {
      ...consents,
      name: 'consent revoked',
      first: async (page) => {
        if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape')
        await page.getByRole('dialog').waitFor({ state: 'detached' })
        await open('Treatment')(page)
      },
      opener: button('Revoke'),
      opened: written,
      leave: cancel,
    },
  ]
}

function readingPanels(at: (tab: string) => string): readonly Panel[] {
  return [
    {
      name: 'note read in place',
      login: clinician,
      address: at('notes'),
      opener: (page) => page.locator('.chart-notes-rows button').first(),
      opened: (page) => page.getByRole('region', { name: 'The note' }),
      leave: button('Close the note'),
    },
    {
      name: 'kinds of notes',
      login: clinician,
      address: at('notes'),
      opener: (page) =>
        page
          .getByRole('combobox', { name: 'Every kind' })
          .or(page.getByRole('textbox', { name: 'Every kind' }))
          .first(),
      opened: (page) => page.getByRole('listbox'),
      isToggle: true,
      isLeftByEscape: true,
    },
    {
      name: 'timeline by year',
      login: clinician,
      address: at('timeline'),
      opener: (page) => page.locator('.timeline-years summary'),
      opened: (page) => page.locator('.timeline-years details[open]'),
      isToggle: true,
    },
  ]
}
