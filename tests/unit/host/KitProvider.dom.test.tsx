import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createApiClient } from '../../../src/api/client.js';
import { KitProvider, splitHostProps, useHost, useHostProps } from '../../../src/host/KitProvider.js';
import { Widget } from '../../../src/host/Widget.js';
import type { HostProps } from '../../../src/host/types.js';
import { messages } from '../../../src/data/FailureState.messages.js';
import { messages as states } from '../../../src/ui/layout/states.messages.js';
import { Message, useIntl } from '../../../src/i18n/index.js';

const api = createApiClient({ baseUrl: '' });
const auth = { permissions: ['VIEW_PORTFOLIO'] };

describe('a provider', () => {
  it('takes from the one around it what it does not say itself', () => {
    let seen: HostProps = {};
    const Probe = () => ((seen = useHostProps()), null);

    render(
      <KitProvider api={api} auth={auth} theme="dark" locale="de" messages={{ a: 'A' }}>
        <KitProvider theme="light" isReadOnly>
          <Probe />
        </KitProvider>
      </KitProvider>,
    );

    expect(seen).toMatchObject({
      api,
      auth,
      theme: 'light',
      locale: 'de',
      messages: { a: 'A' },
      isReadOnly: true,
    });
  });

  it('does not keep words of one language for another', () => {
    let seen: HostProps = {};
    const Probe = () => ((seen = useHostProps()), null);

    render(
      <KitProvider locale="de" messages={{ a: 'A' }}>
        <KitProvider locale="en">
          <Probe />
        </KitProvider>
      </KitProvider>,
    );

    expect(seen.messages).toBeUndefined();
  });

  it('gives the same object while its members are the same', () => {
    const seen = new Set<HostProps>();
    const Probe = () => (seen.add(useHostProps()), null);
    const { rerender } = render(
      <KitProvider api={api} auth={auth}>
        <Probe />
      </KitProvider>,
    );

    rerender(
      <KitProvider api={api} auth={auth}>
        <Probe />
      </KitProvider>,
    );

    expect(seen.size).toBe(1);
  });
});

describe('useHost', () => {
  it('says what is missing, and how to give it', () => {
    const Probe = () => (useHost(), null);
    vi.spyOn(console, 'error').mockImplementation(() => {});

    expect(() => render(<Probe />)).toThrowError('no api');
    expect(() =>
      render(
        <KitProvider api={api}>
          <Probe />
        </KitProvider>,
      ),
    ).toThrowError('no auth');
  });

  it.each([
    [['PORTFOLIO_MANAGEMENT'], false, true],
    [['PORTFOLIO_MANAGEMENT_UPDATE'], false, true],
    [['PORTFOLIO_MANAGEMENT_DELETE'], false, false],
    [['PORTFOLIO_MANAGEMENT'], true, false],
  ])('with %j, read-only %s: may update the portfolio: %s', (permissions, isReadOnly, expected) => {
    let may = !expected;
    const Probe = () => ((may = useHost().mayChange('PORTFOLIO_MANAGEMENT', 'UPDATE')), null);

    render(
      <KitProvider api={api} auth={{ permissions }} isReadOnly={isReadOnly}>
        <Probe />
      </KitProvider>,
    );

    expect(may).toBe(expected);
  });
});

describe('the frame of a widget', () => {
  it('keeps a fault inside, and can start again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let isBroken = true;
    const Part = () => {
      if (isBroken) throw new Error('a fault');
      return <p>alive</p>;
    };
    render(
      <>
        <p>host</p>
        <Widget host={{ api, auth }}>
          <Part />
        </Widget>
      </>,
    );
    expect(screen.getByText('host')).toBeVisible();
    expect(screen.getByRole('alert')).toBeVisible();

    isBroken = false;
    await userEvent.click(screen.getByRole('button'));

    expect(screen.getByText('alive')).toBeVisible();
  });

  it('splits what is the host’s from what is its own', () => {
    const [host, own] = splitHostProps({ api, projectId: 'p', isReadOnly: true } as HostProps & {
      projectId: string;
    });

    expect(host).toEqual({ api, isReadOnly: true });
    expect(own).toEqual({ projectId: 'p' });
  });

  it('takes words from the language of its tag, dates and numbers from its region, too', async () => {
    const Part = () => {
      const { formatDate } = useIntl();
      return (
        <p>
          <Message {...states.retry} /> {formatDate(new Date(2026, 10, 22), { dateStyle: 'short' })}
        </p>
      );
    };

    render(
      <>
        <Widget host={{ api, auth, locale: 'en-GB' }}>
          <Part />
        </Widget>
        <Widget host={{ api, auth, locale: 'de-CH' }}>
          <Part />
        </Widget>
      </>,
    );

    const [english, german] = screen.getAllByRole('paragraph');
    expect(english).toHaveTextContent('Try again 22/11/2026');
    await waitFor(() => expect(german).toHaveTextContent('Erneut versuchen 22.11.26'));
  });

  it('takes own words with values, which have to be parsed first', async () => {
    const Part = () => <Message {...messages.stale} values={{ time: '09:40' }} />;
    const own = { 'data.stale': 'Von {time}' };

    render(
      <Widget host={{ api, auth, locale: 'de', messages: own }}>
        <Part />
      </Widget>,
    );

    expect(await screen.findByText('Von 09:40')).toBeVisible();
  });

  it('speaks English and warns when own words are not ICU text', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const Part = () => <Message {...messages.stale} values={{ time: '09:40' }} />;

    render(
      <Widget host={{ api, auth, messages: { 'data.stale': 'Von {time' } }}>
        <Part />
      </Widget>,
    );

    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
    expect(screen.getByText(/Showing data from 09:40/)).toBeVisible();
  });

  it('shows a result itself when the host has no place for it', async () => {
    const undo = vi.fn();
    const Part = () => {
      const { notify } = useHost();
      const save = () =>
        notify({ kind: 'failure', title: 'Not saved', action: { label: 'Again', run: undo } });
      return <button onClick={save}>save</button>;
    };
    render(
      <Widget host={{ api, auth }}>
        <Part />
      </Widget>,
    );

    await userEvent.click(screen.getByRole('button', { name: 'save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not saved');
    await userEvent.click(screen.getByRole('button', { name: 'Again' }));

    expect(undo).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
