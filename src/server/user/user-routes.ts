import { userEndpoints } from '../../contract/user/user.ts'
import { userProfileEndpoints } from '../../contract/user/profile.ts'
import type { Serve } from '../http/serve-endpoint.ts'
import type { PictureDeps } from '../images/store-picture.ts'
import { changeProfilePicture } from './change-profile-picture.ts'
import { changeProfile, skipProfile } from './change-profile.ts'
import { changeUser } from './change-user.ts'
import { currentUser } from './current-user.ts'
import { profileOf } from './profile-store.ts'
import { showProfilePicture } from './show-profile-picture.ts'

/** The endpoints of the user. */
export function userRoutes(serve: Serve, deps: PictureDeps): void {
  const { db } = deps
  serve(userEndpoints.current, ({ user }) => currentUser(db, user))
  serve(userEndpoints.change, ({ user, body, rejectStale }) => changeUser(db, user, body, rejectStale))
  serve(userEndpoints.changePicture, ({ user, photo, rejectStale }) =>
    changeProfilePicture(deps, user, photo, rejectStale),
  )
  serve(userEndpoints.removePicture, ({ user, rejectStale }) =>
    db.transaction().execute((transaction) => showProfilePicture(transaction, user, null, rejectStale)),
  )
  serve(userProfileEndpoints.show, ({ user }) => profileOf(db, user))
  serve(userProfileEndpoints.change, ({ user, body, rejectStale }) =>
    changeProfile(deps, user, body, rejectStale),
  )
  serve(userProfileEndpoints.skip, ({ user }) => skipProfile(deps, user))
}
