import type { FastifyReply } from 'fastify'
import type { Answer, Problem } from '#platform/endpoint.ts'
import { sendEvents } from './send-events.ts'

export function sendProblem(reply: FastifyReply, problem: Problem) {
  return reply
    .code(problem.status)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem))
}

/** What a call came to, as HTTP has it. */
export function sendAnswer(reply: FastifyReply, answer: Answer) {
  reply.headers({ 'cache-control': 'private, no-cache', ...answer.headers })
  switch (answer.kind) {
    case 'json':
      return reply.code(answer.status).send(answer.body)
    case 'bytes':
      return reply.code(answer.status).type(answer.type).send(answer.body)
    case 'problem':
      return sendProblem(reply, answer.problem)
    case 'events':
      return sendEvents(reply, answer.open)
    case 'redirect':
      return reply.redirect(answer.to, 303)
  }
}
