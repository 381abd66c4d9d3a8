import { expect, test } from 'vitest'
import { makeZip } from './make-zip.ts'

test('a zip has each file under its name, as it was, with its check sum', async () => {
  const bytes = new Uint8Array(new TextEncoder().encode('123456789'))
  const zip = new Uint8Array(await makeZip([{ name: 'año.txt', bytes }]).arrayBuffer())
  const view = new DataView(zip.buffer)
  expect([view.getUint32(0, true), view.getUint32(14, true), view.getUint32(18, true)]).toEqual([
    0x04034b50, 0xcbf43926, 9,
  ])
  const text = new TextDecoder().decode(zip)
  expect(text.match(/año\.txt/g)).toHaveLength(2)
  expect(text).toContain('123456789')
  const end = zip.length - 22
  expect([view.getUint32(end, true), view.getUint16(end + 10, true)]).toEqual([0x06054b50, 1])
  expect(view.getUint32(view.getUint32(end + 16, true), true)).toBe(0x02014b50)
})
