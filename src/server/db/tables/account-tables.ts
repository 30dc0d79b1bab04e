import type { CreatedAt, Id } from './table-values.ts'

interface SessionsTable {
  id: Id
  userId: Id
  token: string
  expiresAt: Date
  ipAddress: string | null
  userAgent: string | null
  createdAt: CreatedAt
  updatedAt: CreatedAt
}

/** A way to sign in; ours is the password. The other columns are better-auth's. */
interface CredentialsTable {
  id: Id
  userId: Id
  accountId: string
  providerId: string
  password: string | null
  accessToken: string | null
  refreshToken: string | null
  idToken: string | null
  accessTokenExpiresAt: Date | null
  refreshTokenExpiresAt: Date | null
  scope: string | null
  createdAt: CreatedAt
  updatedAt: CreatedAt
}

interface VerificationsTable {
  id: Id
  identifier: string
  value: string
  expiresAt: Date
  createdAt: CreatedAt
  updatedAt: CreatedAt
}

interface InvitationsTable {
  id: Id
  /** Null: made by the operator. */
  userId: Id | null
  /** SHA-256 of the token in the link. */
  tokenHash: string
  expiresAt: Date
  usedAt: Date | null
  createdAt: CreatedAt
}

interface AttemptsTable {
  /** The counted action and its subject, such as `sign-in` of an address. */
  key: string
  count: number
  startedAt: Date
}

interface PairedDevicesTable {
  id: Id
  userId: Id
  /** SHA-256 of the token in the device's cookie. */
  tokenHash: string
  name: string
  createdAt: CreatedAt
}

interface PairingCodesTable {
  codeHash: string
  userId: Id
  expiresAt: Date
}

export interface AccountTables {
  pairedDevices: PairedDevicesTable
  pairingCodes: PairingCodesTable
  sessions: SessionsTable
  credentials: CredentialsTable
  verifications: VerificationsTable
  invitations: InvitationsTable
  attempts: AttemptsTable
}
