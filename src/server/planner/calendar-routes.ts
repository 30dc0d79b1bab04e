import type { FastifyInstance } from 'fastify'
import { Id } from '../../contract/fields.ts'
import { calendarFileAddress } from '../../contract/planner/planner.ts'
import { calendarFile } from '../../domain/planner/calendar-file.ts'
import { AppError } from '../http/app-error.ts'
import type { IdentifyUser } from '../http/user-of-request.ts'
import { planReply } from './plan-reply.ts'
import type { PlannerDeps } from './planner-deps.ts'
import { requirePlan } from './plan-lifecycle.ts'

// File name for a title without valid characters.
const PLAIN_NAME = 'Week'

/** Serves plans as downloadable iCalendar files. */
export function serveCalendarFiles(
  app: FastifyInstance,
  deps: Pick<PlannerDeps, 'db' | 'clock'> & { readonly identifyUser: IdentifyUser },
): void {
  const { db, clock, identifyUser } = deps
  app.get<{ Params: { id: string } }>(calendarFileAddress(':id'), async (request, reply) => {
    const user = await identifyUser(request)
    // An invalid id in a file's URL is a 404, not a validation error.
    const id = Id.safeParse(request.params.id)
    if (!id.success) throw new AppError('plan_not_found')
    const { plan, dailyOutfits } = await planReply(db, await requirePlan(db, user, id.data), clock)
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', attachment(plan.title))
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(calendarFile({ plan, days: dailyOutfits, now: clock.now().toISOString() }))
  })
}

// RFC 6266: an ASCII name for all clients, and the exact one in RFC 8187 encoding.
function attachment(title: string): string {
  const name = title.replaceAll(/[\s\p{Cc}\p{Cf}/\\:*?"<>|]+/gu, ' ').trim() || PLAIN_NAME
  const plain = name
    .normalize('NFKD')
    .replaceAll(/[^\w .()-]/g, '')
    .replaceAll(/ +/g, ' ')
    .trim()
  return `attachment; filename="${plain || PLAIN_NAME}.ics"; filename*=UTF-8''${encoded(name)}.ics`
}

function encoded(name: string): string {
  return encodeURIComponent(name).replaceAll(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
