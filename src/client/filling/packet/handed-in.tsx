import { type ReactNode, useEffect, useState } from 'react'
import { hasKeptWords } from '#client/sync/device/kept-words.ts'
import { useWords } from '#client/ui/words.tsx'
import type { PacketSheet } from '#generated/types/packet-sheet.ts'

type Props = { readonly sheet: PacketSheet; readonly text: 'packets.handed-in' | 'packets.part-done' }

/** A packet that was handed in; where something that was typed on this device has not gone with it, that is said. */
export function HandedIn({ sheet: { deviceKey }, text }: Props): ReactNode {
  const words = useWords()
  const [isLeft, setLeft] = useState(false)
  useEffect(() => {
    let isMine = true
    void hasKeptWords(deviceKey).then((isKept) => isMine && setLeft(isKept))
    return () => {
      isMine = false
    }
  }, [deviceKey])
  return (
    <>
      <p role="status">{words(text)}</p>
      {isLeft && (
        <p className="filling-alert" role="alert">
          {words('packets.handed-in-without')}
        </p>
      )}
    </>
  )
}
