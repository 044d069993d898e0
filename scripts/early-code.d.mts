import type { Plugin } from 'vite'

export function earlyCode(screens: Readonly<Record<string, readonly string[]>>): Plugin
