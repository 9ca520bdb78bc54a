import { expect, test } from 'vitest'

import { codeFrom } from '../src/screens/code.ts'

test.each([
  ['K7QX2M', 'K7QX2M'],
  [' k7q x2m ', 'K7QX2M'],
  ['K7Q-X2M', 'K7QX2M'],
  ['к7qх2м', 'K7QX2M'],
  ['авекмнрстух', 'ABEKMHPCTYX'],
  ['Ж7', 'Ж7'],
  ['- ', ''],
])('%j is the code %j', (typed, code) => {
  expect(codeFrom(typed)).toBe(code)
})
