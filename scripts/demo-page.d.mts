import type { Plugin } from 'vite'

export function demoPage(): Plugin
