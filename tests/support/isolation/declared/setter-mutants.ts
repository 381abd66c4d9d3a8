import { type LabelEntry, labels } from '#generated/permissions/labels.ts'
import { codedLabel } from '#server/stores/labels/labels-of.ts'
import rule from '#tests/support/isolation/rule/label-readers.json' with { type: 'json' }
import { type DeclaredMutant, exchanged } from './declared-mutant.ts'
import type { DeclaredHouse } from './open-declared-house.ts'
import { type Standing, standings, standToRow } from './stand-to-row.ts'

const settersByRule: Readonly<Record<string, string>> = rule.setBy

/** Mutants of who sets a label by hand, for tests of isolation: each word taken from its setters or put among them. Patients change no records. */
export function setterMutants(house: DeclaredHouse, rowId: string): readonly DeclaredMutant[] {
  return standings.flatMap((standing) =>
    Object.keys(settersByRule).flatMap((code) => {
      const { word, words } = standing
      const own = wordsOf(code)
      const isTaken = own.includes(word)
      // Who stands so stands in another way too that sets it already.
      if (words.some((each) => each !== word && own.includes(each))) return []
      const entry = labels.find((label) => label.code === code) as { setBy: LabelEntry['setBy'] } | undefined
      if (!entry) throw new Error(`Nothing is declared of ${code}.`)
      const setBy = isTaken ? own.filter((each) => each !== word) : [...own, word]
      return {
        name: `${code} is set ${isTaken ? 'not' : 'also'} by ${word}`,
        prepare: () => standToRow(house, rowId, standing),
        doubts: () => setterDoubts(house, rowId, { code, standing }),
        apply: exchanged(entry, 'setBy', setBy as LabelEntry['setBy']),
      }
    }),
  )
}

function wordsOf(code: string): readonly string[] {
  return (settersByRule[code] ?? '').split(' ').filter((word) => word !== '')
}

type Asked = { readonly code: string; readonly standing: Standing }

async function setterDoubts(
  { asker }: DeclaredHouse,
  rowId: string,
  { code, standing: { word, words } }: Asked,
): Promise<readonly string[]> {
  const { body } = await asker.ask('GET', `Encounters/${rowId}`, {
    headers: { 'x-enable-cross-partition': 'true' },
  })
  const answer = await asker.ask(
    'PATCH',
    `Encounters/${rowId}?versionId=${body?.meta?.versionId}&dryRun=true`,
    {
      body: [{ op: 'add', path: '/meta/securityLabels', value: [codedLabel(code)] }],
    },
  )
  const isSet = answer.status === 200
  const isRefused = answer.body?.errors?.[0]?.code === 'stores.label-not-yours'
  const isExpected = wordsOf(code).some((each) => words.includes(each))
  return isSet === isExpected && isRefused === !isExpected
    ? []
    : [`${code} by ${word}: ${answer.status} ${JSON.stringify(answer.body?.errors ?? answer.body?.code)}`]
}
