import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { report, verifyBundle } from '#shared/proof/verify-bundle.ts'
import { chanceFrom } from '#tests/support/chance.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { cheapPasswords } from '#tests/support/signing/cheap-passwords.ts'
import { mutateBundle } from '#tests/support/signing/mutate-bundle.ts'
import { requiredSigners } from '#tests/support/signing/required-signers.ts'
import { aDraft, openSigningHouse, type SigningHouse, sign } from '#tests/support/signing/signing-house.ts'
import { walkNote } from '#tests/support/signing/walk-note.ts'

const names = Object.keys(requiredSigners)
/** The whole is in walks.long.ts; here as many as fit into this time. */
const milliseconds = { embedded: 35_000, postgres: 12_000 }
/** So many there are on a slow machine too: the embedded database sees each state, the other one a slice. */
const least = { embedded: 4 * names.length, postgres: names.length }
const verifier = new URL('../../../src/shared/proof/verify-bundle.ts', import.meta.url).pathname

describe.each(databasesFor(import.meta.url))('notes on their way through signatures (%s)', (database) => {
  let house: SigningHouse
  const bundles: string[] = []
  beforeAll(async () => {
    house = await openSigningHouse(database)
    await cheapPasswords(house.server)
  })
  afterAll(() => house?.close())

  test('whatever anybody does, a final note has its signatures, no signed byte changes, and each act is in the trail', async () => {
    const until = Date.now() + milliseconds[database]
    const states = new Set<string>()
    let walks = 0
    for (; walks < least[database] || Date.now() < until; walks += 1) {
      const name = names[walks % names.length] ?? ''
      const walked = await walkNote(house, name, chanceFrom(walks + 1))
      for (const state of walked.states) states.add(state)
      if (walked.bundle !== undefined) bundles.push(walked.bundle)
    }
    process.stdout.write(`${walks} walks (${database}), ${bundles.length} proofs\n`)
    const everywhere = ['PartiallySigned', 'ReadyToSign']
    const seen = database === 'embedded' ? [...everywhere, 'Amending', 'Returned', 'Signed'] : everywhere
    expect([...states]).toEqual(expect.arrayContaining(seen))
  })

  test('the verifier accepts each of their proofs, and refuses each of 500 in which one entry is another', async () => {
    expect(bundles.length).toBeGreaterThan(0)
    for (const bundle of bundles) expect(await verifyBundle(bundle), bundle).toMatchObject({ ok: true })
    const chance = chanceFrom(7)
    for (let count = 0; count < 500; count += 1) {
      const { text, what } = mutateBundle(bundles[count % bundles.length] ?? '', chance)
      const verdict = await verifyBundle(text)
      expect(verdict.ok, what).toBe(false)
      expect(report(verdict)).toMatch(/^Line \d+ does not fit\. /)
    }
  })

  test('the program accepts and refuses the same as one copied file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'proof-'))
    copyFileSync(verifier, join(folder, 'verify.ts'))
    const bundle = bundles[0] ?? ''
    writeFileSync(join(folder, 'note.proof'), bundle)
    writeFileSync(join(folder, 'other.proof'), bundle.split('\n').slice(1).join('\n'))
    const run = (...rest: readonly string[]) =>
      spawnSync(process.execPath, ['verify.ts', ...rest], { cwd: folder, encoding: 'utf8' })
    const right = run('note.proof')
    expect([right.status, right.stdout], right.stderr).toEqual([
      0,
      expect.stringContaining('Everything fits'),
    ])
    expect(run('other.proof').status).toBe(1)
    expect(run('note.proof', '--key', 'f'.repeat(32)).stdout).toContain('the key that you trust')
    expect(run('absent.proof').status).toBe(2)
    rmSync(folder, { recursive: true })
  })

  test('of two who sign at once one signs and the other is told to read it again, whoever comes first', async () => {
    for (const [first, second] of [
      ['clinician', 'intake'],
      ['intake', 'clinician'],
    ] as const) {
      const { id } = await aDraft(house, 'Group')
      const clinician = house.client('clinician')
      const read = (await clinician.ask('GET', `Notes/${id}`)).body
      await clinician.ask('POST', `Notes/${id}/ready`, { body: { versionId: read.meta.versionId } })
      const both = await Promise.all([sign(house.client(first), id), sign(house.client(second), id)])
      const statuses = both.map(({ status }) => status)
      expect(statuses.includes(200), JSON.stringify(both.map(({ body }) => body))).toBe(true)
      expect(statuses.every((status) => status === 200 || status === 409)).toBe(true)
      await sign(house.client(first), id)
      await sign(house.client(second), id)
      expect((await sign(house.client('supervisor'), id)).body).toMatchObject({ signingState: 'Signed' })
    }
  })
})
