import { type RefObject, useRef, useState } from 'react'
import type { FormHandle } from '#client/form/room/form-handle.ts'
import { type Fields, resourceOf } from '#client/form/stored/record-form.ts'
import type { Change } from '#client/sync/change.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { type Stored, storeChange } from '#client/sync/storing/store-change.ts'
import type { Answers } from '#shared/answers/answer.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { keptAnswers } from './kept-answers.ts'
import type { OpenForm } from './open-form.ts'

/** What stands over the form after an attempt that did not end well. */
export type Trouble =
  | { readonly kind: 'findings'; readonly findings: readonly Finding[] }
  | Extract<Stored, { readonly kind: 'refused' }>

/** Saving one form: what is wrong stands beside the questions, what the server refuses as well, and the text stays. */
export type Saving = {
  readonly isBusy: boolean
  readonly trouble: Trouble | undefined
  readonly setTrouble: (trouble: Trouble | undefined) => void
  /** Checks the form and stores what `changeOf` makes of it; answers what became of it, nothing when it was not sent, as while another is on its way. */
  readonly save: (changeOf: (after: Fields) => Change | undefined) => Promise<Stored | undefined>
  /** Stores a change that needs no form, such as a delete. */
  readonly store: (change: Change) => Promise<Stored>
  /** Ends what was typed with what was sent: what was typed since is kept, for the form that is opened next under `key`. */
  readonly settle: (key?: string) => void
}

/** The saving of the record that is being edited. */
export function useSaving(form: OpenForm, handle: RefObject<FormHandle | null>): Saving {
  const outbox = useOutbox()
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>()
  const mine = useRef<readonly string[]>([])
  const sent = useRef<Answers>(undefined)
  const isSending = useRef(false)

  const show = (findings: readonly Finding[], path: string | undefined) => {
    handle.current?.showAllFindings()
    if (path !== undefined) handle.current?.reveal(path)
    setTrouble({ kind: 'findings', findings })
  }

  const store = async (change: Change): Promise<Stored> => {
    setBusy(true)
    const stored = await storeChange(outbox, change)
    for (const id of mine.current) await outbox.discard(id)
    mine.current = stored.kind === 'refused' && stored.entry ? [stored.entry.id] : []
    setBusy(false)
    if (stored.kind === 'refused') refuse(stored)
    else setTrouble(undefined)
    return stored
  }

  const refuse = (stored: Extract<Stored, { readonly kind: 'refused' }>) => {
    const findings = findingsOf(stored.failure)
    if (stored.entry?.theirs || findings.length === 0) return setTrouble(stored)
    show(findings, form.answers.remark(findings))
  }

  const save: Saving['save'] = async (changeOf) => {
    if (isSending.current) return undefined
    const { answers, definition, base } = form
    const wrong = answers.validate('final').filter(({ weight }) => weight === 'blocks')
    if (wrong.length > 0) {
      show(wrong, answers.firstFinding())
      return undefined
    }
    const made = resourceOf(answers.toAnswers('final'), definition, base)
    const change = changeOf(made)
    if (!change) return undefined
    sent.current = answers.toAnswers('draft')
    isSending.current = true
    const stored = await store(change).finally(() => {
      isSending.current = false
    })
    if (stored.kind === 'refused' && !stored.entry?.theirs) sent.current = undefined
    return stored
  }

  const settle: Saving['settle'] = (key = form.key) => {
    keepTypedSince(form, sent.current ?? form.begun, key)
    sent.current = undefined
  }

  return { isBusy, trouble, setTrouble, save, store, settle }
}

function keepTypedSince(form: OpenForm, begun: Answers, key: string): void {
  keptAnswers.forget(form.key)
  if (form.answers.changedSince(begun).length > 0)
    keptAnswers.keep(key, { begun, now: form.answers.toAnswers('draft') })
}

function findingsOf(failure: SeenFailure): readonly Finding[] {
  return 'findings' in failure ? (failure.findings ?? []) : []
}
