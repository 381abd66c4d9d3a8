import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useSession } from '#client/api/session.ts'
import { equal } from '#shared/patch/equal.ts'
import type { KeptTyping } from './keep-typing.ts'

/** What is typed into a dialog, and what becomes of it. */
export type Kept<Typed> = {
  readonly typed: Typed
  /** It was typed before the dialog was opened this time. */
  readonly isFromBefore: boolean
  readonly type: (typed: Typed) => void
  /** Takes back everything that was typed here: only whoever asks for that does so. */
  readonly startOver: () => void
  /** What was sent is stored and need not be kept; what was typed since stays. */
  readonly stored: (sent: Typed) => void
}

/**
 * What is typed into a dialog is kept until it is stored, in whatever way the dialog is left: Escape, a click beside it, or its button
 * "Cancel", which is hit by mistake as well. Whoever opens it again finds everything, reads that it is from before (`StillThere`) and
 * may start over. The key names the record or the patient it is about; one practice never sees what was typed in another.
 */
export function useKept<Typed>(kept: KeptTyping<Typed>, key: string, first: () => Typed): Kept<Typed> {
  const { practice } = useSession()
  const place = `${practice?.id ?? ''}/${key}`
  const begin = () => {
    const before = kept.of(place)
    const blank = first()
    return { place, blank, typed: before ?? blank, isFromBefore: before !== undefined }
  }
  const [last, setLast] = useState(begin)
  const now = last.place === place ? last : begin()

  return {
    typed: now.typed,
    isFromBefore: now.isFromBefore,
    type: (typed) => {
      if (equal(typed, now.blank)) kept.forget(place)
      else kept.keep(place, typed)
      setLast((before) => ({ ...(before.place === place ? before : now), typed }))
    },
    startOver: () => {
      kept.forget(place)
      setLast({ ...now, typed: now.blank, isFromBefore: false })
    },
    stored: (sent) => {
      if (equal(kept.of(place), sent)) kept.forget(place)
    },
  }
}

/** Hands on what the fields of a form hold, after each change of one of them. */
export function useFieldsKept<Fields extends FieldValues>(
  { watch, getValues }: Pick<UseFormReturn<Fields>, 'watch' | 'getValues'>,
  keep: (fields: Fields) => void,
): void {
  useEffect(() => {
    const watching = watch(() => keep(getValues()))
    return () => watching.unsubscribe()
  })
}
