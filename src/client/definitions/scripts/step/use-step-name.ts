import { useLabels } from '#client/ui/words.tsx'
import type { ScriptStep } from '#shared/scripts/asked-in.ts'

const longest = 60

/** What a step is called: what happens in it, and how its words begin. */
export function useStepName(): (step: ScriptStep) => string {
  const labels = useLabels()
  return ({ kind, text }) => {
    const [line = ''] = text.trim().split('\n')
    const begins = line.length > longest ? `${line.slice(0, longest)}…` : line || '…'
    return `${labels(`enumeration.ScriptStepKind.${kind}`)}: ${begins}`
  }
}
