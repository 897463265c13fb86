import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { initialsOf } from '../../../src/ui/controls/Avatar.js';
import { Button } from '../../../src/ui/controls/Button.js';
import { CountPips } from '../../../src/ui/controls/CountPips.js';
import { FileDrop } from '../../../src/ui/controls/FileDrop.js';
import { formatBytes } from '../../../src/ui/controls/formatBytes.js';
import { IconButton } from '../../../src/ui/controls/IconButton.js';
import { Link } from '../../../src/ui/controls/Link.js';
import { ProgressBar } from '../../../src/ui/controls/ProgressBar.js';
import { ErrorState, InlineNotice, LoadingRows } from '../../../src/ui/layout/states.js';
import { TabPanel, Tabs } from '../../../src/ui/controls/Tabs.js';
import { arraySource } from '../../../src/ui/table/arraySource.js';
import { DataTable } from '../../../src/ui/table/DataTable.js';
import { problemsIn } from './axe.js';

// Loaded with the first tip; on a busy machine that takes longer than a test waits.
beforeAll(() => import('../../../src/ui/overlay/TipBubble.js'));

describe('Button', () => {
  it('refuses clicks and submits while it is busy, and says so', async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" isBusy busyLabel="Saving…" onClick={onClick}>
          Save
        </Button>
      </form>,
    );

    await userEvent.click(screen.getByRole('button'));

    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('that goes while it is busy leaves the focus to what stands in its place', async () => {
    const page = (middle: ReactNode) => (
      <main data-density="comfortable">
        <Button>Before</Button>
        {middle}
        <Button>After</Button>
      </main>
    );
    const { rerender } = render(page(<ErrorState title="Failed" onRetry={() => {}} />));
    screen.getByRole('button', { name: 'Try again' }).focus();
    rerender(page(<ErrorState title="Failed" onRetry={() => {}} isRetrying />));
    expect(screen.getByRole('button', { name: 'Try again', busy: true })).toHaveFocus();

    rerender(page(<section aria-label="Content" />));

    await waitFor(() => expect(screen.getByRole('region', { name: 'Content' })).toHaveFocus());
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
    // Nothing that is no control stays one.
    expect(screen.getByRole('region', { name: 'Content' })).not.toHaveAttribute('tabindex');
  });

  it('that dismisses a notice leaves the focus to what follows it', async () => {
    const page = (notice: ReactNode) => (
      <main data-density="comfortable">
        {notice}
        <section aria-label="Content" />
      </main>
    );
    const { rerender } = render(page(<InlineNotice title="Newer findings." onDismiss={vi.fn()} />));
    screen.getByRole('button', { name: 'Dismiss' }).focus();

    rerender(page(null));

    await waitFor(() => expect(screen.getByRole('region', { name: 'Content' })).toHaveFocus());
  });

  it('that goes while it is busy leaves the focus where somebody else took it', async () => {
    const page = (middle: ReactNode) => (
      <main data-density="comfortable">
        {middle}
        <Button>After</Button>
      </main>
    );
    const { rerender } = render(page(<Button isBusy>Save</Button>));
    screen.getByRole('button', { name: 'Save' }).focus();

    rerender(page(<input aria-label="Name" autoFocus />));

    await import('../../../src/ui/focus/focusPlace.js');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  });

  it('can be reached and says why it cannot be used', async () => {
    const onClick = vi.fn();
    const user = userEvent.setup();
    render(
      <Button disabledReason="You need “Audit vulnerabilities”." onClick={onClick}>
        Save
      </Button>,
    );

    await user.tab();
    await user.keyboard('{Enter}');

    expect(screen.getByRole('button')).toHaveFocus();
    expect(screen.getByRole('button')).toHaveAccessibleDescription('You need “Audit vulnerabilities”.');
    expect(onClick).not.toHaveBeenCalled();
  });

  it('shows the tip of an icon after a moment and takes it away with Escape', async () => {
    const user = userEvent.setup();
    render(<IconButton icon="refresh" label="Refresh" />);

    await user.hover(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('Refresh')).toBeInTheDocument();
    await user.keyboard('{Escape}');

    expect(screen.queryByText('Refresh')).not.toBeInTheDocument();
  });
});

