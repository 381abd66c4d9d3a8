import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FormHandle } from '#client/form/room/form-handle.ts'
import { answersOf, type Fields } from '#client/form/stored/record-form.ts'
import type { Row } from '#client/resources/rows/use-description.ts'
import { closeWorkspace } from '#client/routing/workspace.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import type { Stored } from '#client/sync/storing/store-change.ts'
import { notify } from '#client/ui/notices.tsx'
import { useLocale, useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import { equal } from '#shared/patch/equal.ts'
import { type OpenForm, type Opening, openForm } from './open-form.ts'
import { asStored, patchOf } from './patch-of.ts'
import { useDirty } from './use-dirty.ts'
import { type Saving, useSaving } from './use-saving.ts'
import { withPresentRemarks } from './with-present-remarks.ts'

/** A stored record in work. */
export type Editor = {
  readonly form: OpenForm
  readonly record: Row
  readonly handle: RefObject<FormHandle | null>
  readonly isDirty: boolean
  readonly saving: Saving
  /** Saves what was entered, together with `also` (a new state); answers whether it is stored or on its way. */
  readonly save: (also?: Fields) => Promise<boolean>
  readonly remove: () => Promise<boolean>
  /** Enters again what stood in an older version and saves it, as a person would by hand. */
  readonly restore: (version: Row) => Promise<boolean>
  /** Begins again from another copy, such as the other writer's; what was typed since the last sending stays. */
  readonly reopen: (record: Row) => void
}

/** The state of the edit screen. A newer stored copy is taken in when nothing was typed; else the outbox merges. */
export function useEditor(opening: Opening & { readonly record: Row }): Editor {
  const { description, record } = opening
  const type = description.type
  const words = useWords()
  const outbox = useOutbox()
  const handle = useRef<FormHandle>(null)
  const { open, isDirty, openAnew } = useNewestForm(opening)
  const saving = useSaving(open.form, handle)

  const reopen = (next: Row) => {
    saving.settle()
    openAnew(next)
  }

  const after = async (stored: Stored | undefined, wanted: Row) => {
    if (!stored || stored.kind === 'refused') return false
    const newest = await outbox.latest(type, record.id)
    reopen(newest ?? wanted)
    notify(words(stored.kind === 'stored' ? 'resources.saved' : 'resources.kept'))
    return true
  }

  const saveNow: Editor['save'] = async (also = {}) => {
    let wanted = open.record
    const stored = await saving.save((fields) => {
      // The form keeps of the record all that it does not show.
      wanted = { ...fields, ...also } as Row
      return equal(open.record, wanted) ? undefined : patchOf(type, open.record, wanted)
    })
    return after(stored, wanted)
  }
  const save = useOneAtATime(saveNow)

  return {
    form: open.form,
    record: open.record,
    handle,
    isDirty,
    saving,
    reopen,
    save,
    restore: (version) => {
      const { answers, definition } = open.form
      answers.replace(answersOf(withPresentRemarks(description, version, open.record), definition))
      return save()
    },
    remove: async () => {
      const stored = await saving.store({
        kind: 'delete',
        type,
        id: record.id,
        before: asStored(open.record),
      })
      if (stored.kind === 'refused') return false
      closeWorkspace(`${type}/${record.id}`)
      notify(words(stored.kind === 'stored' ? 'resources.deleted' : 'resources.kept'))
      return true
    },
  }
}

/** A save that is asked for while another is on its way is made when that one has ended, with what was typed meanwhile. */
function useOneAtATime(saveNow: Editor['save']): Editor['save'] {
  const [isBusy, setBusy] = useState(false)
  const [waiting, setWaiting] = useState<Fields>()
  const save: Editor['save'] = async (also = {}) => {
    if (isBusy) {
      setWaiting((before) => ({ ...before, ...also }))
      return false
    }
    setBusy(true)
    return saveNow(also).finally(() => setBusy(false))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the save before has ended
  useEffect(() => {
    if (!waiting || isBusy) return
    setWaiting(undefined)
    void save(waiting)
  }, [waiting, isBusy])
  return save
}

/** The form of a record; a newer stored copy opens it anew while nothing is typed. */
function useNewestForm({ description, mode, record, only }: Opening & { readonly record: Row }) {
  const { newId } = useWorld()
  const help = description.help[useLocale()]
  const [open, setOpen] = useState(() => ({
    form: openForm({ description, mode, record, help, only }, newId),
    record,
  }))
  const isDirty = useDirty(open.form)
  const openAnew = (next: Row) =>
    setOpen({ form: openForm({ description, mode, record: next, help, only }, newId), record: next })

  useEffect(() => {
    setOpen((now) => {
      const isNewer = BigInt(record.meta.versionId) > BigInt(now.record.meta.versionId)
      if (!isNewer || isDirty) return now
      return { form: openForm({ description, mode, record, help, only }, newId), record }
    })
  }, [record, isDirty, description, mode, help, only, newId])

  return { open, isDirty, openAnew }
}
