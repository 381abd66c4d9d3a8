import { useState } from 'react'
import type { PacketSheet } from '#generated/types/packet-sheet.ts'
import type { PacketSheetItem } from '#generated/types/packet-sheet-item.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import type { PacketDoor } from './packet-door.ts'

/** Where one is in a packet. */
export type Steps = {
  readonly sheet: PacketSheet
  /** The item that is open; undefined at the end, where everything is looked over. */
  readonly item: PacketSheetItem | undefined
  readonly at: number
  readonly count: number
  /** The item is done: on to the one after it, as the answers have it now. */
  readonly next: () => Promise<void>
  readonly back: () => void
  readonly go: (itemId: string) => void
  readonly failure: SeenFailure | undefined
  readonly reload: () => void
}

const end = ''

/** Leads through a packet: begins at the first item that is not done, and hears after each one which items there are now. */
export function useSteps(first: PacketSheet, door: PacketDoor): Steps {
  const [sheet, setSheet] = useState(first)
  const [current, setCurrent] = useState(
    () => first.items.find(({ progress }) => progress !== 'Complete')?.itemId ?? end,
  )
  const [failure, setFailure] = useState<SeenFailure>()
  /** One item was chosen at the end: once it is done, what is open is next, or the end again. */
  const [isVisit, setVisit] = useState(false)
  const { items } = sheet
  const found = items.findIndex(({ itemId }) => itemId === current)
  const at = found < 0 ? items.length : found

  const goTo = (known: PacketSheet, place: number) => setCurrent(known.items[place]?.itemId ?? end)
  const next = async () => {
    const known = await door.sheet()
    setFailure(known.ok ? undefined : known.failure)
    if (!known.ok) return
    setSheet(known.value)
    const place = known.value.items.findIndex(({ itemId }) => itemId === current) + 1
    const isOpen = ({ progress }: PacketSheetItem) => progress !== 'Complete'
    if (!isVisit) return goTo(known.value, place)
    setVisit(false)
    setCurrent((known.value.items.slice(place).find(isOpen) ?? known.value.items.find(isOpen))?.itemId ?? end)
  }
  return {
    sheet,
    item: items[at],
    at,
    count: items.length,
    next,
    back: () => {
      setVisit(false)
      goTo(sheet, at - 1)
    },
    go: (itemId) => {
      setVisit(true)
      setCurrent(itemId)
    },
    failure,
    reload: () => void next(),
  }
}
