import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyBundle } from '#shared/proof/verify-bundle.ts'
import { chanceFrom } from '#tests/support/chance.ts'
import { cheapPasswords } from '#tests/support/signing/cheap-passwords.ts'
import { requiredSigners } from '#tests/support/signing/required-signers.ts'
import { openSigningHouse, type SigningHouse } from '#tests/support/signing/signing-house.ts'
import { walkNote } from '#tests/support/signing/walk-note.ts'

const names = Object.keys(requiredSigners)
const parts = 5
let house: SigningHouse
beforeAll(async () => {
  house = await openSigningHouse('embedded')
  await cheapPasswords(house.server)
})
afterAll(() => house?.close())

test.each(Array.from({ length: parts }, (_, part) => part))(
  'two thousand notes on their way through signatures, part %i of five: each is as it should be after each act, and its proof holds',
  async (part) => {
    const each = 2_000 / parts
    for (let walk = part * each; walk < (part + 1) * each; walk += 1) {
      const { bundle } = await walkNote(house, names[walk % names.length] ?? '', chanceFrom(walk + 1))
      if (bundle !== undefined) expect(await verifyBundle(bundle)).toMatchObject({ ok: true })
    }
  },
)
