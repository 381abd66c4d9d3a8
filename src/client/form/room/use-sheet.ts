import { useCallback, useMemo } from 'react'
import { useSource } from '#client/ui/external-store.ts'
import { sheetsOf } from '#shared/forms/opening/sheets-of.ts'
import { useFormRoom } from './form-room.ts'

const never = () => () => undefined

/** Whether the sheets that an element lies on are open; elements outside of tabs listen to nothing. */
export function useIsUncovered(elementId: string): boolean {
  const { answers, sheets } = useFormRoom()
  const isOnSheet = useMemo(() => sheetsOf(answers.form).has(elementId), [answers, elementId])
  return useSource({
    subscribe: isOnSheet ? sheets.subscribe : never,
    read: () => sheets.isUncovered(elementId),
  })
}

/** In the form's room, the open sheet of a tabs element, and the way to open another. */
export function useSheet(tabsId: string): readonly [string | undefined, (sheetId: string) => void] {
  const { sheets } = useFormRoom()
  const open = useSource({ subscribe: sheets.subscribe, read: () => sheets.openIn(tabsId) })
  const choose = useCallback((sheetId: string) => sheets.open(tabsId, sheetId), [sheets, tabsId])
  return [open, choose]
}
