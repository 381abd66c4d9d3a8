import { literal, quoted } from '#codegen/emit/text/literal.ts'
import type { PartStep, StoredChange } from './stored-change.ts'

/** The upcast steps that older rows need, ready to be taken over into the list of steps; one step for all types that share a change. */
export function upcastDrafts(changes: readonly StoredChange[], firstStep: number): readonly string[] {
  const drafts = new Map<string, { readonly types: string[]; readonly draft: Draft }>()
  for (const change of changes) {
    const draft = draftOf(change)
    if (!draft) continue
    const known = drafts.get(draft.code)
    if (known) known.types.push(change.type)
    else drafts.set(draft.code, { types: [change.type], draft })
  }
  return [...drafts.values()].map(({ types, draft }, index) =>
    [
      `-- UPCAST: older rows of ${types.join(', ')} are read by this step; add it to src/server/stores/upcast/upcast-steps.ts, with a test:`,
      `--   { number: ${firstStep + index}, types: [${types.map(quoted).join(', ')}], what: ${quoted(draft.what)}, change: ${draft.code} },`,
      ...(draft.oldName
        ? [
            `-- Look too for SQL that reads rows by the old name: git grep -n ${quoted(draft.oldName)} -- src/server`,
          ]
        : []),
      ...(draft.question ? [`-- ASK: ${draft.question}`] : []),
    ].join('\n'),
  )
}

type Draft = {
  readonly what: string
  readonly code: string
  readonly question?: string
  readonly oldName?: string
}

function draftOf(change: StoredChange): Draft | undefined {
  switch (change.kind) {
    case 'renamed':
      return {
        what: `${change.from} is called ${change.to}.`,
        code: `renameField(${quoted(change.from)}, ${quoted(change.to)})`,
        oldName: change.from.split('.').at(-1) ?? change.from,
      }
    case 'removed':
      return {
        what: `${change.path} is gone.`,
        code: `removeField(${quoted(change.path)})`,
        question:
          'Does its value belong somewhere else? Then the step says where; what it takes out stays in the history only.',
      }
    case 'filled':
      return filled(change)
    case 'rewritten':
      return {
        what: `${change.path} is written otherwise.`,
        code: `replaceValue(${quoted(change.path)}, ${literal(change.values)})`,
      }
    case 'part':
      return partDraft(change)
    case 'value-gone':
      return {
        what: `${change.path} may no longer be ${change.value}.`,
        code: `replaceValue(${quoted(change.path)}, ${literal({ [change.value]: change.left[0] ?? '' })})`,
        question: `Is ${change.left[0]} right for what was ${change.value}? Others: ${change.left.slice(1).join(', ')}.`,
      }
    default:
      return undefined
  }
}

/** The same steps for elements and rules, wherever in a definition they stand. */
function partDraft({
  part,
  folder,
  step,
  type,
}: Extract<StoredChange, { readonly kind: 'part' }>): Draft | undefined {
  if (step.kind === 'gone') return undefined
  const isElement = folder === 'elements'
  const inside = isElement ? step : withinParams(step)
  // A draft says only where it is and of which kind.
  const draft = draftOf({ type, scope: 'practice', isSorted: false, ...inside } as StoredChange)
  if (!draft) return undefined
  const code = `${isElement ? 'changeElements' : 'changeRules'}(${quoted(part)}, ${draft.code})`
  return { ...draft, what: `${part}: ${draft.what}`, code }
}

/** The settings of a rule stand in its params. */
function withinParams(step: PartStep): PartStep {
  if (step.kind === 'gone') return step
  if (step.kind === 'renamed') return { ...step, from: `params.${step.from}`, to: `params.${step.to}` }
  return { ...step, path: `params.${step.path}` }
}

function filled({ path, value }: Extract<StoredChange, { readonly kind: 'filled' }>): Draft {
  const what = `${path} stands in every row.`
  if (value !== undefined) return { what, code: `fillField(${quoted(path)}, ${literal(value)})` }
  return {
    what,
    code: `fillField(${quoted(path)}, null)`,
    question:
      'The schema has no default: which value do older rows get, and where does it come from? null is refused.',
  }
}
