// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'

import { settings } from '../src/device/settings.svelte.ts'
import { play } from '../src/motion/sounds.ts'

it('goes on in silence where the device refuses to make a sound', () => {
  const refused = vi.fn(function () {
    throw new DOMException('no more audio contexts', 'NotSupportedError')
  })
  vi.stubGlobal('AudioContext', refused)
  settings.sound = true
  settings.volume = 60
  dispatchEvent(new Event('pointerdown'))
  expect(() => play('card')).not.toThrow()
  expect(refused).toHaveBeenCalled()
})
