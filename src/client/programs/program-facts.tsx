import { type ReactNode, useMemo } from 'react'
import { FactRows, type NamedFact } from '#client/programs/parts/fact-rows.tsx'
import { useCount } from '#client/programs/parts/use-count.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Program } from '#generated/types/program.ts'
import { programFilters } from './program-filters.ts'

/** The facts of a program: its kind and state, how many are enrolled, and what is asked for at enrollment. */
export function ProgramFacts({ program }: { readonly program: Program }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const filters = useMemo(() => programFilters(program.id), [program.id])
  const enrolled = useCount('episodeOfCare.query', filters.enrolled)
  const {
    code,
    kind,
    status,
    manager,
    capacity,
    ageRange,
    part2,
    planReviewDays,
    requiredConsents = [],
  } = program
  const facts: readonly NamedFact[] = [
    [words('programs.code'), code],
    [words('programs.kind'), labels(`enumeration.ProgramKind.${kind}`)],
    [words('programs.state'), labels(`enumeration.DefinitionStatus.${status}`)],
    [
      words('programs.enrolled'),
      enrolled !== undefined && capacity !== undefined
        ? words('programs.of-capacity', { enrolled, capacity })
        : enrolled,
    ],
    [
      words('programs.free'),
      enrolled === undefined || capacity === undefined ? undefined : Math.max(0, capacity - enrolled),
    ],
    [words('programs.manager'), manager?.display],
    [words('programs.ages'), ageRange && agesOf(ageRange)],
    [words('programs.part2-long'), part2 ? words('programs.yes') : undefined],
    [words('programs.review'), words('programs.days', { count: planReviewDays })],
    [
      words('programs.consents'),
      requiredConsents.length > 0
        ? requiredConsents.map(({ display, code: each }) => display ?? each).join(', ')
        : undefined,
    ],
  ]
  return <FactRows facts={facts} />
}

function agesOf({ min, max }: NonNullable<Program['ageRange']>): string {
  return `${min ?? 0}–${max ?? '…'}`
}
