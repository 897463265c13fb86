import { Component, type ReactNode } from 'react';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { deferred } from '../../../../src/ui/later/deferred.js';

function Greeting({ name }: { name: string }) {
  return <p>Good morning, {name}</p>;
}

describe('deferred', () => {
  it('shows what stands in until the code is there, then the component at once', async () => {
    let arrive = (_: typeof Greeting) => {};
    const Later = deferred(() => new Promise<typeof Greeting>((resolve) => (arrive = resolve)));
    render(<Later name="Ada" fallback={<p>One moment</p>} />);
    expect(screen.getByText('One moment')).toBeInTheDocument();

    await act(async () => arrive(Greeting));

    // No timer has run: React would have held it back for 300 ms.
    expect(screen.getByText('Good morning, Ada')).toBeInTheDocument();
    expect(screen.queryByText('One moment')).toBeNull();
  });

  it('draws what was loaded ahead without anything in its place', async () => {
    const load = vi.fn(() => Promise.resolve(Greeting));
    const Later = deferred(load);
    await Later.load();
    const seen: string[] = [];
    render(<Later name="Ada" fallback={<Seen by={seen} />} />);
    expect(screen.getByText('Good morning, Ada')).toBeInTheDocument();
    expect(seen).toEqual([]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('loads the code once for all places', async () => {
    const load = vi.fn(() => Promise.resolve(Greeting));
    const Later = deferred(load);
    render(
      <>
        <Later name="Ada" />
        <Later name="Grace" />
      </>,
    );
    expect(await screen.findByText('Good morning, Ada')).toBeInTheDocument();
    expect(screen.getByText('Good morning, Grace')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('says in its own place what could not be loaded, leaves the rest alone, and loads it again', async () => {
    const load = vi.fn(() => Promise.resolve(Greeting)).mockRejectedValueOnce(new Error('chunk is gone'));
    const Later = deferred(load);
    render(
      <>
        <textarea aria-label="Comment" defaultValue="half a thought" />
        <Later name="Ada" />
      </>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Could not load part of the application\. Check your connection, or reload the page\./,
    );
    expect(screen.getByLabelText('Comment')).toHaveValue('half a thought');

    act(() => screen.getByRole('button', { name: 'Try again' }).click());

    expect(await screen.findByText('Good morning, Ada')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is asked for again by itself when the network is back, and stays with its words until then', async () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const asked = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    const load = vi.fn(() => Promise.resolve(Greeting));
    const Later = deferred(load);
    render(<Later name="Ada" />);
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    const other = vi.fn(() => Promise.resolve(Greeting));
    const Another = deferred(other);
    await Another.load();
    render(<Another name="Grace" />);
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    // Without a network one request is enough for all, and none is for their files.
    expect([asked, load, other].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);

    isOnline.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));

    expect(await screen.findByText('Good morning, Ada')).toBeInTheDocument();
    expect(await screen.findByText('Good morning, Grace')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
    expect([load, other].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('is loaded where the browser is wrong about the network', async () => {
    vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
    const Later = deferred(() => Promise.resolve(Greeting));

    render(<Later name="Ada" />);

    expect(await screen.findByText('Good morning, Ada')).toBeInTheDocument();
    vi.useRealTimers();
  });

  it('is asked for again ever less often where no sign comes', async () => {
    vi.useFakeTimers();
    const load = vi.fn(() => Promise.resolve(Greeting)).mockRejectedValueOnce(new Error('gone'));
    load.mockRejectedValueOnce(new Error('gone'));
    const Later = deferred(load);
    render(<Later name="Ada" />);
    await act(() => vi.advanceTimersByTimeAsync(0));
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(load).toHaveBeenCalledTimes(2);
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(load).toHaveBeenCalledTimes(2);
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    vi.useRealTimers();
    expect(await screen.findByText('Good morning, Ada')).toBeInTheDocument();
  });

  it('can do without what would have opened over the page', async () => {
    const Later = deferred<{ onClose: () => void }>(() => Promise.reject(new Error('chunk is gone')));
    const onClose = vi.fn();
    render(<Later onClose={onClose} />);
    const dismiss = await screen.findByRole('button', { name: 'Dismiss' });

    act(() => dismiss.click());

    expect(onClose).toHaveBeenCalledOnce();
  });

  it('goes without what is not needed', async () => {
    const load = vi.fn(() => Promise.reject(new Error('chunk is gone')));
    const Later = deferred<{ name: string }>(load, 'fallback');
    render(<Later name="Ada" fallback="One moment" />);
    await act(() => Promise.resolve());

    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.getByText('One moment')).toBeInTheDocument();
  });

  it('tells the boundary around what failed, where that is wanted, and asks again when it is drawn anew', async () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
    const load = vi.fn(() => Promise.resolve(Greeting)).mockRejectedValueOnce(new Error('chunk is gone'));
    const Later = deferred(load, 'throw');
    const { rerender } = render(
      <Boundary key="first">
        <Later name="Ada" />
      </Boundary>,
    );
    expect(await screen.findByText('chunk is gone')).toBeInTheDocument();

    rerender(
      <Boundary key="second">
        <Later name="Ada" />
      </Boundary>,
    );
    expect(await screen.findByText('Good morning, Ada')).toBeInTheDocument();
    quiet.mockRestore();
  });

  it('keeps quiet about a failure ahead of time', async () => {
    const Later = deferred<{ name: string }>(() => Promise.reject(new Error('offline')));
    await expect(Later.load()).resolves.toBeUndefined();
  });

  it('draws the stand-in on the server, whatever is loaded there', async () => {
    const Later = deferred(() => Promise.resolve(Greeting));
    await Later.load();
    expect(renderToString(<Later name="Ada" fallback="One moment" />)).toBe('One moment');
  });
});

function Seen({ by }: { by: string[] }) {
  by.push('drawn');
  return null;
}

class Boundary extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};

  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }

  override render() {
    return this.state.message ?? this.props.children;
  }
}
