import type { Page } from 'playwright'
import { settle } from '#tests/support/browser/open-house.ts'
import type { View } from '#tests/support/browser/view.ts'
import type { BuilderRows } from './builder-rows.ts'

/** For a browser's walk in tests: the builder in each of its states, on a form with nothing in it, on a full one and on one that cannot be published. */
export function builderViews({ emptyDraft, fullDraft, faultyDraft }: BuilderRows): readonly View[] {
  const full = designOf(fullDraft, 'First visit')
  return [
    { ...designOf(emptyDraft, 'Morning check'), name: 'builder-empty', open: theForm },
    { ...full, name: 'builder-full', open: theForm },
    {
      ...full,
      name: 'builder-selected',
      open: (page) => choose(page, /What brings you here/),
    },
    {
      ...full,
      name: 'builder-logic',
      open: async (page) => {
        await choose(page, /Days missed/)
        await settingsOf(page).getByRole('group', { name: 'Show this when …' }).scrollIntoViewIfNeeded()
      },
    },
    {
      ...full,
      name: 'builder-scores',
      open: async (page) => {
        await theForm(page)
        await settingsOf(page).getByText('Scores', { exact: true }).click()
        await settingsOf(page)
          .getByText('PHQ-2')
          .or(settingsOf(page).getByRole('textbox').first())
          .first()
          .waitFor()
      },
    },
    ...[
      { name: 'builder-preview', view: 'Try it' },
      { name: 'builder-translation', view: 'Translations' },
    ].map(
      ({ name, view }): View => ({
        ...full,
        name,
        open: async (page) => {
          await page.getByText(view, { exact: true }).click()
          await settle(page)
        },
      }),
    ),
    {
      ...designOf(faultyDraft, 'Unfinished check'),
      name: 'builder-problems',
      open: async (page) => {
        await theForm(page)
        await settingsOf(page)
          .getByText(/problems?$/i)
          .click()
        await page.getByRole('region', { name: 'Problems' }).waitFor()
      },
    },
  ]
}

function designOf(id: string, sign: string): Omit<View, 'name'> {
  const screen = '/build/questionnaires/$id/design'
  return { login: 'implementation', screen, address: `/build/questionnaires/${id}/design`, sign }
}

const settingsOf = (page: Page) => page.getByRole('region', { name: 'Settings' })

const theForm = (page: Page) => page.getByRole('tree', { name: 'The form' }).waitFor()

async function choose(page: Page, name: RegExp): Promise<void> {
  await theForm(page)
  await page.getByRole('treeitem', { name }).last().click()
}
