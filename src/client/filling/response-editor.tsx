import { type ReactNode, useMemo, useState } from 'react'
import { useOpenResponse } from '#client/filling/open/use-open-response.ts'
import { inLanguage, languagesOf } from '#client/filling/pages/in-language.ts'
import { Loading } from '#client/ui/states/loading.tsx'
import { useLocale, useWords } from '#client/ui/words.tsx'
import type { Questionnaire } from '#generated/types/questionnaire.ts'
import type { QuestionnaireResponse } from '#generated/types/questionnaire-response.ts'
import { FillPage } from './fill-page.tsx'

type Props = {
  readonly response: QuestionnaireResponse
  readonly questionnaire: Questionnaire
  readonly onFinished: () => void
  readonly hasMoved: boolean
  readonly onMoved: (way: 'newer' | 'back') => void
}

/** Opens a response as this device wants it, in the language that is chosen, and hands it to the page. */
export function ResponseEditor(props: Props): ReactNode {
  const { response, questionnaire, onFinished, hasMoved, onMoved } = props
  const words = useWords()
  const locale = useLocale()
  // What was read first is what the device starts from; newer copies come through the open response.
  const [first] = useState({ response, questionnaire })
  const languages = languagesOf(first.questionnaire)
  const [language, setLanguage] = useState(
    () => languages.find((code) => code === locale) ?? languages[0] ?? '',
  )
  const definition = useMemo(() => inLanguage(first.questionnaire, language), [first, language])
  const open = useOpenResponse(first.response, definition)

  if (!open) return <Loading what={words('filling.screen.response')} />
  return (
    <FillPage
      key={language}
      response={first.response}
      questionnaire={first.questionnaire}
      open={open}
      language={{ code: language, all: languages, choose: setLanguage }}
      onFinished={onFinished}
      hasMoved={hasMoved}
      onMoved={onMoved}
    />
  )
}
