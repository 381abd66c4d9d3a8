import { type ReactNode, useMemo, useState } from 'react'
import { EngineFields } from '#client/definitions/drafting/engine-fields.tsx'
import { ProblemList } from '#client/definitions/drafting/problem-list.tsx'
import type { Draft } from '#client/definitions/drafting/use-draft.ts'
import { useScreenElements } from '#client/definitions/drafting/use-screen-elements.ts'
import type { Written } from '#client/definitions/drafting/with-fields.ts'
import { Loading } from '#client/ui/states/loading.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { NoteRule } from '#generated/types/note-rule.ts'
import { checkNoteRule } from '#shared/rules/publishing/check-note-rule.ts'
import { Bench } from './bench/bench.tsx'
import { ChecksEditor } from './checks/checks-editor.tsx'
import type { Checks } from './editing/checks.ts'
import { itemAt } from './editing/item-at.ts'

type Props = { readonly draft: Draft<'NoteRule'>; readonly isReadOnly: boolean }

/** A note rule: what is checked and where, and beside it what stands in the way of publishing and how it judges a note. */
export function RuleEditor({ draft, isReadOnly }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { now, change } = draft
  const [openId, setOpenId] = useState<string>()
  const problems = useMemo(() => checkNoteRule(now), [now])
  const nameOf = (pointer: string) => {
    const item = itemAt(now, pointer)
    return item && labels(`enumeration.NoteRuleKind.${item.kind}`)
  }
  return (
    <div className="draft-columns">
      <div className="draft-main">
        <RuleFields part="rule" draft={draft} isReadOnly={isReadOnly} />
        <section aria-labelledby="rule-checks">
          <h2 id="rule-checks">{words('rule-editor.checks')}</h2>
          <ChecksEditor
            checks={now}
            depth={0}
            openId={openId}
            onOpen={setOpenId}
            isReadOnly={isReadOnly}
            onChange={(make, about) => change((rule) => checksOf(make(rule)), about)}
          />
        </section>
        <details className="draft-more">
          <summary>{words('rule-editor.where')}</summary>
          <p className="build-quiet">{words('rule-editor.where-hint')}</p>
          <RuleFields part="where" draft={draft} isReadOnly={isReadOnly} />
        </details>
      </div>
      <aside className="draft-side" aria-label={words('rule-editor.beside')}>
        {!isReadOnly && (
          <ProblemList
            problems={problems}
            nameOf={nameOf}
            onGo={(pointer) => setOpenId(itemAt(now, pointer)?.id)}
          />
        )}
        <Bench rule={now} />
      </aside>
    </div>
  )
}

/** Of what a group is made of, the fields that a rule keeps. */
function checksOf({ combinator, severity, message, items, groups }: Checks): Written<NoteRule> {
  return {
    combinator,
    severity,
    message,
    ...(items && items.length > 0 ? { items } : {}),
    ...(groups ? { groups } : {}),
  }
}

const asked = { rule: /^(name|description|order)$/, where: /^appliesTo(\.|$)/ } as const

function RuleFields({ part, draft, isReadOnly }: Props & { readonly part: keyof typeof asked }): ReactNode {
  const words = useWords()
  const known = useScreenElements('NoteRule')
  const form = useMemo(() => known && { elements: within(known, asked[part]) }, [known, part])
  const { name, description, order, appliesTo } = draft.now
  const value = useMemo(
    (): Partial<NoteRule> =>
      part === 'where'
        ? { ...(appliesTo && { appliesTo }) }
        : { name, order, ...(description !== undefined && { description }) },
    [part, name, description, order, appliesTo],
  )
  if (!form) return <Loading what={words('rule-editor.check')} />
  const put = (next: Partial<NoteRule>, about: string) =>
    draft.change(
      (now): Written<NoteRule> =>
        part === 'where'
          ? { appliesTo: next.appliesTo }
          : { name: next.name ?? now.name, order: next.order ?? now.order, description: next.description },
      about,
    )
  return <EngineFields asked={form} value={value} isReadOnly={isReadOnly} onChange={put} />
}

type Elements = NonNullable<ReturnType<typeof useScreenElements>>

/** The questions of a screen whose ids are asked for; groups of the screen are opened. */
function within(elements: Elements, wanted: RegExp): Elements {
  return elements.flatMap((element) => {
    if (wanted.test(element.id)) return [element]
    return element.type === 'Section' ? within(element.children ?? [], wanted) : []
  })
}
