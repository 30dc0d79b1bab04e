import type { FastifyInstance } from 'fastify'
import { Id } from '../../contract/fields.ts'
import { calendarFileAddress } from '../../contract/planner.ts'
import { calendarFile } from '../../domain/planner/calendar-file.ts'
import { AppError } from '../http/app-error.ts'
import type { IdentifyUser } from '../http/user-of-request.ts'
import { planReply } from './plan-reply.ts'
import type { PlannerNeeds } from './planner-needs.ts'
import { requirePlan } from './plan-lifecycle.ts'

// Of a title without any letter that a file may be called by.
const PLAIN_NAME = 'Week'

/** Gives plans as iCalendar files to download. */
export function serveCalendarFiles(
  app: FastifyInstance,
  needs: Pick<PlannerNeeds, 'db' | 'clock'> & { readonly identifyUser: IdentifyUser },
): void {
  const { db, clock, identifyUser } = needs
  app.get<{ Params: { id: string } }>(calendarFileAddress(':id'), async (request, reply) => {
    const user = await identifyUser(request)
    // The address of a file is no form: what is no id is not there.
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

// RFC 6266: a plain name for everybody, and the true one for who reads RFC 8187.
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
