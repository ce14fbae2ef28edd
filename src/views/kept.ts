import { connectionOf, prepared } from './statements';
import type { Rows } from './view';

/** How many answers of one kind are kept: the lists that are open on an evening, not a whole history. */
const most = 12;

type Kept<Value> = { stamp: string; readonly answers: Map<string, Value> };

/**
 * An answer that is read once and kept until anything is written to the views, by whichever connection. Only
 * for what is the same for every reader: who may see it is asked afterwards, of what comes out of here.
 */
export function kept<Value>(read: (rows: Rows, key: string) => Value): (rows: Rows, key: string) => Value {
  const all = prepared((): Kept<Value> => ({ stamp: '', answers: new Map() }));
  return (rows, key) => {
    // What a transaction has written so far may be taken back.
    if (connectionOf(rows).inTransaction) return read(rows, key);
    const own = all(rows);
    const stamp = stampOf(rows);
    if (own.stamp !== stamp) own.answers.clear();
    own.stamp = stamp;
    const known = own.answers.get(key);
    if (known !== undefined) return known;
    const [oldest] = own.answers.keys();
    if (oldest !== undefined && own.answers.size >= most) own.answers.delete(oldest);
    const answer = read(rows, key);
    own.answers.set(key, answer);
    return answer;
  };
}

const stampText = `select total_changes() || '.' || data_version as stamp from pragma_data_version`;

const stampStatement = prepared((rows) => connectionOf(rows).prepare<[], { stamp: string }>(stampText));

/** Another one whenever rows were changed: by this connection, or by another one that committed. */
const stampOf = (rows: Rows): string => stampStatement(rows).get()?.stamp ?? '';

/** What a pure function makes of a value that never changes: made once, as long as that value is there. */
export function remembered<Of extends object, Value>(make: (of: Of) => Value): (of: Of) => Value {
  const made = new WeakMap<Of, { readonly value: Value }>();
  return (of) => {
    const before = made.get(of);
    if (before) return before.value;
    const value = make(of);
    made.set(of, { value });
    return value;
  };
}
