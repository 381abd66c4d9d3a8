import { TextInput } from '@mantine/core'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { Builder } from '#client/definitions/builder/building/use-builder.ts'
import { ConditionEditor } from '#client/definitions/builder/conditions/condition-editor.tsx'
import { useBeside } from '#client/definitions/builder/conditions/use-beside.ts'
import { KeepAsForm } from '#client/definitions/builder/leads/keep-as-form.tsx'
import { OptionSettings } from '#client/definitions/builder/panels/details/option-settings.tsx'
import { OptionsEditor } from '#client/definitions/builder/panels/details/options-editor.tsx'
import { PictureField } from '#client/definitions/builder/panels/details/picture-field.tsx'
import { WhichNotes } from '#client/definitions/builder/panels/details/which-notes.tsx'
import { FormView } from '#client/form/form-view.tsx'
import { answersOf, resourceOf } from '#client/form/stored/record-form.ts'
import type { KnownStructures } from '#client/form/structure/editor-props.ts'
import { useStructures } from '#client/form/structure/use-structures.ts'
import { useMoments } from '#client/ui/moments.ts'
import { Loading } from '#client/ui/states/loading.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { MessageId } from '#generated/messages/ids.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import { type Element, elementOf } from '#shared/forms/definition.ts'
import { fieldsBetween } from '#shared/forms/editing/form-edit.ts'
import { idsOf, standingOf } from '#shared/forms/editing/standings-of.ts'
import { isElementId } from '#shared/forms/element-id.ts'
import { openAnswers } from '#shared/forms/opening/open-answers.ts'
import { CalculationEditor } from './calculation-editor.tsx'
import { type ElementPart, elementFields } from './element-fields.ts'
import { InSection } from './in-section.tsx'
import { TogetherPanel } from './together-panel.tsx'

type PanelProps = {
  readonly builder: Builder
  /** Something was done to several elements at once. */
  readonly onDone: () => void
}

/** The fields of the element in hand: drawn by the engine from the element's own schema; its conditions in plain words. */
export function SettingsPanel({ builder, onDone }: PanelProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const known = useStructures()
  const { form, selected } = builder
  const element = selected === undefined ? undefined : standingOf(form, selected)?.element
  if (builder.together.length > 1) return <TogetherPanel builder={builder} onDone={onDone} />
  if (!element) return <p className="builder-quiet">{words('builder.nothing-selected')}</p>
  if (!known) return <Loading what={words('builder.settings')} />
  return (
    <>
      <h2>{labels(`enumeration.FormElementType.${element.type}`)}</h2>
      <OwnFields key={`${element.id} ${element.type}`} {...{ builder, element, known }} part="first" />
      <OptionsEditor
        key={`options ${element.id}`}
        element={element}
        onChange={(make) =>
          builder.edit(
            {
              kind: 'change',
              id: element.id,
              fields: ({ options = [] }) => ({ options: make(options) }),
            },
            `${element.id} options`,
          )
        }
      />
      <OptionSettings key={`each option ${element.id}`} builder={builder} element={element} />
      <PictureField key={`picture ${element.id}`} builder={builder} element={element} />
      <WhichNotes builder={builder} element={element} />
      <CalculationEditor builder={builder} element={element} />
      <Logic builder={builder} element={element} />
      <InSection builder={builder} element={element} />
      <KeepAsForm key={`keep ${element.id}`} builder={builder} element={element} />
      <details className="builder-more">
        <summary>{words('builder.more-settings')}</summary>
        <IdField key={element.id} builder={builder} element={element} />
        <OwnFields key={`more ${element.id} ${element.type}`} {...{ builder, element, known }} part="more" />
      </details>
    </>
  )
}

type OwnProps = {
  readonly builder: Builder
  readonly element: Element
  readonly known: KnownStructures
  readonly part: ElementPart
}

function OwnFields({ builder, element, known, part }: OwnProps): ReactNode {
  const { timezone } = useMoments()
  const { newId } = useWorld()
  const setting = useMemo(() => ({ timezone }), [timezone])
  const asked = useMemo(() => elementFields(known, element.type, part), [known, element.type, part])
  const shown = useRef(element)
  const answers = useMemo(
    () => openAnswers(compileForm(asked), answersOf(shown.current, asked), { newId, values: {} }),
    [asked, newId],
  )
  const { edit } = builder
  useEffect(
    () =>
      answers.subscribeAll((paths) => {
        const next = resourceOf(answers.toAnswers('final'), asked, shown.current)
        const before = shown.current
        shown.current = elementOf(next)
        edit(
          { kind: 'change', id: before.id, fields: fieldsBetween(before, shown.current) },
          `${before.id} ${paths.toSorted().join()}`,
        )
      }),
    [answers, asked, edit],
  )
  // A step that was taken back, or another's, is shown as well.
  useEffect(() => {
    if (element === shown.current || JSON.stringify(element) === JSON.stringify(shown.current)) return
    shown.current = element
    answers.replace(answersOf(element, asked))
  }, [answers, asked, element])
  return <FormView answers={answers} setting={setting} headingLevel={3} />
}

function IdField({ builder, element }: Pick<OwnProps, 'builder' | 'element'>): ReactNode {
  const words = useWords()
  const [typed, setTyped] = useState(element.id)
  const wrong = idDoubt(typed, builder, element)
  const rename = () => {
    if (!wrong && typed !== element.id) builder.edit({ kind: 'rename', from: element.id, to: typed })
  }
  return (
    <TextInput
      label={words('builder.id')}
      description={words('builder.id-hint')}
      value={typed}
      error={wrong && words(wrong)}
      maxLength={64}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={rename}
      onKeyDown={(event) => event.key === 'Enter' && rename()}
    />
  )
}

function idDoubt(typed: string, { form }: Builder, { id }: Element): MessageId | undefined {
  if (typed !== id && idsOf(form).has(typed)) return 'builder.id-taken'
  return isElementId(typed) ? undefined : 'builder.id-wrong'
}

const logic = [
  { name: 'visibleWhen', titleId: 'builder.show-when', unaskedId: 'builder.no-condition' },
  { name: 'requiredWhen', titleId: 'builder.require-when', unaskedId: 'builder.require-unasked' },
  { name: 'unless', titleId: 'builder.unless-when', unaskedId: 'builder.unless-unasked' },
] as const

function Logic({ builder, element }: Pick<OwnProps, 'builder' | 'element'>): ReactNode {
  const words = useWords()
  const { form, edit } = builder
  const { id } = element
  const beside = useBeside(builder)
  return (
    <>
      {logic.map(({ name, titleId, unaskedId }) => (
        <ConditionEditor
          key={`${id} ${name}`}
          title={words(titleId)}
          form={form}
          elementId={id}
          beside={beside}
          group={element[name]}
          unasked={words(unaskedId)}
          onChange={(make) =>
            edit({ kind: 'change', id, fields: (now) => ({ [name]: make(now[name]) }) }, `${id} ${name}`)
          }
        />
      ))}
    </>
  )
}
