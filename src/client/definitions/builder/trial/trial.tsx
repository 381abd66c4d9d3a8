import { NativeSelect, SegmentedControl } from '@mantine/core'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { Builder } from '#client/definitions/builder/building/use-builder.ts'
import { useTrialSetting } from '#client/definitions/shown/use-trial-setting.ts'
import { useExpressions } from '#client/form/expressions/use-expressions.ts'
import { FormDocument } from '#client/form/form-document.tsx'
import { FormView } from '#client/form/form-view.tsx'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { Answers } from '#shared/answers/answer.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import { contextPaths } from '#shared/forms/context-paths.ts'
import type { Definition } from '#shared/forms/definition.ts'
import { type OpenAnswers, openAnswers } from '#shared/forms/opening/open-answers.ts'
import { startAnswers } from '#shared/forms/opening/start-answers.ts'
import { translatedForm } from '#shared/forms/translating/translated-form.ts'
import { sectionDefinition } from '#shared/notes/section-definition.ts'
import { languageName, ownLanguage } from './languages.ts'
import { SampleFields } from './sample-fields.tsx'
import { TrialResults } from './trial-results.tsx'
import { type SampleContext, type SampleFacts, useSampleContext } from './use-sample-context.ts'

const looks = ['screen', 'phone', 'print'] as const
type Look = (typeof looks)[number]

/** Answers that are tried out, and for whom; no answers: nobody has begun. */
export type Sample = { readonly answers: Answers | undefined; readonly facts: SampleFacts }

type Props = {
  readonly builder: Builder
  /** What was tried out before; kept while the builder is open, and nowhere else. */
  readonly sample: Sample
  readonly onSample: (sample: Sample) => void
}

/** The form as it will be filled, on a screen or a phone, in each of its languages; beside it what the answers come to, step by step. */
export function Trial({ builder, sample, onSample }: Props): ReactNode {
  const words = useWords()
  const [look, setLook] = useState<Look>('screen')
  const { form } = builder
  const own = ownLanguage(form)
  const [language, setLanguage] = useState(own)
  const languages = [own, ...Object.keys(form.translations ?? {}).filter((code) => code !== own)]
  const shown = useMemo(() => translatedForm(askedBy(builder), language), [builder, language])
  const context = useSampleContext(sample.facts)
  const answers = useTrialAnswers(shown, { sample, onSample, context })
  const setting = useTrialSetting()
  return (
    <div className="builder-trial">
      <div className="builder-trial-form">
        <div className="builder-row">
          <SegmentedControl
            size="xs"
            aria-label={words('builder.look')}
            value={look}
            data={looks.map((value) => ({
              value,
              label: words(`builder.look-${value}`),
            }))}
            onChange={(value) => setLook(looks.find((each) => each === value) ?? 'screen')}
          />
          {languages.length > 1 && (
            <NativeSelect
              size="xs"
              aria-label={words('builder.language')}
              value={language}
              data={languages.map((value) => ({ value, label: languageName(value) }))}
              onChange={({ currentTarget }) => setLanguage(currentTarget.value)}
            />
          )}
          <p className="builder-quiet">{words('build.preview-hint')}</p>
        </div>
        <div className="builder-look" data-look={look} lang={language}>
          {look === 'print' ? (
            <FormDocument answers={answers} />
          ) : (
            <FormView key={language} answers={answers} setting={setting} />
          )}
        </div>
      </div>
      <TrialResults form={form} answers={answers} context={context}>
        <SampleFields
          facts={sample.facts}
          onChange={(facts) => onSample({ ...sample, facts })}
          isAsked={answers.form.contextReaders.size > 0}
        />
      </TrialResults>
    </div>
  )
}

/** The questions as they will be asked: in a section of notes, with what it requires and hides. */
function askedBy(builder: Builder): Definition & Pick<Builder['form'], 'translations'> {
  const { section } = builder
  if (builder.type === 'Questionnaire' || !section) return builder.form
  const { translations } = builder.form
  return { ...sectionDefinition(section, builder.form), ...(translations && { translations }) }
}

type Trying = Pick<Props, 'sample' | 'onSample'> & { readonly context: SampleContext }

/** The answers that are tried out: begun as the form begins, or with those of the time before, and told after each change. */
function useTrialAnswers(form: Definition, trying: Trying): OpenAnswers {
  const { newId } = useWorld()
  const latest = useRef(trying)
  latest.current = trying
  const begun = useRef(trying.sample.answers)
  const answers = useMemo(() => {
    const compiled = compileForm(form)
    const around = { newId, values: latest.current.context }
    return openAnswers(compiled, { ...startAnswers(compiled, around), ...begun.current }, around)
  }, [form, newId])
  useExpressions(answers)
  useEffect(() => {
    for (const path of contextPaths) answers.setContext(path, trying.context[path])
  }, [answers, trying.context])
  useEffect(
    () =>
      answers.subscribeAll(() => {
        begun.current = answers.toAnswers('draft')
        const { sample, onSample } = latest.current
        onSample({ ...sample, answers: begun.current })
      }),
    [answers],
  )
  return answers
}
