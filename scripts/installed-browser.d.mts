// For playwright.config.ts, which is TypeScript.
export function installedBrowser(): string | null
