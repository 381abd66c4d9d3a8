import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Form } from '#shared/forms/compile-form.ts'
import { sheetsOf } from '#shared/forms/sheets.ts'
import { useFormRoom } from './form-room.ts'

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
  const listeners = new Set<() => void>()
  const places = sheetsOf(form)
  const openIn = (tabsId: string) => chosen.get(tabsId) ?? form.nodes.get(tabsId)?.children[0]?.id
  const open = (tabsId: string, sheetId: string) => {
    chosen.set(tabsId, sheetId)
    for (const listener of listeners) listener()
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
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const never = () => () => undefined

/** Whether the sheets that an element lies on are open; elements outside of tabs listen to nothing. */
export function useIsUncovered(elementId: string): boolean {
  const { answers, sheets } = useFormRoom()
  const isOnSheet = useMemo(() => sheetsOf(answers.form).has(elementId), [answers, elementId])
  return useSyncExternalStore(isOnSheet ? sheets.subscribe : never, () => sheets.isUncovered(elementId))
}

/** The open sheet of a tabs element, and the way to open another. */
export function useSheet(tabsId: string): readonly [string | undefined, (sheetId: string) => void] {
  const { sheets } = useFormRoom()
  const open = useSyncExternalStore(sheets.subscribe, () => sheets.openIn(tabsId))
  const choose = useCallback((sheetId: string) => sheets.open(tabsId, sheetId), [sheets, tabsId])
  return [open, choose]
}
