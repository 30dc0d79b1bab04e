// SPEC.md section 3 and DESIGN.md's additions, written by hand independently of the migrations, which this file checks.

/** Ids of rows that examples reference; makeReferencedRows inserts them. */
export const USER = '0190a0a0-0000-7000-8000-000000000001'
export const OTHER_USER = '0190a0a0-0000-7000-8000-000000000002'
export const CLOSET_ITEM = '0190a0a0-0000-7000-8000-000000000003'
export const PLAN = '0190a0a0-0000-7000-8000-000000000004'
export const WISH = '0190a0a0-0000-7000-8000-000000000005'
export const CHALLENGE = '0190a0a0-0000-7000-8000-000000000006'
const OUTFIT = '0190a0a0-0000-7000-8000-000000000007'
export const HISTORY = '0190a0a0-0000-7000-8000-000000000008'
export const LISTING = '0190a0a0-0000-7000-8000-000000000009'
export const CURATION = '0190a0a0-0000-7000-8000-00000000000a'
export const LOOK = '0190a0a0-0000-7000-8000-00000000000b'
export const COLLECTION = '0190a0a0-0000-7000-8000-00000000000c'
export const OTHER_COLLECTION = '0190a0a0-0000-7000-8000-00000000000d'
export const TRIP = '0190a0a0-0000-7000-8000-00000000000e'
export const SALE = '0190a0a0-0000-7000-8000-00000000000f'
export const HOUSEHOLD = '0190a0a0-0000-7000-8000-000000000010'
export const IMAGE = '0123456789abcdef0123456789abcdef'

/** The constraints of a table, with an example value for each field. */
export interface SpecifiedEntity {
  /** Required fields. */
  readonly required: Readonly<Record<string, unknown>>
  /** Fields with a default, each with the default. */
  readonly defaults?: Readonly<Record<string, unknown>>
  /** Nullable fields. */
  readonly optional?: Readonly<Record<string, unknown>>
  /** Fields with the instant of the insert as their default. */
  readonly stamped?: readonly string[]
}

const MOMENT = new Date('2026-11-21T08:30:15.123Z')

