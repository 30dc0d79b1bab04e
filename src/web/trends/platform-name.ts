const names: Readonly<Record<string, string>> = { tiktok: 'TikTok', pinterest: 'Pinterest' }

/** A platform as it writes itself; one that is not known as the source writes it. */
export function platformName(platform: string): string {
  return names[platform] ?? platform
}
