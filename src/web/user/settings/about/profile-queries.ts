import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  userProfileEndpoints,
  type UserProfile,
  type UserProfileChanges,
} from '../../../../contract/user-profile.ts'
import { callEndpoint } from '../../../api/call-endpoint.ts'

const profile = queryOptions({
  queryKey: [userProfileEndpoints.show.path],
  queryFn: () => callEndpoint(userProfileEndpoints.show),
})
const mutationKey = [userProfileEndpoints.change.path]

/** What the user says of themselves. */
export function useProfile() {
  return useQuery(profile)
}

/** Changes the profile, optimistically; a failure restores the previous state. */
export function useChangeProfile(onFailed: (error: Error) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationKey,
    // One request at a time, so that the last one wins.
    scope: { id: 'user-profile' },
    mutationFn: (body: UserProfileChanges) => callEndpoint(userProfileEndpoints.change, { body }),
    onMutate: async (changes) => {
      await queries.cancelQueries({ queryKey: profile.queryKey })
      queries.setQueryData(profile.queryKey, (shown) => shown && withChanges(shown, changes))
    },
    onSuccess: (changed) => {
      // A later change is shown already, and its response is pending.
      if (queries.isMutating({ mutationKey }) === 1) queries.setQueryData(profile.queryKey, changed)
    },
    onError: (error) => {
      onFailed(error)
      return queries.invalidateQueries({ queryKey: profile.queryKey })
    },
  })
}

/** Skips About me. */
export function useSkipProfile(onFailed: (error: Error) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => callEndpoint(userProfileEndpoints.skip),
    onSuccess: (changed) => queries.setQueryData(profile.queryKey, changed),
    onError: onFailed,
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
