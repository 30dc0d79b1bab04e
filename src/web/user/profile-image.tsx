import type { CurrentUser } from '../../contract/user/user.ts'
import { classNames } from '../ui/class-names.ts'

// Head and shoulders in outline, inlined to save a request of the first view.
const placeholder = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#e2dcd3"/><g fill="none" stroke="#655e56" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><circle cx="32" cy="25" r="9"/><path d="M13 55c1-12 9-17 19-17s18 5 19 17"/></g></svg>',
)}`

/** The profile picture, or a placeholder without one. */
export function ProfileImage({
  user,
  className,
}: {
  readonly user: Pick<CurrentUser, 'profileImage'> | undefined
  readonly className: string
}) {
  return (
    <img
      src={user?.profileImage ?? placeholder}
      alt=""
      width={32}
      height={32}
      className={classNames('bg-tile rounded-full object-cover dim-in-dark', className)}
    />
  )
}
