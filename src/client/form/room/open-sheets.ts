import { openListeners } from '#client/ui/external-store.ts'
import type { Form } from '#shared/forms/compile-form.ts'
import { sheetsOf } from '#shared/forms/opening/sheets-of.ts'

/** Which sheet of each tabs element is open in one form. */
export type OpenSheets = {
  readonly openIn: (tabsId: string) => string | undefined
  readonly open: (tabsId: string, sheetId: string) => void
  /** Opens every sheet that an element lies on, so that it can be seen. */
  readonly uncover: (elementId: string) => void
  readonly isUncovered: (elementId: string) => boolean
  readonly subscribe: (listener: () => void) => () => void
}

/** At first the first sheet of each is open. */
export function openSheets(form: Form): OpenSheets {
  const chosen = new Map<string, string>()
  const { tell, subscribe } = openListeners()
  const places = sheetsOf(form)
  const openIn = (tabsId: string) => chosen.get(tabsId) ?? form.nodes.get(tabsId)?.children[0]?.id
  const open = (tabsId: string, sheetId: string) => {
    chosen.set(tabsId, sheetId)
    tell()
  }
  return {
    openIn,
    open,
    uncover: (elementId) => {
      for (const { tabsId, sheetId } of places.get(elementId) ?? [])
        if (openIn(tabsId) !== sheetId) open(tabsId, sheetId)
    },
    isUncovered: (elementId) =>
      (places.get(elementId) ?? []).every(({ tabsId, sheetId }) => openIn(tabsId) === sheetId),
    subscribe,
  }
}
