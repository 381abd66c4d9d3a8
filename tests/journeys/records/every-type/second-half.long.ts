import { testEveryType } from '#tests/support/type-walk/test-every-type.ts'

testEveryType('second')
