import { useCallback, useRef } from 'react'
import { notify } from '#client/ui/notices.tsx'
import { useLocale, useWords } from '#client/ui/words.tsx'
import type { Definition } from '#shared/forms/definition.ts'
import type { CutFrom } from '#shared/forms/editing/cut-from.ts'
import { edited, type FormEdit } from '#shared/forms/editing/form-edit.ts'
import { type TakenAlong, takenAlong } from '#shared/forms/editing/taken-along.ts'
import { putBack } from '#shared/forms/editing/together.ts'

type Acts = {
  readonly edit: (edit: FormEdit, about?: string) => void
  readonly undo: () => void
}

/** Edits a form, and says at once what else a removal has taken along, such as an alert: it can be taken back there. */
export function useTelling(present: CutFrom, { edit, undo }: Acts): Acts['edit'] {
  const words = useWords()
  const list = useLost()
  const now = useRef(present)
  now.current = present
  return useCallback(
    (next, about) => {
      const before = now.current
      edit(next, about)
      if (!isRemoval(next)) return
      const after = edited(before.form, next)
      const lost = takenAlong(before.form, after)
      if (lost.length === 0) return
      const takeBack = () => {
        if (now.current.form === before.form) return
        if (isUntouched(now.current.form, after)) undo()
        else edit(putBack(before, after, now.current.form))
      }
      notify(words('builder.took-along', { lost: list(lost) }), {
        label: words('builder.undo'),
        act: takeBack,
      })
    },
    [edit, undo, words, list],
  )
}

/** Says what elements lost on their way into this form. */
export function useTellLost(): (lost: readonly TakenAlong[]) => void {
  const words = useWords()
  const list = useLost()
  return (lost) => {
    if (lost.length > 0) notify(words('builder.left-behind', { lost: list(lost) }))
  }
}

function useLost(): (lost: readonly TakenAlong[]) => string {
  const words = useWords()
  const locale = useLocale()
  return useCallback(
    (lost) => {
      const said = lost.map(({ kind, name }) => words(`builder.lost-${kind}`, { name }))
      return new Intl.ListFormat(locale, { type: 'conjunction' }).format([...new Set(said)])
    },
    [words, locale],
  )
}

function isRemoval(edit: FormEdit): boolean {
  return edit.kind === 'remove' || (edit.kind === 'several' && edit.edits.some(isRemoval))
}

/** Nothing else was done since. */
function isUntouched(now: Definition, after: Definition): boolean {
  return JSON.stringify(now) === JSON.stringify(after)
}
