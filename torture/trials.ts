import type { Trial } from './kit/trial.ts'
import { crashPoints } from './trials/crash-points.ts'
import { damage } from './trials/damage.ts'
import { fullDisk } from './trials/full-disk.ts'
import { junkModel } from './trials/junk-model.ts'
import { killDuringWrites } from './trials/kill-during-writes.ts'
import { lostConnections } from './trials/lost-connections.ts'
import { migrations } from './trials/migrations.ts'
import { overload } from './trials/overload.ts'
import { randomOperations } from './trials/random-operations.ts'
import { rollingRestart } from './trials/rolling-restart.ts'
import { roundTrip } from './trials/round-trip.ts'
import { sameRequestTwice } from './trials/same-request-twice.ts'
import { slowServices } from './trials/slow-services.ts'
import { timeZones } from './trials/time-zones.ts'
import { tornUploads } from './trials/torn-uploads.ts'
import { twoServers } from './trials/two-servers.ts'

/** In the order of docs/promises.md. */
export const trials: readonly Trial[] = [
  killDuringWrites,
  crashPoints,
  fullDisk,
  tornUploads,
  sameRequestTwice,
  lostConnections,
  slowServices,
  junkModel,
  overload,
  rollingRestart,
  roundTrip,
  migrations,
  randomOperations,
  timeZones,
  damage,
  twoServers,
]
