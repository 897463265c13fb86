import { useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RouterContext } from '../../../../reference-app/console/routes/RouterContext.js';
import { useUrlValue, type UrlCodec } from '../../../../reference-app/console/routes/useUrlValue.js';

const codec: UrlCodec<string> = {
  parse: ({ search }) => new URLSearchParams(search).get('sort') ?? 'name',
  format: (sort) => ({ query: new URLSearchParams({ sort }) }),
};

// Drawn as browsers do it: within act(), changes from the router would be drawn before anything else happens.
let root: Root;
let place: HTMLElement;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  place = document.createElement('div');
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  vi.unstubAllGlobals();
});

/** A list that completes its address when it is opened, and another page whose code comes when `arrive` is called. */
function open(onDrawn: (router: ReturnType<typeof createMemoryRouter>) => void) {
  let arrive = () => {};
  const code = new Promise<void>((resolve) => (arrive = resolve));
  function List() {
    useEffect(() => onDrawn(router), []);
    const [value] = useUrlValue(codec);
    return <h1>List by {value}</h1>;
  }
  const router = createMemoryRouter(
    [
      { path: '/list', element: <List /> },
      { path: '/other', lazy: () => code.then(() => ({ element: <h1>Other</h1> })) },
    ],
    { initialEntries: ['/list'] },
  );
  root.render(
    <RouterContext value={router}>
      <RouterProvider router={router} />
    </RouterContext>,
  );
  return { router, arrive };
}

it('completes the address of a page that is opened', async () => {
  const { router } = open(() => {});

  await vi.waitFor(() => expect(router.state.location.search).toBe('?sort=name'));
});

it('calls nobody back who follows a link while the page is drawn', async () => {
  const { router, arrive } = open((router) => void router.navigate('/other'));

  await vi.waitFor(() => expect(place.textContent).toBe('List by name'));
  arrive();

  await vi.waitFor(() => expect(place.textContent).toBe('Other'));
  expect(router.state.location.pathname).toBe('/other');
});
