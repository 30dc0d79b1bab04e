import { useQuery } from '@tanstack/react-query'
import {
  userProfileEndpoints,
  type UserProfile,
  type UserProfileChanges,
} from '../../../../contract/user/profile.ts'
import { endpointQuery } from '../../../api/endpoint-query.ts'
import { optimistically, useChange } from '../../../api/use-change.ts'

const profile = endpointQuery(userProfileEndpoints.show)

/** The user's answers in About me. */
export function useProfile() {
  return useQuery(profile)
}

/** Changes the profile, optimistically. */
export function useChangeProfile(onFailed: (error: Error) => void) {
  return useChange(userProfileEndpoints.change, {
    input: (body: UserProfileChanges) => ({ body }),
    scope: 'user-profile',
    optimistic: optimistically(profile, withChanges),
    store: (queries, changed) => queries.setQueryData(profile.queryKey, changed),
    onFailed,
  })
}

/** Skips About me. */
export function useSkipProfile(onFailed: (error: Error) => void) {
  return useChange(userProfileEndpoints.skip, {
    store: (queries, changed) => queries.setQueryData(profile.queryKey, changed),
    onFailed,
  })
}

/** A profile with changes applied. */
export function withChanges(shown: UserProfile, changes: UserProfileChanges): UserProfile {
  const { about, favoriteColors, sizeMeasurements = {}, removesBackgrounds } = changes
  const sizes = Object.entries({ ...shown.sizeMeasurements, ...sizeMeasurements })
  const { wears, coverage, heels, feels, neverColors, neverMaterials, neverTypes } = about ?? {}
  return {
    ...shown,
    removesBackgrounds: removesBackgrounds ?? shown.removesBackgrounds,
    favoriteColors: favoriteColors === undefined ? shown.favoriteColors : favoriteColors,
    sizeMeasurements: Object.fromEntries(sizes.filter(([, size]) => size)),
    about: {
      wears: wears === undefined ? shown.about.wears : wears,
      coverage: coverage ?? shown.about.coverage,
      heels: heels ?? shown.about.heels,
      feels: feels ?? shown.about.feels,
      neverColors: neverColors ?? shown.about.neverColors,
      neverMaterials: neverMaterials ?? shown.about.neverMaterials,
      neverTypes: neverTypes ?? shown.about.neverTypes,
    },
  }
}
