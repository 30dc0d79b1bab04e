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

/** Changes the profile. It is shown at once, and as it was where it could not be stored. */
export function useChangeProfile(onFailed: (error: Error) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationKey,
    // One after the other, so that the last one stays.
    scope: { id: 'user-profile' },
    mutationFn: (body: UserProfileChanges) => callEndpoint(userProfileEndpoints.change, { body }),
    onMutate: async (changes) => {
      await queries.cancelQueries({ queryKey: profile.queryKey })
      queries.setQueryData(profile.queryKey, (shown) => shown && withChanges(shown, changes))
    },
    onSuccess: (changed) => {
      // A later change is shown already, and its answer is to come.
      if (queries.isMutating({ mutationKey }) === 1) queries.setQueryData(profile.queryKey, changed)
    },
    onError: (error) => {
      onFailed(error)
      return queries.invalidateQueries({ queryKey: profile.queryKey })
    },
  })
}

/** Leaves the question about the user unanswered. */
export function useSkipProfile(onFailed: (error: Error) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => callEndpoint(userProfileEndpoints.skip),
    onSuccess: (changed) => queries.setQueryData(profile.queryKey, changed),
    onError: onFailed,
  })
}

/** A profile as it is after changes. */
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
