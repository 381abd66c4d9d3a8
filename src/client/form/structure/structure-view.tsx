import { Button } from '@mantine/core'
import { useState } from 'react'
import type { ViewProps } from '#client/form/room/element-view.ts'
import { useFormRoom } from '#client/form/room/form-room.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { Loading } from '#client/ui/states/loading.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Answer } from '#shared/answers/answer.ts'
import { StructureEditor } from './structure-editor.tsx'
import { structureSummary } from './structure-summary.ts'
import { useStructures } from './use-structures.ts'

/** A structure in a form: a line that says what is there, and a panel in which it is entered. */
export function StructureView(props: ViewProps<Answer>) {
  const { element, label, id, path, value, change, leave, isReadOnly } = props
  const words = useWords()
  const { answers, words: screen } = useFormRoom()
  const [isOpen, setOpen] = useState(false)
  const known = useStructures()
  const structure = known?.[element.structure ?? '']
  const said = known && structure ? structureSummary(value, structure, { known, words: screen }) : ''
  const close = () => {
    setOpen(false)
    leave()
  }

  return (
    <div className="form-structure">
      <p className="form-summary">{said || words('form.not-answered')}</p>
      <button type="button" id={id} className="form-add" onClick={() => setOpen(true)}>
        {words(isReadOnly ? 'form.structure-open' : 'form.structure-change', { label })}
      </button>
      <Dialog isOpen={isOpen} onClose={close} title={label} size="xl">
        {known && structure ? (
          <StructureEditor
            structure={structure}
            known={known}
            value={value}
            change={change}
            label={label}
            id={`${id}-structure`}
            isReadOnly={isReadOnly}
            beside={(field) => answers.get(placeBeside(path, field)).value}
            Editor={StructureEditor}
          />
        ) : (
          <Loading what={label} />
        )}
        <div className="state-actions">
          <Button onClick={close}>{words('form.structure-done')}</Button>
        </div>
      </Dialog>
    </div>
  )
}

/** The place of a field in the same object: `sections/1/sections.data` has `sections/1/sections.form` beside it. */
function placeBeside(path: string, field: string): string {
  const end = Math.max(path.lastIndexOf('.'), path.lastIndexOf('/')) + 1
  return `${path.slice(0, end)}${field}`
}
