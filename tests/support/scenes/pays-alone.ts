import type { TestClient } from '#tests/support/server/server.ts'

/** For a test, a patient without the version. */
type Patient = { readonly id: string; readonly resourceType: string }

/** In a test, lets these patients pay for themselves, so that nobody is asked who pays for a visit of theirs. */
export async function paysAlone(client: TestClient, patients: readonly Patient[]): Promise<void> {
  const make = async (collection: string, body: object) => {
    const answer = await client.ask('POST', collection, { body })
    if (answer.status !== 201) throw new Error(`${collection}: ${JSON.stringify(answer)}`)
    return answer.body
  }
  const payer = await make('Organizations', { name: 'Own account', kind: 'Payer' })
  for (const { id, resourceType } of patients)
    await make('Coverages', {
      beneficiary: { id, resourceType },
      payer: { id: payer.id, resourceType: 'Organization' },
      type: { code: 'self-pay', display: 'Self-pay' },
      status: 'Active',
      memberId: 'own',
      relationship: { code: 'self', display: 'Self' },
      period: { start: '2026-01-01' },
    })
}
