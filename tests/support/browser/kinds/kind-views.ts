import type { Page } from 'playwright'
import type { View } from '../view.ts'
import { type KindNotes, kindsOfNotes } from './make-kind-notes.ts'

/** For pictures in tests, each kind of note as it is written, when somebody wants to sign too early, signed, amended, and on paper. */
export function kindViews(notes: KindNotes): readonly View[] {
  return kindsOfNotes.flatMap((kind) => {
    const { draft, signed, amended } = notes[kind]
    const view = (state: string, id: string, open: View['open']): View => ({
      ...{ name: `kind-${kind}-${state}`, screen: '/notes/$id', login: 'okafor', sign: /./ },
      address: `/notes/${id}`,
      ...(open && { open }),
    })
    const isLocked = (page: Page) => page.getByText('This note is signed and locked').first().waitFor()
    return [
      view('draft', draft, isWritten),
      view('checks', draft, triedToSign),
      view('signed', signed, isLocked),
      view('amended', amended, isLocked),
      view('print', signed, async (page) => {
        await isLocked(page)
        await page.emulateMedia({ media: 'print' })
      }),
    ]
  })
}

const isWritten = (page: Page) => page.getByRole('button', { name: /^Sign/ }).first().waitFor()

/** What is missing is named, and the way leads there. */
async function triedToSign(page: Page): Promise<void> {
  await isWritten(page)
  await page.getByRole('button', { name: /^Sign/ }).first().click()
  const isNamed = page.locator('[role=dialog], [aria-invalid=true]').or(page.getByText(/^\d+ blocks?$/))
  await isNamed.first().waitFor()
}
