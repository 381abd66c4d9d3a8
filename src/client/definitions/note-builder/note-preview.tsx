import { SegmentedControl, UnstyledButton } from '@mantine/core'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useTrialSetting } from '#client/definitions/shown/use-trial-setting.ts'
import { useExpressions } from '#client/form/expressions/use-expressions.ts'
import { FormView } from '#client/form/form-view.tsx'
import { useSource } from '#client/ui/external-store.ts'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import { hasShown } from '#shared/forms/opening/has-shown.ts'
import { linkSections } from '#shared/forms/opening/link-sections.ts'
import { type OpenAnswers, openAnswers } from '#shared/forms/opening/open-answers.ts'
import { startAnswers } from '#shared/forms/opening/start-answers.ts'
import { shownWhen } from '#shared/notes/editing/shown-when.ts'
import { sectionDefinition } from '#shared/notes/section-definition.ts'
import type { NoteWork } from './sections/note-work.ts'
import { partOf, titleOf } from './sections/use-parts.tsx'

const looks = ['screen', 'phone'] as const

/** One section as it is tried out. */
type Tried = {
  readonly id: string
  readonly key: string
  readonly title: string
  readonly answers: OpenAnswers
}

/** The whole note as a clinician will have it, to try out: sections ask each other as they will, and what is typed is kept nowhere. */
export function NotePreview({ work }: { readonly work: NoteWork }): ReactNode {
  const words = useWords()
  const [look, setLook] = useState<(typeof looks)[number]>('screen')
  const tried = useTried(work)
  return (
    <div className="note-preview">
      <nav className="note-preview-nav" aria-label={words('note-builder.sections')}>
        <SegmentedControl
          size="xs"
          aria-label={words('builder.look')}
          value={look}
          data={looks.map((value) => ({ value, label: words(`builder.look-${value}`) }))}
          onChange={(value) => setLook(looks.find((each) => each === value) ?? 'screen')}
        />
        <ol>
          {tried.map(({ id, title }) => (
            <li key={id}>
              <UnstyledButton className="note-preview-link" onClick={() => goTo(id)}>
                {title}
              </UnstyledButton>
            </li>
          ))}
        </ol>
      </nav>
      <div className="note-preview-note">
        <p className="builder-quiet">{words('build.preview-hint')}</p>
        <div className="builder-look" data-look={look}>
          {tried.map((section, index) => (
            <TriedSection key={section.id} section={section} number={index + 1} />
          ))}
        </div>
      </div>
    </div>
  )
}

/** Goes to a section; its heading takes the focus. */
function goTo(id: string): void {
  const heading = document.getElementById(`note-tried-${id}`)
  heading?.focus()
  heading?.scrollIntoView({ block: 'start' })
}

function useTried({ sections, parts }: NoteWork): readonly Tried[] {
  const { newId } = useWorld()
  const tried = useMemo(
    () =>
      sections.flatMap((section): readonly Tried[] => {
        const part = partOf(parts, section)
        if (!part) return []
        const definition = shownWhen(sectionDefinition(part.sectionForm, part.form), section.visibleWhen)
        const form = compileForm(definition)
        const context = { newId, values: {} }
        const answers = openAnswers(form, startAnswers(form, context), context)
        return [{ id: section.id, key: section.key, title: titleOf(section, parts), answers }]
      }),
    [sections, parts, newId],
  )
  useEffect(() => linkSections(tried), [tried])
  return tried
}

type SectionProps = { readonly section: Tried; readonly number: number }

function TriedSection({ section: { id, title, answers }, number }: SectionProps): ReactNode {
  const words = useWords()
  const setting = useTrialSetting()
  const shown = useMemo(() => ({ read: () => hasShown(answers), subscribe: answers.subscribeAll }), [answers])
  const isShown = useSource(shown)
  useExpressions(answers)
  return (
    <section className="note-preview-section" hidden={!isShown} aria-labelledby={`note-tried-${id}`}>
      <h2 id={`note-tried-${id}`} tabIndex={-1}>
        <span className="builder-number">{words('builder.number', { number })}</span> {title}
      </h2>
      <FormView answers={answers} setting={setting} headingLevel={3} />
    </section>
  )
}
