import type { Plugin } from 'vite'

export function licenses(modules: string): { build: Plugin; worker: Plugin }
