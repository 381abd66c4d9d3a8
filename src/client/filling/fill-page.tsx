import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { MovedNotice } from '#client/filling/newer/moved-notice.tsx'
import { NewerVersion } from '#client/filling/newer/newer-version.tsx'
import type { OpenResponse } from '#client/filling/open/open-response.ts'
import { FillBar } from '#client/filling/pages/fill-bar.tsx'
import { LanguageSelect, type QuestionLanguage } from '#client/filling/pages/language-select.tsx'
import { Missing } from '#client/filling/pages/missing.tsx'
import type { PageSize } from '#client/filling/pages/pages-of.ts'
import { usePages } from '#client/filling/pages/use-pages.ts'
import { FormView } from '#client/form/form-view.tsx'
import type { FormHandle } from '#client/form/room/form-handle.ts'
import { PatientHeader } from '#client/person/patient-header.tsx'
import { useWorkspace } from '#client/routing/workspace.ts'
import { useWriteState } from '#client/sync/outbox/use-outbox.tsx'
import { Page } from '#client/ui/page/page.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Questionnaire } from '#generated/types/questionnaire.ts'
import type { QuestionnaireResponse } from '#generated/types/questionnaire-response.ts'
import { useFillSetting } from './use-fill-setting.ts'
import { useSubmitting } from './use-submitting.ts'
import '#client/filling/pages/filling.css'

type Props = {
  readonly response: QuestionnaireResponse
  readonly questionnaire: Questionnaire
  readonly open: OpenResponse
  readonly language: QuestionLanguage
  readonly onFinished: () => void
  /** The answers have just moved to this version. */
  readonly hasMoved: boolean
  readonly onMoved: (way: 'newer' | 'back') => void
}

/** Where a questionnaire is filled in: page by page on a phone or where its author wants it so, else as a whole. What is typed is kept at once. */
export function FillPage(props: Props): ReactNode {
  const { response, questionnaire, open, language, onFinished } = props
  const words = useWords()
  const { answers } = open
  const isNarrow = useMediaQuery('(max-width: 48em)') ?? false
  const saved = useWriteState('QuestionnaireResponse', response.id)
  const setting = useFillSetting(response, questionnaire)
  const pages = usePages(answers, sizeOf(questionnaire, isNarrow))
  const { page, at, count } = pages
  const { place, reveal, hold } = useReveal(pages.open, page?.id)
  const { state, submit } = useSubmitting({ response, open, language: language.code, onFinished, reveal })
  const view = useMemo(
    () => ({ ...answers, form: { ...answers.form, sections: page?.sections ?? [] } }),
    [answers, page],
  )
  useWorkspace({
    key: `QuestionnaireResponse/${response.id}`,
    title: response.patient.display ?? questionnaire.name,
    subtitle: questionnaire.shortName,
    isDirty: saved !== 'saved',
  })

  return (
    <Page
      title={questionnaire.name}
      above={<PatientHeader id={response.patient.id} />}
      beside={<span className="filling-quiet">{words(`filling.${saved}`)}</span>}
      toolbar={<LanguageSelect language={language} />}
    >
      {props.hasMoved && <MovedNotice {...props} />}
      <NewerVersion {...props} />
      <div className="filling" lang={language.code}>
        <Missing state={state} answers={answers} onGo={reveal} isStuck={saved === 'stuck'} />
        <section ref={place} tabIndex={-1} aria-label={words('filling.page', { at: at + 1, count })}>
          {page && (
            <FormView
              key={page.id}
              ref={(handle) => hold(handle, state.kind === 'missing')}
              answers={view}
              setting={setting}
            />
          )}
        </section>
        <FillBar pages={pages} isBusy={state.kind === 'sending'} onSubmit={submit} />
      </div>
    </Page>
  )
}

function sizeOf({ oneQuestionPerPage }: Questionnaire, isNarrow: boolean): PageSize {
  if (oneQuestionPerPage) return 'question'
  return isNarrow ? 'part' : 'whole'
}

/** Leads to a question on whatever page it stands, and to the beginning of a page that was turned. */
function useReveal(openPage: (elementId: string) => void, pageId: string | undefined) {
  const place = useRef<HTMLElement>(null)
  const handle = useRef<FormHandle | null>(null)
  const shown = useRef(pageId)
  const [wanted, setWanted] = useState<{ readonly path: string }>()

  useEffect(() => {
    if (wanted) handle.current?.reveal(wanted.path)
  }, [wanted])
  useEffect(() => {
    if (shown.current === pageId) return
    shown.current = pageId
    if (!place.current?.contains(document.activeElement)) place.current?.focus()
  }, [pageId])

  return {
    place,
    reveal: (path: string) => {
      openPage(path.split('/')[0] ?? path)
      setWanted({ path })
    },
    hold: (next: FormHandle | null, isShowingAll: boolean) => {
      handle.current = next
      if (isShowingAll) next?.showAllFindings()
    },
  }
}
