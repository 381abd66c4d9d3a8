import { UnstyledButton } from '@mantine/core'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { useTrialSetting } from '#client/definitions/shown/use-trial-setting.ts'
import { useExpressions } from '#client/form/expressions/use-expressions.ts'
import { FormView } from '#client/form/form-view.tsx'
import type { FormHandle } from '#client/form/room/form-handle.ts'
import { withRemarks } from '#client/form/stored/remarked-answers.ts'
import { useLabels } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import type { Definition } from '#shared/forms/definition.ts'
import { openAnswers } from '#shared/forms/opening/open-answers.ts'
import { startAnswers } from '#shared/forms/opening/start-answers.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import { elementAt } from './element-at.ts'

type Props = {
  readonly definition: Definition
  /** What stands in the way of publishing; each is shown beside the element that it names. */
  readonly findings?: readonly Finding[]
  readonly headingLevel?: 2 | 3
}

const none: readonly Finding[] = []

/** The form as it will be filled; what is typed into it is tried out and kept nowhere. */
export function Preview({ definition, findings = none, headingLevel = 2 }: Props): ReactNode {
  const { newId } = useWorld()
  const handle = useRef<FormHandle>(null)
  const setting = useTrialSetting()
  const answers = useMemo(() => {
    const form = compileForm(definition)
    const context = { newId, values: {} }
    return withRemarks(openAnswers(form, startAnswers(form, context), context))
  }, [definition, newId])

  useExpressions(answers)
  useEffect(() => {
    const first = answers.remark(findings, ({ pointer }) => elementAt(definition, pointer)?.id)
    if (findings.length > 0) handle.current?.showAllFindings()
    if (first !== undefined) handle.current?.reveal(first)
  }, [answers, definition, findings])

  return (
    <>
      <FindingLinks
        definition={definition}
        findings={findings}
        onGo={(path) => handle.current?.reveal(path)}
      />
      <FormView ref={handle} answers={answers} setting={setting} headingLevel={headingLevel} />
    </>
  )
}

type LinksProps = {
  readonly definition: Definition
  readonly findings: readonly Finding[]
  readonly onGo: (path: string) => void
}

function FindingLinks({ definition, findings, onGo }: LinksProps): ReactNode {
  const labels = useLabels()
  if (findings.length === 0) return null
  return (
    <ul className="build-findings">
      {findings.map((finding) => {
        const element = elementAt(definition, finding.pointer)
        const text = labels(finding.message, finding.parameters)
        return (
          <li key={`${finding.pointer} ${finding.message}`}>
            {element ? (
              <UnstyledButton onClick={() => onGo(element.id)}>
                {element.label ?? element.id}: {text}
              </UnstyledButton>
            ) : (
              text
            )}
          </li>
        )
      })}
    </ul>
  )
}
