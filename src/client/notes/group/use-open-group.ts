import { useEffect, useMemo, useRef, useState } from 'react'
import { type OpenNote, openNote } from '#client/notes/open/open-note.ts'
import type { LoadedNote } from '#client/notes/record/load-note.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { useLocale, useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import { isServicesWhole } from '#shared/notes/group/is-member-part.ts'
import type { LoadedGroup } from './load-group.ts'

/** One part of a group's note on the screen: as it was read, and opened for writing. */
export type OpenPart = { readonly loaded: LoadedNote; readonly open: OpenNote }

/** The part that all have in common and those of the members, each a draft of its own on this device. */
export type OpenGroup = { readonly common: OpenPart; readonly members: readonly OpenPart[] }

/** The parts opened for writing for as long as they are shown; undefined for a moment at first. */
export function useOpenGroup(loaded: LoadedGroup): OpenGroup | undefined {
  const outbox = useOutbox()
  const world = useWorld()
  const locale = useLocale()
  const asked = useMemo(() => ({ loaded, outbox, world, locale }), [loaded, outbox, world, locale])
  const said = useWords()
  const words = useRef(said)
  const [shown, setShown] = useState<{ readonly group: OpenGroup; readonly asked: object }>()
  const [mistake, setMistake] = useState<{ readonly error: unknown }>()

  useEffect(() => {
    words.current = said
  }, [said])
  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    const opened = async (part: LoadedNote): Promise<OpenPart> => ({
      loaded: part,
      open: await openNote({ ...asked, loaded: part, words: words.current, signal }),
    })
    Promise.all([opened(asked.loaded.common), ...asked.loaded.members.map(opened)])
      .then(([common, ...members]) => {
        if (signal.aborted) return
        judgeTogether({ common, members }, signal)
        setShown({ group: { common, members }, asked })
      })
      .catch((error: unknown) => signal.aborted || setMistake({ error }))
    return () => left.abort()
  }, [asked])

  if (mistake) throw mistake.error
  return shown?.asked === asked ? shown.group : undefined
}

/** The rules of a visit ask for its services as they are on this device, not as they were when the note was opened. */
function judgeTogether({ common, members }: OpenGroup, signal: AbortSignal): void {
  if (!isServicesWhole(common.loaded.parts.note)) return
  const tell = () =>
    common.open.judgeBeside(
      members.flatMap(({ loaded, open }) => {
        const { encounter } = open.read()
        return loaded.parts.session && encounter ? [{ ...loaded.parts.session, encounter }] : []
      }),
    )
  const stops = members.map(({ open }) => open.subscribe(tell))
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop()
  })
  tell()
}
