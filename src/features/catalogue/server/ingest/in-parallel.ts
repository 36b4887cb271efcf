/** At most so many at a time, answers in the order of the questions. Once stopped, what has not begun stays undone. */
export async function inParallel<Question, Answer>(
  questions: readonly Question[],
  most: number,
  answer: (question: Question) => Promise<Answer>,
  isStopped: () => boolean = () => false,
): Promise<readonly (Answer | undefined)[]> {
  const answers: (Answer | undefined)[] = questions.map(() => undefined)
  let next = 0
  const work = async () => {
    while (next < questions.length && !isStopped()) {
      const at = next
      next += 1
      answers[at] = await answer(questions[at] as Question)
    }
  }
  await Promise.all(Array.from({ length: Math.max(1, most) }, work))
  return answers
}

/** The items in groups, the last of which may be smaller. */
export async function* inGroups<Item>(
  items: AsyncIterable<Item>,
  size: number,
): AsyncGenerator<readonly Item[]> {
  let group: Item[] = []
  for await (const item of items) {
    group.push(item)
    if (group.length < size) continue
    yield group
    group = []
  }
  if (group.length > 0) yield group
}
