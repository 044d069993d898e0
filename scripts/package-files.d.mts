import type { Plugin } from 'vite'

export function packageFiles(): Plugin
