import { Checkbox } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { EngineFields } from '#client/definitions/drafting/engine-fields.tsx'
import { fieldsWithin } from '#client/definitions/drafting/inner-elements.ts'
import type { Draft } from '#client/definitions/drafting/use-draft.ts'
import { useScreenElements } from '#client/definitions/drafting/use-screen-elements.ts'
import { Loading } from '#client/ui/states/loading.tsx'
import { useWords } from '#client/ui/words.tsx'

type Props = { readonly draft: Draft<'ComplianceQuestionnaire'>; readonly isReadOnly: boolean }

/** What most practices begin with. */
const usual = { percent: 10, per: 'practitioner', everyDays: 30, excludeSelf: true } as const

/** Whether audits are proposed by themselves: of how many, for each of whom, and how often. */
export function SamplingFields({ draft: { now, change }, isReadOnly }: Props): ReactNode {
  const words = useWords()
  const screen = useScreenElements('ComplianceQuestionnaire')
  const asked = useMemo(() => screen && { elements: fieldsWithin(screen, 'sampleRule') }, [screen])
  const { sampleRule } = now
  return (
    <section aria-labelledby="checklist-sample">
      <h2 id="checklist-sample">{words('checklist-editor.sample')}</h2>
      <Checkbox
        className="draft-check"
        label={words('checklist-editor.sampled')}
        checked={sampleRule !== undefined}
        disabled={isReadOnly}
        onChange={({ currentTarget: { checked } }) =>
          change(() => ({ sampleRule: checked ? usual : undefined }))
        }
      />
      {sampleRule && !asked && <Loading what={words('checklist-editor.sample')} />}
      {sampleRule && asked && (
        <EngineFields
          asked={asked}
          value={sampleRule}
          isReadOnly={isReadOnly}
          onChange={(next, about) =>
            change(
              ({ sampleRule: before = usual }) => ({
                sampleRule: {
                  ...next,
                  per: next.per ?? before.per,
                  everyDays: next.everyDays ?? before.everyDays,
                },
              }),
              `sampleRule ${about}`,
            )
          }
        />
      )}
    </section>
  )
}
