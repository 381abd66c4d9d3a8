import type { Definition, Element } from '#shared/forms/definition.ts'

/** For the benchmark of forms, one of so many questions in sections of 20: 7 texts, 5 numbers, 3 choices, 2 dates, 2 yes/no, 1 sum; 2 conditional. */
export function longForm(count: number): Definition {
  const sections = Math.max(1, Math.round(count / 20))
  return { elements: Array.from({ length: sections }, (_, index) => sectionOf(index)) }
}

function sectionOf(index: number): Element {
  const id = (name: string) => `s${index}_${name}`
  const when = {
    combinator: 'And' as const,
    clauses: [{ source: id('yes1'), operator: 'Equals' as const, value: true }],
  }
  const numbered = (type: Element['type'], name: string, count: number, more: Partial<Element> = {}) =>
    Array.from(
      { length: count },
      (_, at): Element => ({
        id: id(`${name}${at + 1}`),
        type,
        label: `${name} ${at + 1}`,
        width: 5,
        ...more,
      }),
    )

  return {
    id: id('section'),
    type: 'Section',
    label: `Section ${index + 1}`,
    children: [
      ...numbered('String', 'text', 5),
      ...numbered('Boolean', 'yes', 2),
      ...numbered('String', 'more', 2, { visibleWhen: when }),
      ...numbered('Integer', 'number', 5),
      ...numbered('Choice', 'choice', 3, {
        options: ['a', 'b', 'c', 'd'].map((code) => ({ code, label: `Choice ${code}` })),
      }),
      ...numbered('Date', 'date', 2),
      {
        id: id('sum'),
        type: 'Integer',
        label: 'Sum',
        width: 5,
        calculation: { kind: 'Sum', sources: [1, 2, 3].map((at) => id(`number${at}`)) },
      },
    ],
  }
}
