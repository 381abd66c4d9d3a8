import { expect, test } from 'vitest'
import { askerOf } from './asker-of.ts'

test('an IPv6 network of 64 bits is one asker, written out or short', () => {
  expect(askerOf('2001:db8:0:7:1:2:3:4')).toBe('2001:db8:0:7')
  expect(askerOf('2001:db8:0:7::9')).toBe('2001:db8:0:7')
  expect(askerOf('2001:db8::9')).toBe('2001:db8:0:0')
  expect(askerOf('2001:0DB8:0000:0007::9')).toBe('2001:db8:0:7')
  expect(askerOf('::1')).toBe('0:0:0:0')
  expect(askerOf('203.0.113.7')).toBe('203.0.113.7')
})
