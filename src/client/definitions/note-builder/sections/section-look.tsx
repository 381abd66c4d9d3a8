import { Button } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import { Preview } from '#client/definitions/shown/preview.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Answered } from '#client/ui/states/answered.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Form } from '#generated/types/form.ts'
import type { NoteSectionForm } from '#generated/types/note-section-form.ts'
import { sectionDefinition } from '#shared/notes/section-definition.ts'

type Props = {
  readonly sectionForm: NoteSectionForm
  readonly onAdd: () => void
  readonly onClose: () => void
}

/** A published section as it will be filled, before it is put into a note. */
export function SectionLook({ sectionForm, onAdd, onClose }: Props): ReactNode {
  const words = useWords()
  const input = useMemo(() => ({ id: sectionForm.form.id }), [sectionForm])
  const answer = useAnswer('form.read', input)
  return (
    <Dialog isOpen onClose={onClose} title={sectionForm.name} size="lg">
      <p className="builder-quiet">{words('build.preview-hint')}</p>
      <Answered answer={answer} what={sectionForm.name} onRetry={() => askAgain('form.read', input)}>
        {(form) => <Look sectionForm={sectionForm} form={form} />}
      </Answered>
      <div className="state-actions">
        <Button variant="default" onClick={onClose}>
          {words('ui.cancel')}
        </Button>
        <Button onClick={onAdd}>{words('note-builder.add-this')}</Button>
      </div>
    </Dialog>
  )
}

type LookProps = { readonly sectionForm: NoteSectionForm; readonly form: Form }

function Look({ sectionForm, form }: LookProps): ReactNode {
  const definition = useMemo(() => sectionDefinition(sectionForm, form), [sectionForm, form])
  return <Preview definition={definition} headingLevel={3} />
}
