import type { RouteName } from '@warda/contract/routes'
import type { Handler, RequestContext } from './handler.ts'

/** Runs the handler of a list; a page past the end is answered with the last page. */
export async function handlePage<N extends RouteName>(
  request: RequestContext<N>,
  handler: Handler<N>,
): Promise<Awaited<ReturnType<Handler<N>>>> {
  const result = await handler(request)
  if (!result.ok || !isPastEnd(result.value)) return result
  return handler({
    ...request,
    query: { ...(request.query as object), page: result.value.pageCount },
  } as RequestContext<N>)
}

const isPastEnd = (answer: unknown): answer is { page: number; pageCount: number } =>
  typeof answer === 'object' &&
  answer !== null &&
  'page' in answer &&
  'pageCount' in answer &&
  Number(answer.page) > Number(answer.pageCount)
