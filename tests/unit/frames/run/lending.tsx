import { useState } from 'react';
import { screen, within } from '@testing-library/react';
import { RunDialog } from '../../../../src/frames/run/RunDialog.js';
import { RunPreview } from '../../../../src/frames/run/RunPreview.js';
import type { RunDefinition } from '../../../../src/frames/run/RunDefinition.js';
import { useRun } from '../../../../src/frames/run/useRun.js';
import type { ListMessage } from '../../../../src/frames/list/listText.js';
import { bookPage } from '../list/bookList.js';

/** A book as a list shows it. */
interface Book {
  readonly title: string;
  /** The current holder. '' means that the book is on its shelf. */
  readonly holder: string;
}

interface Lent {
  readonly isWritten: boolean;
  readonly before: string;
}

/** Thrown when someone else lent the book in the meantime. */
class LentMeanwhile extends Error {
  constructor(readonly holder: string) {
    super(`${holder} has it.`);
  }
}

/** A message as the build of the kit makes it: texts and values, already parsed. */
const say = (...parts: readonly string[]): ListMessage => ({
  id: `test.${parts.join(' ')}`,
  defaultMessage: parts.map((part) =>
    part.startsWith('#') ? { type: 1, value: part.slice(1) } : { type: 0, value: part },
  ),
});

const NAMES: RunDefinition<Book, string, Lent>['names'] = {
  idOf: ({ title }) => title,
  nameOf: ({ title }) => title,
  columns: (_, bookOf) => [
    { id: 'title', header: 'Title', width: 200, cardSlot: 'title', cell: (row) => bookOf(row).title },
  ],
};
const WORDS: RunDefinition<Book, string, Lent>['words'] = {
  running: say('Lending ', '#count'),
  undoing: say('Taking back ', '#count'),
  changedAll: say('#done', ' lent'),
  changed: say('#done', ' of ', '#total', ' lent, ', '#refused', ' refused'),
  noneChanges: say('All are lent already'),
  over: say('#done', ' of ', '#total', ' are lent'),
  restoredAll: say('#done', ' taken back'),
  restored: say('#done', ' of ', '#total', ' taken back'),
  notRestored: say('#count', ' not taken back'),
};
const PREVIEW_WORDS = {
  changes: say('Loans'),
  apply: say('Lend ', '#count'),
  chooseFirst: say('Say to whom.'),
  noneChanges: say('Nothing to lend.'),
  same: say('#count', ' stay'),
  leaveDecided: say('Leave ', '#count', ' lent'),
};
const COLUMNS = [
  { id: 'holder', header: 'Now', width: 100, cell: ({ holder }: Book) => holder || 'on its shelf' },
];
const itself = (book: Book) => book;

/** The behavior of a test server for one book. If absent, it does as requested. */
type Fault = (title: string, holder: string) => Promise<void> | void;

/** A library that lends many books in one operation. */
export class Library {
  /** The state on the server. */
  readonly holders = new Map<string, string>();
  fault: Fault = () => {};
  /** The number of writes. */
  writes = 0;
  selected: readonly string[] = [];
  known: string[] = [];

  /** @param titles - each with who has it, as the list shows it */
  constructor(readonly titles: Readonly<Record<string, string>>) {
    for (const [title, holder] of Object.entries(titles)) this.holders.set(title, holder);
  }

  async put(title: string, holder: string): Promise<void> {
    await this.fault(title, holder);
    this.writes += 1;
    this.holders.set(title, holder);
  }

  /** Lends a book unless someone else has lent it since it was listed. */
  lend = async ({ title, holder }: Book, to: string): Promise<Lent> => {
    const before = this.holders.get(title)!;
    if (before === to) return { isWritten: false, before };
    if (before !== holder) throw new LentMeanwhile(before);
    await this.put(title, to);
    return { isWritten: true, before };
  };
}

/** A page that lends the books of a library; a name that is typed is who gets them. */
export function lendingPage(
  library: Library,
  own: Partial<RunDefinition<Book, string, Lent, string>> & {
    isPossible?: (book: Book) => boolean;
    keepsFields?: boolean;
    steps?: (to: string) => (books: readonly Book[]) => readonly Book[];
  } = {},
) {
  const books = Object.entries(library.titles).map(([title, holder]) => ({ title, holder }));
  const { steps, isPossible, keepsFields, ...options } = own;
  function Page() {
    const [isPreviewing, setIsPreviewing] = useState(false);
    const [to, setTo] = useState('');
    const run = useRun<Book, string, Lent, string>({
      save: library.lend,
      undo: async ({ title }, { before }) => {
        await library.put(title, before);
        return 'back';
      },
      itemAfter: (book, error) => (error instanceof LentMeanwhile ? { ...book, holder: error.holder } : book),
      settle: ({ answers, refused }) =>
        void (library.known = [
          ...answers.map((answer) => (answer === 'back' ? answer : 'lent')),
          ...refused.map(({ item }) => item.title),
        ]),
      select: (left) => (library.selected = left.map(({ title }) => title)),
      names: NAMES,
      words: WORDS,
      reasonOf: (_, error) => String((error as Error).message),
      ...options,
    });
    const [stepsTo] = useState(() => steps ?? (() => (all: readonly Book[]) => all));
    return (
      <>
        <button onClick={() => setIsPreviewing(true)}>Lend…</button>
        <RunDialog run={run} keepsFields={keepsFields}>
          {isPreviewing && (
            <RunPreview
              title="Lend books"
              items={books}
              names={NAMES}
              words={PREVIEW_WORDS}
              isDecided={isLent}
              isEmpty={to === ''}
              isDirty={to !== ''}
              stepsOf={stepsTo(to)}
              isPossible={isPossible}
              itemOf={itself}
              columns={COLUMNS}
              problem={to === '?' ? 'Nobody is called so.' : undefined}
              fields={<input aria-label="To" value={to} onChange={({ target }) => setTo(target.value)} />}
              onStart={(chosen) => {
                run.start(chosen, to);
                if (!keepsFields) setIsPreviewing(false);
              }}
              onClose={() => setIsPreviewing(false)}
            />
          )}
        </RunDialog>
      </>
    );
  }
  const page = bookPage(<Page />);
  const { user } = page;
  /** Opens the preview, and says who gets the books. */
  const ask = async (to: string) => {
    await user.click(screen.getByRole('button', { name: 'Lend…' }));
    const preview = await screen.findByRole('dialog', { name: 'Lend books' });
    if (to) await user.type(within(preview).getByRole('textbox', { name: 'To' }), to);
    return preview;
  };
  /** Lends all of them. */
  const lend = async (to: string) => {
    const preview = await ask(to);
    await user.click(within(preview).getByRole('button', { name: /^Lend \d/ }));
  };
  const last = () => page.notices.at(-1);
  return { ...page, ask, lend, last };
}

const isLent = ({ holder }: Book) => holder !== '';
