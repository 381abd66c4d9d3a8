import { Button, Kbd } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import { FactControl } from './fact-control.tsx'
import type { FactField, FactPlan, Typed } from './fact-field.ts'
import { useFactEntry } from './use-fact-entry.ts'
import '#client/form/form.css'
import '#client/form/form-choices.css'
import './entry.css'

/** What stands in the row of fields when it opens, and which of them has the focus. */
export type FactOpening<Row> = {
  readonly row?: Row
  readonly preset?: Typed
  readonly focus?: string
}

type Props<Row> = {
  readonly plan: FactPlan<Row>
  readonly opening: FactOpening<Row>
  readonly onClose: () => void
}

/** A fact entry: a row of fields in its place. Enter saves, Escape closes and keeps what was typed. */
export function FactEntry<Row extends { readonly id: string }>(props: Props<Row>): ReactNode {
  const { plan, opening, onClose } = props
  const base = useId()
  const form = useRef<HTMLFormElement>(null)
  const { row, preset, focus } = opening
  const entry = useFactEntry({ plan, row, preset, onDone: onClose })
  const [isWhole, setWhole] = useState(false)
  const { typed, change, wrong, failure, isBusy } = entry
  const idOf = (field: string) => `${base}-${field}`
  const first = focus ?? plan.fields[0]?.id ?? ''

  useEffect(() => {
    const control = document.getElementById(`${base}-${first}`)
    control?.focus()
    form.current?.scrollIntoView({ block: 'nearest' })
  }, [base, first])

  const save = async (event?: FormEvent) => {
    event?.preventDefault()
    // A day without its time is no moment, and must not pass for an empty field.
    const half = form.current?.querySelector('input:invalid')
    if (half instanceof HTMLInputElement) return void half.reportValidity()
    const stopped = await entry.save()
    if (stopped === undefined) return
    setWhole((before) => before || plan.fields.some(({ id, isMore }) => id === stopped && isMore))
    setTimeout(() => document.getElementById(idOf(stopped))?.focus())
  }
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      onClose()
    }
    // In a field that chooses, Enter alone does nothing.
    if (event.key === 'Enter' && isChooser(event.target)) void save(event)
  }
  const asked = plan.fields.filter(({ isAsked }) => isAsked?.(typed) ?? true)
  const shown = asked.filter((field) => isWhole || isShown(field, typed, wrong))

  return (
    <form
      ref={form}
      className="fact-entry"
      aria-label={plan.title}
      onSubmit={save}
      onKeyDown={press}
      noValidate
    >
      <div className="fact-fields">
        {shown.map((field) => (
          <FactControl
            key={field.id}
            field={field}
            controlId={idOf(field.id)}
            typed={typed}
            change={change}
            wrong={wrong[field.id]}
          />
        ))}
      </div>
      {failure && <FailureNotice failure={failure} />}
      <EntryButtons
        isBusy={isBusy}
        hasMore={shown.length < asked.length}
        onMore={() => setWhole(true)}
        onClose={onClose}
      />
    </form>
  )
}

type ButtonsProps = {
  readonly isBusy: boolean
  readonly hasMore: boolean
  readonly onMore: () => void
  readonly onClose: () => void
}

function EntryButtons({ isBusy, hasMore, onMore, onClose }: ButtonsProps): ReactNode {
  const words = useWords()
  return (
    <div className="fact-buttons">
      <Button type="submit" loading={isBusy}>
        {words('entry.save')}
      </Button>
      <Button variant="default" onClick={onClose}>
        {words('entry.close')}
      </Button>
      {hasMore && (
        <Button variant="subtle" onClick={onMore}>
          {words('entry.more')}
        </Button>
      )}
      <span className="fact-keys">
        <Kbd>Enter</Kbd> {words('entry.key-save')} <Kbd>Esc</Kbd> {words('entry.key-close')}
      </span>
    </div>
  )
}

function isShown({ id, isMore }: FactField, typed: Typed, wrong: Typed): boolean {
  return !isMore || (typed[id] ?? '') !== '' || id in wrong
}

function isChooser(target: EventTarget): boolean {
  return (
    target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'checkbox')
  )
}
