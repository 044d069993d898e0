import type { Plugin } from 'vite'

export function screenBounds(screens: Readonly<Record<string, readonly string[]>>): Plugin
