import type { Plugin } from 'vite'

export function compressed(): Plugin
