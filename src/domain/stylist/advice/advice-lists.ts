import * as z from 'zod/mini'
import askerRows from './tables/asker-groups.json' with { type: 'json' }
import eventRows from './tables/event-groups.json' with { type: 'json' }
import wordRows from './tables/request-words.json' with { type: 'json' }

const Texts = z.array(z.string())

/** Ids of events or event families with something in common. */
export const eventGroups = z
  .strictObject({
    gettingDirty: Texts,
    inBlackOnly: Texts,
    onScreen: Texts,
    inCrowd: Texts,
    /** Events with clothes of their own, such as a uniform, which a second event can't share. */
    inOwnDress: Texts,
    inSwimwear: Texts,
    /** Events that call for a change of clothes after sport. */
    afterSport: Texts,
    /** Rows that don't name an event of their own. */
    withoutOwnEvent: Texts,
    business: Texts,
    /** Events at which a bow tie needs no tuxedo. */
    withBowTie: Texts,
    atWork: Texts,
  })
  .parse(eventRows)

/** Ids of rows of askers with something in common, and names of garments for them. */
export const askerGroups = z
  .strictObject({
    ofMothers: Texts,
    ofChildren: Texts,
    /** Roles of those who help at a wedding. */
    inParty: Texts,
    /** Rows that decide what the asker wears, even if the request names other people. */
    decisive: Texts,
    /** Traits of a body, which may be another person's. */
    bodily: Texts,
    /** Names of garments that only take the place of others: cotton for those who wear no wool. */
    substituteGarments: Texts,
  })
  .parse(askerRows)

/** Words by which requests are read, lowercase and without apostrophes. */
export const requestWords = z
  .strictObject({
    /** Words around an event that say nothing about it. */
    framing: Texts,
    dislikes: Texts,
    deniers: Texts,
    /** Words between 'no' or 'not' and the garment that is ruled out. */
    afterDenier: Texts,
    joiners: Texts,
    /** Words before a companion: 'with my nan'. */
    companions: Texts,
    /** Words before a noun for the asker: 'as a bridesmaid'. */
    selves: Texts,
    /** Words before a noun for somebody else. */
    others: Texts,
    requestVerbs: Texts,
    betweenVerbAndGarment: Texts,
    /** Names that don't request garments made for another occasion. */
    genericGarments: Texts,
    relatives: z.strictObject({
      spouses: Texts,
      parents: Texts,
      elders: Texts,
      siblings: Texts,
      sons: Texts,
      daughters: Texts,
    }),
    /** Words for people in the request other than the asker, who wear the clothes of a sentence. */
    wearers: Texts,
    /** Misspellings that are too short or too different for the edit distance, with the word meant. */
    misspelled: z.record(z.string(), z.string()),
    hostile: Texts,
    /** Nouns for garments, by the part of the outfit: the color before one is that part's. */
    coloredParts: z.strictObject({ top: Texts, bottom: Texts, shoes: Texts, whole: Texts, tie: Texts }),
    /** By the event that they mean for a relative: 'graduating'. */
    verbsOfEvent: z.record(z.string(), Texts),
    /** Words of 'I already have a navy blazer and some black trousers'. */
    owning: z.strictObject({
      verbs: Texts,
      /** Words before the verb. */
      askers: Texts,
      wearing: Texts,
      /** Words between the garments. */
      fillers: Texts,
      /** Words that may follow a garment in its clause; others show that it is not one: 'a black tie gala'. */
      afterwards: Texts,
    }),
  })
  .parse(wordRows)
