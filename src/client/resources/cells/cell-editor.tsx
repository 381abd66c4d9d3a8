import { Button, Popover } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { FormView } from '#client/form/form-view.tsx'
import type { FormHandle } from '#client/form/room/form-handle.ts'
import { findReferences } from '#client/form/stored/find-references.ts'
import { useMoments } from '#client/ui/moments.ts'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { CellEdits, OpenCell } from './use-cell-edits.ts'
import './cells.css'

type Props = {
  readonly cell: OpenCell
  readonly edits: CellEdits
  /** The cell is done or left: the focus goes back to it. */
  readonly onDone: () => void
  /** What stands in the cell meanwhile. */
  readonly children: ReactNode
}

/** The question of one cell over its place; Enter saves, Escape leaves it as it was. */
export function CellEditor({ cell, edits, onDone, children }: Props): ReactNode {
  const words = useWords()
  const leave = () => void edits.leave().then(onDone)

  return (
    <Popover
      opened
      trapFocus
      withRoles={false}
      position="bottom-start"
      width="20rem"
      shadow="md"
      closeOnClickOutside={false}
      onDismiss={leave}
    >
      <Popover.Target>
        <span className="cell-text">{children}</span>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={words('resources.cell-edit', { column: cell.label })}>
        <Question cell={cell} edits={edits} onDone={onDone} onLeave={leave} />
      </Popover.Dropdown>
    </Popover>
  )
}

type QuestionProps = Omit<Props, 'children'> & { readonly onLeave: () => void }

function Question({ cell, edits, onDone, onLeave }: QuestionProps): ReactNode {
  const words = useWords()
  const { timezone } = useMoments()
  const place = useRef<HTMLFormElement>(null)
  const handle = useRef<FormHandle>(null)
  useEffect(() => {
    const control = place.current?.querySelector<HTMLElement>(
      'input:checked, input, textarea, select, button',
    )
    control?.focus()
    if (control instanceof HTMLInputElement && control.type === 'text') control.select()
  }, [])

  const save = async () => {
    handle.current?.showAllFindings()
    if (await edits.save()) onDone()
    else handle.current?.reveal(cell.path)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    void save()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey || isTick(event.target))) submit(event)
  }

  return (
    <form ref={place} className="cell-form" noValidate onSubmit={submit} onKeyDown={onKeyDown}>
      <FormView
        ref={handle}
        answers={cell.form.answers}
        setting={{ timezone, find: findReferences, record: cell.row }}
        headingLevel={3}
      />
      {cell.failure && <FailureNotice failure={cell.failure} />}
      <div className="state-actions">
        <Button type="submit" loading={edits.isBusy}>
          {words('resources.save')}
        </Button>
        <Button variant="default" onClick={onLeave}>
          {words('ui.cancel')}
        </Button>
      </div>
    </form>
  )
}

/** Ticks and choices take no text, so Enter is free to save. */
function isTick(target: EventTarget): boolean {
  return (
    (target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type)) ||
    target instanceof HTMLSelectElement
  )
}