describe('Link', () => {
  it('takes plain clicks itself and leaves the others to the browser', () => {
    const onNavigate = vi.fn();
    render(
      <Link href="/projects" onNavigate={onNavigate}>
        Projects
      </Link>,
    );
    const link = screen.getByRole('link');

    expect(fireEvent.click(link)).toBe(false);
    expect(onNavigate).toHaveBeenCalledTimes(1);
    for (const modifier of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }]) {
      link.addEventListener('click', (event) => event.preventDefault(), { once: true });
      fireEvent.click(link, modifier);
    }
    expect(onNavigate).toHaveBeenCalledTimes(1);
  });

  it('opens other sites elsewhere and tells them nothing', () => {
    render(
      <Link href="https://nvd.example" isExternal>
        NVD
      </Link>,
    );

    expect(screen.getByRole('link')).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it.each([
    ['https://bank.example@evil.example/', 'https://bank.example@evil.example/ (goes to evil.example)'],
    ['https://bank.example:443@evil.example:8443/', 'here (goes to evil.example:8443)'],
    ['http://:secret@evil.example', 'here (goes to evil.example)'],
    ['https://evil.example\\@bank.example', 'here (goes to evil.example)'],
    ['https://evil.example\\.bank.example/', 'here (goes to evil.example)'],
    ['https:\\\\evil.example/', 'here (goes to evil.example)'],
    ['https:evil.example/bank.example', 'here (goes to evil.example)'],
    ['https:////evil.example', 'here (goes to evil.example)'],
    ['https://bank.example\t.evil.example', 'here (goes to bank.example.evil.example)'],
    ['https://bank%2Eexample%2Eevil.example', 'here (goes to bank.example.evil.example)'],
    ['https://bаnk.example', 'here (goes to xn--bnk-6cd.example)'],
    ['http://2130706433:81/', 'here (goes to 127.0.0.1:81)'],
    ['https://HOST.example:443/a\\b', 'here'],
    ['http://[::1]:80/', 'here'],
    ['https://host.example/@someone?to=a@b', 'here'],
    ['mailto:somebody@host.example', 'here'],
    ['/projects/a@b', 'here'],
  ])('that goes to %s reads “%s”', (href, name) => {
    render(
      <Link href={href} isExternal>
        {name.startsWith('https') ? href : 'here'}
      </Link>,
    );

    expect(screen.getByRole('link')).toHaveAccessibleName(name);
  });

  it.each([
    ['https://bank.example/login', 'https://bank.example/login (goes to evil.example)'],
    ['www.bank.example', 'www.bank.example (goes to evil.example)'],
    ['https://evil.example', 'https://evil.example'],
    ['Version 1.2.3', 'Version 1.2.3'],
    ['README.md', 'README.md'],
  ])('whose text is “%s” reads “%s”', (text, name) => {
    render(
      <Link href="https://evil.example/a" isExternal>
        {[text]}
      </Link>,
    );

    expect(screen.getByRole('link')).toHaveAccessibleName(name);
  });
});

describe('FileDrop', () => {
  const json = new File(['{}'], 'bom.json', { type: 'application/json' });
  const xml = new File(['<bom/>'], 'bom.xml');

  it('hands on the file that was picked, the same one twice', async () => {
    const { onFiles, input } = aDrop();

    await userEvent.upload(input, json);
    await userEvent.upload(input, json);

    expect(onFiles).toHaveBeenCalledTimes(2);
    expect(onFiles).toHaveBeenCalledWith([json]);
  });

  it('takes a file that is dropped anywhere on it', () => {
    const { onFiles } = aDrop();

    fireEvent.drop(screen.getByText('Drop here'), { dataTransfer: { items: [], files: [json] } });

    expect(onFiles).toHaveBeenCalledWith([json]);
  });

  it('refuses several files at once, and says so', () => {
    const { onFiles } = aDrop();

    fireEvent.drop(screen.getByText('Drop here'), { dataTransfer: { items: [], files: [json, xml] } });

    expect(onFiles).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent('Drop only one file, not 2.');
  });

  it('refuses folders', () => {
    const { onFiles } = aDrop();
    const folder = { kind: 'file', getAsFile: () => json, webkitGetAsEntry: () => ({ isDirectory: true }) };

    fireEvent.drop(screen.getByText('Drop here'), { dataTransfer: { items: [folder], files: [json] } });

    expect(onFiles).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent('Drop a file, not a folder or text.');
  });

  it('keeps a file that is dropped beside it from taking the place of the page', () => {
    const { onFiles } = aDrop();
    const dropBeside = (types: string[]) =>
      fireEvent.drop(document.body, { dataTransfer: { types, items: [], files: [json] } });

    // `fireEvent` returns whether the browser performs its default action.
    expect(dropBeside(['Files'])).toBe(false);
    expect(dropBeside(['text/plain'])).toBe(true);
    expect(onFiles).not.toHaveBeenCalled();
  });

  function aDrop() {
    const onFiles = vi.fn();
    const { container } = render(<FileDrop label="Drop here" onFiles={onFiles} />);
    return { onFiles, input: container.querySelector('input') as HTMLInputElement };
  }
});

