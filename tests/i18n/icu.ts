/** A value a message takes in: said as it is, written as a `number`, chosen by (`select`), or counted (`plural`). */
export type Argument = { readonly name: string; readonly kind: string; readonly options: readonly string[] };

/** The arguments of an ICU message, those in its branches too. Throws where the braces do not close. */
export function argumentsOf(message: string): readonly Argument[] {
  const { found, end } = readText(message, 0);
  if (end !== message.length) throw new Error(`a brace too many in: ${message}`);
  return found;
}

type Read = { readonly found: readonly Argument[]; readonly end: number };

/** Text up to the brace that closes the branch it stands in, or up to the end. */
function readText(message: string, start: number): Read {
  const found: Argument[] = [];
  let at = start;
  while (at < message.length && message[at] !== '}') {
    if (message[at] === '{') {
      const argument = readArgument(message, at + 1);
      found.push(...argument.found);
      at = argument.end;
    } else at += 1;
  }
  return { found, end: at };
}

function readArgument(message: string, start: number): Read {
  const head = /^\s*(\w+)\s*(?:,\s*(\w+)\s*(?:,|(?=\})))?/.exec(message.slice(start));
  if (!head?.[1]) throw new Error(`no argument at ${start} of: ${message}`);
  let at = start + head[0].length;
  const options: string[] = [];
  const inside: Argument[] = [];
  while (head[2] && message[at] !== '}') {
    const selector = /^\s*([=\w-]+)\s*\{/.exec(message.slice(at));
    if (!selector?.[1]) break;
    options.push(selector[1]);
    const branch = readText(message, at + selector[0].length);
    inside.push(...branch.found);
    at = branch.end + 1 + (/^\s*/.exec(message.slice(branch.end + 1))?.[0].length ?? 0);
  }
  if (message[at] !== '}') throw new Error(`an open brace in: ${message}`);
  return { found: [{ name: head[1], kind: head[2] ?? 'simple', options }, ...inside], end: at + 1 };
}
