const names: Readonly<Record<string, string>> = { tiktok: 'TikTok', pinterest: 'Pinterest' }

/** The name of a platform as it writes itself; unknown ones as the source writes them. */
export function platformName(platform: string): string {
  return names[platform] ?? platform
}
