export function findWebServer(name: 'nginx' | 'caddy'): string
