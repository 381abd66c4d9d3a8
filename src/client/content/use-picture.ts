import { useEffect, useState } from 'react'
import { sendPlainQuietly } from '#client/api/send.ts'
import type { ContentOf } from './use-content.ts'

/** Kinds of files of which there is a picture. */
const drawn = ['PNG', 'JPG', 'WEBP', 'PDF']

/** Is there a picture of files of this kind? */
export function hasPicture(kind: string): boolean {
  return drawn.includes(kind)
}

/** The address of the picture of a record's file, so many pixels wide and high at most; undefined while it comes and where there is none. */
export function usePicture(
  { type, id, versionId }: ContentOf,
  pixels: 256 | 1024,
  isWanted: boolean,
): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    let made: string | undefined
    let isOver = false
    const show = async () => {
      if (!isWanted || versionId === '') return
      const answer = await sendPlainQuietly(type, 'readContent', { id, thumbnail: pixels })
      if (!answer.ok || isOver) return
      made = URL.createObjectURL(answer.value)
      setAddress(made)
    }
    void show()
    return () => {
      isOver = true
      setAddress(undefined)
      if (made !== undefined) URL.revokeObjectURL(made)
    }
  }, [type, id, versionId, pixels, isWanted])
  return address
}
