import { Button, Checkbox } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { type ReactNode, useMemo } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { send } from '#client/api/send.ts'
import { DraftPage } from '#client/definitions/drafting/draft-page.tsx'
import { type Draft, useDraft } from '#client/definitions/drafting/use-draft.ts'
import { Preview } from '#client/definitions/shown/preview.tsx'
import { useAct } from '#client/definitions/shown/use-act.ts'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Form } from '#generated/types/form.ts'
import type { NoteSectionForm } from '#generated/types/note-section-form.ts'
import { holdsAnswer } from '#shared/elements/element.ts'
import { definitionOf } from '#shared/forms/definition.ts'
import { withNamed } from '#shared/forms/editing/section-after.ts'
import { standingsOf } from '#shared/forms/editing/standings-of.ts'
import { sectionDefinition } from '#shared/notes/section-definition.ts'
import type { Copies } from './building/use-builder.ts'
import { SectionFields } from './panels/section-fields.tsx'
import './builder.css'

type Props = { readonly section: Copies<NoteSectionForm>; readonly form: Form }

/** A section whose form is in use: its questions stay as they are, unless a new version of them is begun; which of them it requires or hides is its own. */
export function FixedForm({ section: { begun, stored }, form }: Props): ReactNode {
  const words = useWords()
  const draft = useDraft('NoteSectionForm', { begun, stored })
  const { now, change } = draft
  const definition = useMemo(() => sectionDefinition(now, form), [now, form])
  return (
    <DraftPage type="NoteSectionForm" stored={stored} draft={draft}>
      <div className="draft-columns">
        <div className="draft-main">
          <OwnQuestions draft={draft} form={form} />
          <Preview definition={definition} headingLevel={2} />
        </div>
        <aside className="draft-side" aria-label={words('builder.of-section')}>
          <SectionFields
            section={now}
            usage={form.usage}
            onRename={(name) => change(() => ({ name }), 'name')}
            onChange={(fields, about) => change(() => fields, about)}
          />
          <QuestionLists draft={draft} form={form} />
        </aside>
      </div>
    </DraftPage>
  )
}

type PartProps = { readonly draft: Draft<'NoteSectionForm'>; readonly form: Form }

/** The way to questions that change: a new version of the form, of which this section is the first to know. */
function OwnQuestions({ draft, form }: PartProps): ReactNode {
  const words = useWords()
  const act = useAct()
  const { mayDo } = usePermissions()
  const begin = () =>
    act.perform(
      () => send('form.newVersion', { id: form.id }),
      ({ id }) => draft.change(() => ({ form: { id, resourceType: 'Form' } })),
    )
  return (
    <div>
      {act.failure && <FailureNotice failure={act.failure} />}
      <p className="build-hint">{words('builder.form-in-use')}</p>
      {mayDo('form.newVersion') && (
        <Button
          variant="default"
          loading={act.isBusy}
          leftSection={<IconPencil size={16} aria-hidden="true" />}
          onClick={() => void begin()}
        >
          {words('builder.change-questions')}
        </Button>
      )}
    </div>
  )
}

function QuestionLists({ draft: { now, change }, form }: PartProps): ReactNode {
  const words = useWords()
  const questions = standingsOf(definitionOf(form))
    .map(({ element }) => element)
    .filter(holdsAnswer)
  return (
    <section className="builder-fields" aria-label={words('builder.in-section')}>
      <h2>{words('builder.in-section')}</h2>
      {questions.map(({ id, label, shortLabel, required }) => (
        <fieldset key={id} className="builder-in-section">
          <legend>{shortLabel ?? label ?? id}</legend>
          <Checkbox
            size="xs"
            label={words('builder.required')}
            checked={required === true || (now.requiredElements ?? []).includes(id)}
            disabled={required === true}
            onChange={({ currentTarget: { checked: isNamed } }) =>
              change((before) => withNamed(before, 'requiredElements', { id, isNamed }))
            }
          />
          <Checkbox
            size="xs"
            label={words('builder.hidden')}
            checked={(now.hiddenElements ?? []).includes(id)}
            onChange={({ currentTarget: { checked: isNamed } }) =>
              change((before) => withNamed(before, 'hiddenElements', { id, isNamed }))
            }
          />
        </fieldset>
      ))}
    </section>
  )
}
