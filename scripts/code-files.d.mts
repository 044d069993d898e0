import type { Rolldown } from 'vite'

export function fileOf(id: string, graph: Rolldown.ChunkingContext): string | null