export const specifiedEntities: Readonly<Record<string, SpecifiedEntity>> = {
  users: {
    required: { username: 'giulia' },
    defaults: { emailVerified: false },
    optional: {
      email: 'giulia@example.com',
      profileImage: '/images/giulia.webp',
      updatedAt: MOMENT,
      deletedAt: MOMENT,
    },
    stamped: ['createdAt'],
  },
  sessions: {
    required: { userId: USER, token: 'a-token', expiresAt: MOMENT },
    optional: { ipAddress: '127.0.0.1', userAgent: 'Firefox' },
    stamped: ['createdAt', 'updatedAt'],
  },
  credentials: {
    required: { userId: USER, accountId: USER, providerId: 'credential' },
    optional: {
      password: 'salt:hash',
      accessToken: 'token',
      refreshToken: 'token',
      idToken: 'token',
      accessTokenExpiresAt: MOMENT,
      refreshTokenExpiresAt: MOMENT,
      scope: 'openid',
    },
    stamped: ['createdAt', 'updatedAt'],
  },
  verifications: {
    required: { identifier: 'reset', value: USER, expiresAt: MOMENT },
    stamped: ['createdAt', 'updatedAt'],
  },
  invitations: {
    required: { tokenHash: 'ab'.repeat(32), expiresAt: MOMENT },
    optional: { userId: USER, usedAt: MOMENT },
    stamped: ['createdAt'],
  },
  pairedDevices: {
    required: { userId: USER, tokenHash: 'ab'.repeat(32), name: 'iPhone' },
    stamped: ['createdAt'],
  },
  pairingCodes: { required: { codeHash: 'ab'.repeat(32), userId: USER, expiresAt: MOMENT } },
  attempts: { required: { key: 'sign-in', count: 1, startedAt: MOMENT } },
  closetItems: {
    required: {
      userId: USER,
      name: 'Linen shirt',
      category: 'Tops',
      color: 'white',
      imageUrl: '/drawings/shirt.svg',
    },
    defaults: { isClean: true, wearCount: 0, wearsBefore: 0, isSample: false, cutOutAttempts: 0 },
    optional: {
      size: 'M',
      brand: 'Arket',
      style: 'casual',
      season: 'Summer',
      description: 'With a small collar',
      fitNotes: 'Wide',
      measurements: { chestCm: 104, sleeve: { lengthCm: 62 } },
      purchaseDate: '2026-05-30',
      purchaseLocation: 'Milano',
      originalPrice: '39.95',
      careInstructions: '30°',
      lastWornDate: '2026-08-31',
      imageKey: IMAGE,
      currency: 'EUR',
      deletedAt: MOMENT,
      archivedReason: 'sold',
      archivedAt: MOMENT,
      cutOutKey: IMAGE,
      productUrl: 'https://shop.example/shirt',
      wornBefore: '2026-05-01',
      traits: { formality: 4 },
      cutOutState: 'pending',
      seenInPhoto: { type: 'hoodie', confidence: 0.9, pattern: null },
    },
    stamped: ['createdAt', 'updatedAt'],
  },
  wears: {
    required: { closetItemId: CLOSET_ITEM, wornOn: '2026-11-20' },
    optional: { outfitHistoryId: HISTORY, wornBy: USER },
    stamped: ['createdAt'],
  },
  marketplaceItems: {
    required: {
      sellerId: USER,
      title: 'Silk scarf',
      description: 'Worn twice',
      price: '24.00',
      condition: 'Like New',
      category: 'Accessories',
      imageUrl: '/drawings/scarf.svg',
    },
    defaults: { isAvailable: true, status: 'available', isSample: false },
    optional: {
      closetItemId: CLOSET_ITEM,
      size: 'S',
      imageKey: IMAGE,
      color: 'Ivory',
      filledIn: { title: 'Silk scarf' },
      deletedAt: MOMENT,
    },
    stamped: ['createdAt'],
  },
  listingPhotos: { required: { listingId: LISTING, place: 0, imageKey: IMAGE } },
  sales: {
    required: {
      sellerId: USER,
      buyerId: OTHER_USER,
      listing: { title: 'Silk scarf', price: '18.00' },
      message: 'Is Saturday good?',
    },
    defaults: { state: 'requested', addsToCloset: false },
    optional: {
      listingId: LISTING,
      acceptedAt: MOMENT,
      sellerConfirmedAt: MOMENT,
      buyerConfirmedAt: MOMENT,
      closedAt: MOMENT,
      closedBy: 'buyer',
      pieceImageKey: IMAGE,
      pieceId: CLOSET_ITEM,
    },
    stamped: ['createdAt'],
  },
  salePhotos: {
    required: { saleId: SALE, imageKey: IMAGE, shows: 'handover', addedBy: 'buyer', place: 0 },
    stamped: ['createdAt'],
  },
  households: { required: { createdAt: MOMENT } },
  householdMembers: { required: { userId: USER, householdId: HOUSEHOLD }, stamped: ['createdAt'] },
  householdInvitations: {
    required: { householdId: HOUSEHOLD, inviterId: USER, expiresAt: MOMENT },
    optional: { inviteeId: OTHER_USER, tokenHash: 'ab'.repeat(32) },
    stamped: ['createdAt'],
  },
  loans: {
    required: { closetItemId: CLOSET_ITEM, lenderId: USER, borrowerId: OTHER_USER },
    optional: { until: '2026-12-01' },
    stamped: ['createdAt'],
  },
  // Not USER, for whom a trigger has written a version with the piece.
  closetVersions: { required: { userId: OTHER_USER, version: 'a-version' } },
  userBlocks: { required: { blockerId: USER, blockedId: OTHER_USER }, stamped: ['createdAt'] },
  reports: {
    required: { reporterId: USER, reportedId: OTHER_USER, reason: 'Spam' },
    optional: { listingId: LISTING, listing: { title: 'Silk scarf' }, details: 'Sent it twice' },
    stamped: ['createdAt'],
  },
  outfitRecommendations: {
    required: { userId: USER, name: 'Office Monday', items: [{ id: CLOSET_ITEM, role: 'top' }] },
    defaults: { isFavorite: false },
    optional: {
      description: 'Calm and light',
      occasion: 'work',
      aiStylingTips: 'Roll the sleeves',
      canvas: { pieces: [] },
      deletedAt: MOMENT,
    },
    stamped: ['createdAt'],
  },
  trendingStyles: {
    required: { platform: 'tiktok', title: 'Quiet layers', sourceKey: 'quiet-layers' },
    defaults: { popularity: 0 },
    optional: {
      description: 'Thin knits',
      tags: ['knit', 'layers'],
      imageUrl: '/drawings/knit.svg',
      category: 'minimalist',
      season: 'fall',
      sourceUrl: 'https://www.tiktok.com/tag/quietlayers',
      parts: [{ slot: 'top', name: 'thin sweater', kind: 'knit', color: 'Gray', pattern: null }],
      source: 'bundled',
    },
    stamped: ['createdAt', 'updatedAt'],
  },
  outfitCurations: {
    required: {
      userId: USER,
      stylePreference: 'classic',
      outfitDescription: 'A shirt, trousers',
      styleAnalysis: 'Plain',
      suggestions: [{ type: 'closet', priority: 5, item: { name: 'Belt' } }],
      stylingTips: ['Tuck it in'],
      colorPalette: ['white', 'navy'],
    },
    defaults: { isFavorite: false, curatedBy: 'rules', version: 1 },
    optional: {
      focusItemId: CLOSET_ITEM,
      occasion: 'wedding-guest',
      season: 'spring',
      canvas: { pieces: [] },
      deletedAt: MOMENT,
      name: 'Garden party',
      score: { total: 81, of: 100, terms: [] },
      focusItem: { id: CLOSET_ITEM, name: 'Linen shirt', imageUrl: '/drawings/shirt.svg' },
    },
    stamped: ['createdAt'],
  },
  lookCollections: {
    required: { userId: USER, name: 'Office' },
    optional: { deletedAt: MOMENT },
    stamped: ['createdAt'],
  },
  collectedCurations: { required: { collectionId: COLLECTION, curationId: CURATION } },
  collectedLooks: { required: { collectionId: COLLECTION, lookId: LOOK } },
  curationVersions: {
    required: { curationId: CURATION, number: 1, curated: { outfitDescription: 'A shirt' }, imageUrls: [] },
    stamped: ['createdAt'],
  },
  outfitShares: {
    required: {
      userId: USER,
      outfitId: OUTFIT,
      platform: 'instagram',
      shareText: 'Today',
      hashtags: ['OOTD'],
    },
    defaults: { isPublic: true, shareCount: 0 },
    optional: {
      imageUrl: '/images/look.webp',
      shareUrl: 'https://www.instagram.com/',
      shareTokenHash: 'ab12',
      title: 'Camel over navy',
      plate: { format: 'post', title: 'Camel over navy', pieces: [{ name: 'Wool coat' }] },
    },
    stamped: ['createdAt'],
  },
  weeklyOutfitPlans: {
    required: {
      userId: USER,
      weekStartDate: '2026-11-23',
      title: 'Cozy Week',
      styleTheme: 'Cozy',
      occasion: 'work',
    },
    optional: {
      season: 'fall',
      place: 'Toronto, Canada',
      summary: 'No top is worn twice.',
      solvedWith: '2026-11-23 1',
      deletedAt: MOMENT,
    },
    stamped: ['createdAt'],
  },
  dailyOutfits: {
    required: {
      planId: PLAN,
      dayOfWeek: 'Monday',
      date: '2026-11-23',
      outfitDescription: 'Coat',
      itemIds: [CLOSET_ITEM],
      stylingNotes: 'Belted',
      weatherConsiderations: 'Rain at noon',
      occasionDetails: 'Office',
    },
    defaults: { isLocked: false, isWorn: false, isByHand: false },
    optional: {
      occasion: 'gym',
      note: 'Yoga at 7',
      leftOut: 'free',
      setAside: { pieces: [], isLocked: false, isByHand: false },
      itemSnapshots: [{ id: CLOSET_ITEM, name: 'Linen shirt', imageUrl: '/drawings/shirt.svg' }],
      pieces: [{ slot: 'top', item: { id: CLOSET_ITEM, name: 'Linen shirt' }, reasoning: 'It is light.' }],
      weather: { date: '2026-11-23', condition: 'Rain', lowCelsius: 6, highCelsius: 9.5 },
      newlyWornIds: [CLOSET_ITEM],
      offered: [[CLOSET_ITEM]],
      outfitHistoryId: HISTORY,
    },
  },
  trips: {
    required: {
      userId: USER,
      place: 'Lisbon, Portugal',
      fromDate: '2026-11-23',
      toDate: '2026-11-27',
      purpose: 'vacation',
    },
    defaults: { bag: 'carry-on', isHome: false, version: 1 },
    optional: {
      laundryEvery: 3,
      solvedWith: 'a 1',
      weatherNote: 'Mild, 12 to 18 °C.',
      missing: ['No rain jacket in your closet.'],
      takenOut: [{ id: CLOSET_ITEM, name: 'Linen shirt' }],
      deletedAt: MOMENT,
    },
    stamped: ['createdAt'],
  },
  tripDays: {
    required: { tripId: TRIP, day: '2026-11-23', date: '2026-11-23', pieces: [] },
    defaults: { isByHand: false },
    optional: {
      purpose: 'wedding',
      outfitDescription: 'Coat',
      note: 'The shirt repeats unwashed.',
      weather: { date: '2026-11-23', condition: 'Rain', lowCelsius: 6, highCelsius: 9.5 },
      offered: [CLOSET_ITEM],
    },
  },
  tripLines: {
    required: { tripId: TRIP, packingGroup: 'documents', text: 'Passport or ID' },
    defaults: { isByHand: false, isPacked: false, isBack: false, place: 0 },
    optional: {
      closetItemId: CLOSET_ITEM,
      item: { id: CLOSET_ITEM, name: 'Linen shirt' },
      suggestedAs: 'passport',
    },
  },
  userProfiles: {
    required: { userId: USER },
    defaults: { isPublic: false, followersCount: 0, followingCount: 0, removesBackgrounds: true },
    optional: {
      bio: 'Wears blue',
      location: 'Torino',
      stylePersonality: 'classic',
      favoriteColors: ['navy', 'white'],
      sizeMeasurements: { waistCm: 70 },
      socialLinks: { instagram: 'giulia' },
      about: { wears: 'womenswear' },
      askedAt: new Date('2026-02-03T04:05:06.789Z'),
      skippedAt: new Date('2026-02-03T04:05:06.789Z'),
    },
    stamped: ['createdAt'],
  },
  userFollows: { required: { followerId: USER, followingId: OTHER_USER }, stamped: ['createdAt'] },
  styleChallenges: {
    required: { title: 'Thirty days of white' },
    defaults: { participantCount: 0 },
    optional: {
      description: 'One white piece a day',
      theme: 'white',
      rules: ['One piece', 'No repeats'],
      startDate: '2026-12-01',
      endDate: '2026-12-30',
    },
    stamped: ['createdAt'],
  },
  challengeParticipations: {
    required: { challengeId: CHALLENGE, userId: USER },
    defaults: { likes: 0 },
    optional: { outfitId: OUTFIT, submissionText: 'Day one' },
    stamped: ['createdAt'],
  },
  outfitHistory: {
    required: { userId: USER, wornDate: '2026-11-20' },
    optional: {
      itemIds: [CLOSET_ITEM],
      occasion: 'casual',
      weather: { temperature: -2.5, condition: 'snow' },
      location: 'Toronto',
      rating: 4,
      notes: 'Warm enough',
      itemSnapshots: [{ id: CLOSET_ITEM, name: 'Linen shirt', imageUrl: '/drawings/shirt.svg' }],
      deletedAt: MOMENT,
    },
    stamped: ['createdAt'],
  },
  wishlistItems: {
    required: { userId: USER, name: 'Rain coat', category: 'jacket' },
    defaults: { priority: 1, isPurchased: false },
    optional: {
      brand: 'Rains',
      size: 'M',
      color: 'green',
      imageUrl: 'https://example.com/coat.jpg',
      productUrl: 'https://example.com/coat',
      currentPrice: '120.00',
      targetPrice: '90.50',
      notes: 'Wait',
      pictureKey: IMAGE,
      priceCheckedAt: MOMENT,
      deletedAt: MOMENT,
    },
    stamped: ['createdAt'],
  },
  priceAlerts: {
    required: { wishlistItemId: WISH, targetPrice: '90.00' },
    defaults: { isActive: true },
    optional: { notificationMethod: 'email' },
    stamped: ['createdAt'],
  },
  weatherPreferences: {
    required: { userId: USER },
    defaults: { temperatureUnit: 'celsius', autoSuggestOutfits: true },
    optional: { location: 'Toronto', place: { name: 'Toronto, Canada', latitude: 43.65, longitude: -79.38 } },
    stamped: ['createdAt'],
  },
  calendarEvents: {
    required: { userId: USER, title: 'Wedding', date: '2027-06-12' },
    optional: {
      eventType: 'wedding-guest',
      location: 'Lucca',
      dressCode: 'formal',
      suggestedOutfitId: OUTFIT,
    },
    stamped: ['createdAt'],
  },
  outfitRatings: {
    required: { userId: USER, outfitId: OUTFIT, rating: 5 },
    defaults: { helpfulVotes: 0 },
    optional: { review: 'Lovely' },
    stamped: ['createdAt'],
  },
  notifications: {
    required: { userId: USER, type: 'laundry', title: 'Wash day', message: 'Four pieces wait' },
    defaults: { isRead: false },
    optional: { data: { pieces: [CLOSET_ITEM], count: 4 }, scheduledFor: MOMENT },
    stamped: ['createdAt'],
  },
  storedImages: {
    required: {
      key: 'fedcba9876543210fedcba9876543210',
      userId: USER,
      sha256: 'a'.repeat(64),
      width: 960,
      height: 1280,
      thumbHash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
      widths: [320, 640, 1280],
      byteSize: 123_456,
    },
    defaults: { state: 'incoming' },
    optional: {
      fileHashes: { 60: 'b'.repeat(64) },
      seen: { type: 'hoodie', confidence: 0.9, pattern: null },
      look: 'a0',
    },
    stamped: ['createdAt'],
  },
  idempotencyKeys: {
    required: {
      userId: USER,
      key: 'k-1',
      method: 'POST',
      path: '/api/wishlist',
      requestHash: 'b'.repeat(64),
    },
    optional: { status: 201, body: { id: WISH, tags: ['a'] } },
    stamped: ['createdAt'],
  },
}
