import { useEffect, useState } from 'react'
import { seekCodes } from '#client/form/words/list-items.ts'
import type { ShownOption } from '#shared/forms/screens/form-screen.ts'

type Found = { readonly list: string; readonly text: string; readonly options: readonly ShownOption[] }

/** How long after the last letter is asked; twice as long after each answer that could not be had. */
const firstPause = 200
const longestPause = 10_000

/** What an open list's whole system has for the words that somebody has typed last; nothing while it is not known, or the system was not imported. */
export function useSoughtCodes(
  list: string | undefined,
  text: string | undefined,
): readonly ShownOption[] | undefined {
  const [found, setFound] = useState<Found>()

  useEffect(() => {
    if (list === undefined || text === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isPast = false
    const seek = async (pause: number) => {
      const sought = await seekCodes(list, text)
      if (isPast) return
      if (sought === 'failed') return wait(Math.min(pause * 2, longestPause))
      if (sought === 'not-imported') return
      const options = sought.codes.map(({ code, display }) => ({ code, label: `${display} (${code})` }))
      setFound({ list, text, options })
    }
    const wait = (pause: number) => {
      timer = setTimeout(() => void seek(pause), pause)
    }
    wait(firstPause)
    return () => {
      isPast = true
      clearTimeout(timer)
    }
  }, [list, text])

  return found && found.list === list && found.text === text ? found.options : undefined
}
