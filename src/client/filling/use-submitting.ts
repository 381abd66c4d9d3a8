import { useState } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import type { OpenResponse } from '#client/filling/open/open-response.ts'
import { submitResponse } from '#client/filling/open/submit-response.ts'
import { pathOfFinding } from '#client/filling/pages/path-of-finding.ts'
import type { Submitting } from '#client/filling/pages/submitting.ts'
import { useCodeWords } from '#client/form/words/code-words.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { announce } from '#client/ui/announcer.tsx'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { QuestionnaireResponse } from '#generated/types/questionnaire-response.ts'
import type { Finding } from '#shared/outcome/outcome.ts'

type Wish = {
  readonly response: QuestionnaireResponse
  readonly open: OpenResponse
  readonly language: string
  readonly onFinished: () => void
  readonly reveal: (path: string) => void
}

/** The wish to submit: what is missing is listed first; what the browser finds complete is judged by the server. */
export function useSubmitting({ response, open, language, onFinished, reveal }: Wish): {
  readonly state: Submitting
  readonly submit: () => void
} {
  const words = useWords()
  const codeWords = useCodeWords()
  const outbox = useOutbox()
  const { instant } = useWorld()
  const [state, setState] = useState<Submitting>({ kind: 'idle' })

  const miss = (findings: readonly Finding[]) => {
    setState({ kind: 'missing', findings })
    announce(words('filling.missing', { count: findings.length }))
    reveal(pathOfFinding(findings[0]?.pointer ?? ''))
  }
  const submit = async () => {
    const at = instant()
    open.answers.setContext('today', at.slice(0, 10))
    open.settle()
    const lacking = open.answers.validate('final').filter(({ weight }) => weight === 'blocks')
    if (lacking.length > 0) return miss(lacking)
    setState({ kind: 'sending' })
    const spoken = { code: language, display: codeWords('language', language) }
    const outcome = await submitResponse(outbox, response.id, { at, language: spoken })
    if (outcome.ok) {
      announce(words('filling.submitted'))
      refreshAnswers('QuestionnaireResponse')
      return onFinished()
    }
    const { failure } = outcome
    const found = failure.kind === 'invalid' ? failure.findings : []
    return found.length > 0 ? miss(found) : setState({ kind: 'refused', failure })
  }
  return { state, submit: () => void submit() }
}
