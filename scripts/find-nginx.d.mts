export function findNginx(): string
