import { beforeEach, describe, expect, test } from 'vitest'
import { describeOnEachDatabase } from '../../../../tests/support/database/test-database.ts'
import {
  checkOf,
  exampleRow,
  insertRow,
  makeReferencedRows,
} from '../../../../tests/support/database/example-rows.ts'

/** Longest value of a field: from SPEC.md, else 120 for names and 2,000 for texts and addresses. */
const longest: Record<string, Record<string, number>> = {
  users: { username: 120, email: 254, profileImage: 2000 },
  closetItems: {
    name: 120,
    color: 120,
    size: 120,
    brand: 120,
    style: 120,
    description: 2000,
    imageUrl: 2000,
    fitNotes: 2000,
    purchaseLocation: 120,
    productUrl: 2000,
    careInstructions: 2000,
  },
  marketplaceItems: {
    title: 120,
    description: 2000,
    condition: 120,
    size: 120,
    color: 120,
    category: 120,
    imageUrl: 2000,
  },
  outfitRecommendations: { name: 120, description: 2000, occasion: 120, aiStylingTips: 2000 },
  lookCollections: { name: 60 },
  trendingStyles: {
    platform: 20,
    title: 255,
    imageUrl: 500,
    category: 50,
    season: 20,
    sourceUrl: 500,
    description: 2000,
    sourceKey: 255,
    source: 500,
  },
  outfitCurations: {
    stylePreference: 120,
    occasion: 120,
    outfitDescription: 2000,
    styleAnalysis: 2000,
    name: 120,
  },
  outfitShares: { title: 200, shareText: 5000, imageUrl: 2000, shareUrl: 2000, shareTokenHash: 128 },
  weeklyOutfitPlans: {
    title: 255,
    styleTheme: 120,
    occasion: 120,
    place: 120,
    summary: 500,
    solvedWith: 64,
  },
  dailyOutfits: {
    outfitDescription: 2000,
    stylingNotes: 2000,
    weatherConsiderations: 2000,
    occasionDetails: 2000,
    occasion: 120,
    note: 500,
  },
  trips: { place: 120, purpose: 120, solvedWith: 64, weatherNote: 1000 },
  tripDays: { day: 10, purpose: 120, outfitDescription: 2000, note: 500 },
  tripLines: { text: 120, suggestedAs: 40 },
  sales: { message: 2000 },
  reports: { reason: 40, details: 2000 },
  userProfiles: { bio: 2000, location: 120, stylePersonality: 120 },
  styleChallenges: { title: 120, description: 2000, theme: 120 },
  challengeParticipations: { submissionText: 2000 },
  outfitHistory: { occasion: 120, location: 120, notes: 2000 },
  wishlistItems: {
    name: 120,
    brand: 120,
    category: 120,
    size: 120,
    color: 120,
    imageUrl: 2000,
    productUrl: 2000,
    notes: 2000,
  },
  priceAlerts: { notificationMethod: 120 },
  weatherPreferences: { location: 120 },
  calendarEvents: { title: 120, eventType: 120, location: 120, dressCode: 120 },
  outfitRatings: { review: 2000 },
  notifications: { type: 120, title: 255, message: 2000 },
  storedImages: { thumbHash: 100 },
  idempotencyKeys: { key: 255, method: 10, path: 2000, requestHash: 128 },
}

/** Required, and null is not allowed. */
const neverEmpty: Record<string, string[]> = {
  users: ['username'],
  closetItems: ['name', 'color', 'imageUrl'],
  marketplaceItems: ['title', 'condition', 'category', 'imageUrl'],
  outfitRecommendations: ['name'],
  trendingStyles: ['platform', 'title', 'sourceKey'],
  outfitCurations: ['stylePreference', 'outfitDescription', 'styleAnalysis'],
  outfitShares: ['shareText'],
  weeklyOutfitPlans: ['title', 'styleTheme', 'occasion'],
  dailyOutfits: ['outfitDescription', 'stylingNotes', 'weatherConsiderations', 'occasionDetails'],
  trips: ['place', 'purpose'],
  tripDays: ['day'],
  tripLines: ['text'],
  sales: ['message'],
  reports: ['reason'],
  styleChallenges: ['title'],
  wishlistItems: ['name', 'category'],
  calendarEvents: ['title'],
  notifications: ['type', 'title', 'message'],
  idempotencyKeys: ['key', 'method', 'path', 'requestHash'],
}

// One character of two UTF-16 units and four bytes: users count it as one.
const DRESS = '👗'

describeOnEachDatabase('the lengths of texts', (given) => {
  beforeEach(() => makeReferencedRows(given.db()))

  describe.each(Object.entries(longest))('%s', (table, fields) => {
    test.each(Object.entries(fields))('%s accepts at most %i characters', async (field, length) => {
      const row = exampleRow(table, { [field]: DRESS.repeat(length) })
      expect(await insertRow(given.db(), table, row)).toMatchObject(row)
      const tooLong = exampleRow(table, { [field]: DRESS.repeat(length + 1) })
      await expect(insertRow(given.db(), table, tooLong)).rejects.toThrow(checkOf(table, field))
    })
  })

  describe.each(Object.entries(neverEmpty))('%s', (table, fields) => {
    test.each(fields)('%s cannot be empty', async (field) => {
      const row = exampleRow(table, { [field]: '' })
      await expect(insertRow(given.db(), table, row)).rejects.toThrow(checkOf(table, field))
    })
  })
})
