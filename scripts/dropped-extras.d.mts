import type { Plugin } from 'vite'

export function droppedExtras(): Plugin