describe('Tabs', () => {
  it('are chosen with the arrow keys where they are no links', async () => {
    const onValueChange = vi.fn();
    const user = userEvent.setup();
    render(
      <>
        <Tabs idPrefix="parts" label="Parts" value="a" onValueChange={onValueChange} items={[{ id: 'a', label: 'A' }, { id: 'b', label: 'B', count: 3 }]} />
        <TabPanel idPrefix="parts" id="a">Panel</TabPanel>
      </>,
    ); // prettier-ignore

    await user.tab();
    await user.keyboard('{ArrowRight}');

    expect(onValueChange).toHaveBeenCalledWith('b');
    expect(screen.getByRole('tabpanel', { name: 'A' })).toHaveTextContent('Panel');
  });

  it('name no panel where what they show is elsewhere, such as on the page of a host', async () => {
    render(<Tabs label="Parts" value="a" items={[{ id: 'a', label: 'A' }]} />);

    expect(screen.getByRole('tab', { name: 'A' })).not.toHaveAttribute('aria-controls');
    expect(await problemsIn()).toEqual([]);
  });

  it('are navigation where they have addresses', () => {
    render(<Tabs label="Parts" value="a" items={[{ id: 'a', label: 'A', href: '/a' }, { id: 'b', label: 'B', href: '/b' }]} />); // prettier-ignore

    expect(screen.getByRole('navigation', { name: 'Parts' })).toBeInTheDocument();
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('A');
  });

  it.each([
    ['none when all fit', 300, 0, null],
    ['the end', 500, 0, 'end'],
    ['both', 500, 100, 'start end'],
    ['the start', 500, 200, 'start'],
    ['the start of right-to-left text', 500, -200, 'start'],
  ])('mark the edges that hide others: %s', (_, scrollWidth, scrollLeft, edges) => {
    render(<Tabs label="Parts" value="a" items={[{ id: 'a', label: 'A' }]} />);
    const list = screen.getByRole('tablist');
    Object.defineProperties(list, {
      clientWidth: { value: 300 },
      scrollWidth: { value: scrollWidth },
      scrollLeft: { value: scrollLeft },
    });

    fireEvent.scroll(list);

    expect(list.getAttribute('data-more')).toBe(edges);
  });
});

it('CountPips say in words what is counted and show what is not known as a dash', async () => {
  render(
    <CountPips
      cells={[
        { label: 'Critical', mark: 'C', count: 1200, tone: 'severity.CRITICAL' },
        { label: 'High', mark: 'H', count: undefined, tone: 'severity.HIGH' },
      ]}
      marks="always"
    />,
  );

  // The letter is for those who see neither the head of a column nor the colour.
  expect(screen.getAllByRole('listitem').map((cell) => cell.textContent)).toEqual([
    'Critical C1,200',
    'High H–',
  ]);
  expect(screen.getByText('C')).toBeVisible();
  expect(screen.getByText('C')).toHaveAttribute('aria-hidden', 'true');
});

it('CountPips shorten long numbers, and say them in whole to screen readers and as a tip', () => {
  const cell = (count: number) => ({ label: `Up to ${count}`, mark: 'C', count, tone: 'neutral' as const });
  render(<CountPips cells={[9_999, 10_000, 12_431, 99_960, 123_456, 1_234_567].map(cell)} />);

  const cells = screen.getAllByRole('listitem');
  expect(cells.map((each) => each.lastChild?.textContent)).toEqual([
    '9,999',
    '10k',
    '12.4k',
    '100k',
    '123k',
    '1,235k',
  ]);
  expect(screen.getByText('12.4k')).toHaveAttribute('aria-hidden', 'true');
  expect(cells[2]).toHaveTextContent('Up to 12431 12,431');
  expect(cells.map((each) => each.title)).toEqual([
    'Up to 9999',
    'Up to 10000 10,000',
    'Up to 12431 12,431',
    'Up to 99960 99,960',
    'Up to 123456 123,456',
    'Up to 1234567 1,234,567',
  ]);
});

it('ErrorState offers another try and shows the details on demand', async () => {
  const onRetry = vi.fn();
  const user = userEvent.setup();
  render(<ErrorState title="Could not load findings" onRetry={onRetry} details="503 /api/v1/finding" />);
  expect(screen.getByText('503 /api/v1/finding')).not.toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Details' }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(screen.getByText('503 /api/v1/finding')).toBeVisible();
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it.each([
  ['Mira Halvorsen', 'MH'],
  ['mira.halvorsen', 'MH'],
  ['admin', 'A'],
  ['Åsa von Öst', 'ÅÖ'],
  ['👩‍🚀', ''],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [2_400_000, '2.4 MB'],
  [50_000_000, '50 MB'],
  [123_456_789, '123 MB'],
  [5e12, '5,000 GB'],
])('%d bytes are %s', (bytes, words) => {
  const intl = {
    formatNumber: (value: number, options?: object) => new Intl.NumberFormat('en', options).format(value),
  };

  expect(formatBytes(intl as never, bytes)).toBe(words);
});

it('nothing is drawn on the server with a style attribute, which a strict policy would forbid', () => {
  const columns = [{ id: 'n', header: 'N', width: 80, cell: (n: number) => n }];

  const html = renderToString(
    <>
      <ProgressBar label="Upload" value={0.4} />
      <LoadingRows />
      <Button isBusy>Save</Button>
      <DataTable
        label="Numbers"
        columns={columns}
        rows={arraySource(Array.from({ length: 5000 }, (_, i) => i))}
        row={{ getId: String, getName: String }}
      />
    </>,
  );

  expect(html).toContain('data-row');
  expect(html).not.toContain(' style=');
});
