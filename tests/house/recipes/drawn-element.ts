import { houseText } from './house-text.ts'
import { changed, type Recipe, withEntries } from './recipe.ts'

const schema = 'schemas/elements/<type>.json'
const labels = 'schemas/labels/es.json'
const kinds = 'src/shared/elements/<kind>/<kind>-kinds.ts'
const views = 'src/client/form/element-views.ts'
const view = 'src/client/form/elements/<kind>/<type>-view.tsx'

type Element = {
  readonly type: string
  readonly title: string
  readonly label: string
  readonly spanish: string
}

/** What every form element takes, whoever draws it. */
function described({ title, label, spanish }: Element): Recipe['files'] {
  return {
    // Written as the others are: a copy of one, with words of its own.
    [schema]: () =>
      withEntries(houseText('schemas/elements/timer.json'), {
        title,
        'x-label': label,
        description: 'Two numbers of the heart.',
        properties: { type: { const: title } },
      }),
    [labels]: (before) => withEntries(before, { [label]: spanish }),
    [kinds]: (before) => {
      const start = 'export const composedKinds = {'
      const entry = `${title}: oneOf(count('systolic', { min: 40, max: 300 }), count('diastolic', { min: 20, max: 200 })),`
      return changed(before, start, `${start}\n  ${entry}`)
    },
  }
}

function drawnBy(title: string, drawing: string): (before: string) => string {
  const start = 'export const elementViews: ElementViews = {'
  return (before) => changed(before, start, `${start}\n  ${title}: viewOf('group', ${drawing}),`)
}

function missing({ title, label }: Element): Recipe['without'] {
  return {
    [schema]: ['schemas/labels/es.json:', `No schema says "${label}".`],
    [labels]: ['schemas/types/form-element.json:', 'schemas/labels/es.json', label],
    [kinds]: ['src/shared/elements/element-kinds.ts', title],
    [views]: ['src/client/form/element-views.ts', title],
  }
}

const pressure: Element = {
  type: 'blood-pressure',
  title: 'BloodPressure',
  label: 'Blood pressure in two numbers',
  spanish: 'Presión arterial en dos números',
}

/** The recipe of a form element, followed: a blood pressure, drawn as every record is. */
export const drawnElement: Recipe = {
  title: 'A form element',
  words: { type: pressure.type, kind: 'composed' },
  files: { ...described(pressure), [views]: drawnBy(pressure.title, 'RecordView') },
  without: missing(pressure),
  most: 4,
}

const pulse: Element = {
  type: 'pulse-pressure',
  title: 'PulsePressure',
  label: 'Pulse pressure',
  spanish: 'Presión del pulso',
}

/** A pulse pressure, with a view of its own. */
export const ownElement: Recipe = {
  title: 'A form element',
  words: { type: pulse.type, kind: 'composed' },
  files: {
    ...described(pulse),
    [views]: (before) =>
      changed(
        drawnBy(pulse.title, 'PulsePressureView')(before),
        'import { ConsentView }',
        "import { PulsePressureView } from '#client/form/elements/composed/pulse-pressure-view.tsx'\nimport { ConsentView }",
      ),
    [view]: () => `import type { ViewProps } from '#client/form/room/element-view.ts'
import type { Parts } from './record-part.tsx'
import { RecordView } from './record-view.tsx'

/** Both numbers, and beside them what lies between. */
export function PulsePressureView(props: ViewProps<Parts>) {
  const { systolic, diastolic } = props.value ?? {}
  return (
    <>
      <RecordView {...props} />
      <span>{Number(systolic ?? 0) - Number(diastolic ?? 0)}</span>
    </>
  )
}
`,
  },
  without: { ...missing(pulse), [view]: ['src/client/form/element-views.ts', 'pulse-pressure-view.tsx'] },
  most: 5,
}
