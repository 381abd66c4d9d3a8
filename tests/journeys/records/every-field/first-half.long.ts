import { testEveryField } from '#tests/support/type-walk/every-field/test-every-field.ts'

testEveryField('first')
