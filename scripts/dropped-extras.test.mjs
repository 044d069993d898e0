import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { consoleTheme } from '../src/ui/theme'
import { droppedExtras } from './dropped-extras.mjs'

const BUTTON_BASE = '/node_modules/@mui/material/ButtonBase/ButtonBase.mjs'

/** What a bundler gives a plugin; `error` ends the build. */
const bundler = {
  error: (message) => {
    throw new Error(message)
  },
}

it('leaves out ripples, which the theme does not have', () => {
  const { code } = droppedExtras().transform.call(
    bundler,
    'import TouchRipple from "./TouchRipple.mjs";\n',
    BUTTON_BASE,
  )
  expect(code).toBe('const TouchRipple = () => null;\n')
  expect(consoleTheme().components?.MuiButtonBase?.defaultProps?.disableRipple).toBe(true)
})

it('leaves out the ring of buttons, which none of ours shows', () => {
  const src = new URL('../src/', import.meta.url)
  const loading = readdirSync(src, { recursive: true })
    .filter((file) => file.endsWith('.tsx'))
    .filter((file) => {
      const tags = readFileSync(new URL(file, src), 'utf8').split(/<(?=(?:Icon)?Button\b)/)
      return tags.slice(1).some((tag) => /^[^<]*?\sloading(?:=|\s|>)/.test(tag))
    })
  expect(loading).toEqual([])
})

it('ends the build when a package says it in other words', () => {
  expect(() => droppedExtras().transform.call(bundler, 'export {}', BUTTON_BASE)).toThrow(
    'nothing that fits',
  )
})

it('ends the build when a package no longer has the part', () => {
  expect(() => droppedExtras().generateBundle.call(bundler)).toThrow('No package has a file like')
})

it('leaves all other files as they are', () => {
  expect(
    droppedExtras().transform.call(bundler, 'export {}', '/src/features/home/HomePage.tsx'),
  ).toBeNull()
})
