import { Button, Textarea } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Dialog } from '#client/ui/dialog.tsx'
import { useWords } from '#client/ui/words.tsx'

const longest = 300

type Props = { readonly onAdd: (texts: readonly string[]) => void; readonly onClose: () => void }

/** Takes a list of questions as text, one to a line. */
export function SeveralQuestions({ onAdd, onClose }: Props): ReactNode {
  const words = useWords()
  const [text, setText] = useState('')
  const lines = text
    .split('\n')
    .map((line) => line.trim().slice(0, longest))
    .filter((line) => line !== '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (lines.length === 0) return
    onAdd(lines)
    onClose()
  }
  return (
    <Dialog isOpen onClose={onClose} title={words('checklist-editor.add-several')} size="lg">
      <form className="draft-new" onSubmit={submit}>
        <Textarea
          label={words('checklist-editor.questions')}
          description={words('checklist-editor.one-to-a-line')}
          value={text}
          minRows={6}
          maxRows={14}
          autosize
          data-autofocus
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
        <p role="status" className="build-quiet">
          {words('checklist-editor.count', { count: lines.length })}
        </p>
        <div className="state-actions">
          <Button variant="default" onClick={onClose}>
            {words('ui.cancel')}
          </Button>
          <Button type="submit" aria-disabled={lines.length === 0}>
            {words('checklist-editor.add-these')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
