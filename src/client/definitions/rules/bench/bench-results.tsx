import { Badge } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { itemsWithin } from '#client/definitions/rules/editing/items-within.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { NoteRule } from '#generated/types/note-rule.ts'
import type { RuleItem } from '#generated/types/rules.ts'
import { judgedSessions } from '#shared/rules/judging/judge-item.ts'
import type { RuleResult } from '#shared/rules/judging/rule-result.ts'
import type { RuleFacts, SessionFacts } from '#shared/rules/rule-facts.ts'
import { say } from '#shared/rules/sentence.ts'
import { describedFacts } from '#shared/rules/telling/described-facts.ts'
import { FactLines } from './fact-lines.tsx'
import { type BenchStep, tried } from './tried.ts'

type Props = { readonly rule: NoteRule; readonly facts: RuleFacts; readonly step: BenchStep }

/** The verdict in one sentence, and below it each result with the facts on which it rests. */
export function BenchResults({ rule, facts, step }: Props): ReactNode {
  const words = useWords()
  const { verdict, results } = useMemo(() => tried(rule, facts, step), [rule, facts, step])
  const items = itemsWithin(rule)
  return (
    <>
      <p className="rule-verdict" role="status" data-verdict={verdict}>
        {words(`rule-editor.verdict-${verdict}`, {
          count: results.filter(({ outcome }) => outcome === 'Fail').length,
        })}
      </p>
      <ul className="rule-results">
        {results.map((result, index) => (
          // One check may say several things of one note, and has no other name than its place.
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <li key={`${result.itemId} ${index}`} className="rule-result">
            <OneResult result={result} item={items.find(({ id }) => id === result.itemId)} facts={facts} />
          </li>
        ))}
      </ul>
    </>
  )
}

type OneProps = {
  readonly result: RuleResult
  readonly item: RuleItem | undefined
  readonly facts: RuleFacts
}

function OneResult({ result, item, facts }: OneProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { kind, outcome, severity, sentence } = result
  if (kind === undefined) return null
  const said = sentence ? say(sentence, labels) : labels(`rules.describe.${kind}`)
  const sessions = item ? sessionsOf(item, result, facts) : []
  return (
    <>
      <p>
        <Badge color={tones[outcome]}>{words(`rule-editor.outcome-${outcome}`)}</Badge>{' '}
        <b>{labels(`enumeration.NoteRuleKind.${kind}`)}</b>{' '}
        {outcome === 'Fail' && (
          <span className="build-quiet">{words(`rule-editor.severity-${severity}`)}</span>
        )}
      </p>
      <p>{said}</p>
      <details>
        <summary>{words('rule-editor.facts')}</summary>
        {sessions.map((session, index) => (
          <FactLines key={session.id ?? `${index}`} facts={describedFacts(kind, session, facts)} />
        ))}
      </details>
    </>
  )
}

const tones = { Pass: 'teal', Fail: 'red', Skipped: 'gray', Overridden: 'yellow' } as const

/** Of a group's members only the one of whom the result speaks. */
function sessionsOf(item: RuleItem, { member }: RuleResult, facts: RuleFacts): readonly SessionFacts[] {
  const judged = judgedSessions(item, facts)
  return member ? judged.filter((session) => session.member?.id === member.id) : judged
}
