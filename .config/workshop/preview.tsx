import type { Decorator, Loader, Preview } from '@storybook/react-vite';
import { useEffect, useState, type ReactNode } from 'react';
import { configure } from 'storybook/test';
import { styled } from 'styled-components';
import { KitProvider } from '../../src/host/KitProvider.js';
import type { HostProps } from '../../src/host/types.js';
import { IntlScope, loadMessages, type Messages } from '../../src/i18n/index.js';
import { theme, ThemeScope, type Density, type ThemeName } from '../../src/theme/index.js';
import { hostOf, type Backend } from './backend.js';
import { browserBackend } from './browserBackend.js';
import type { WidgetParameters } from './stories.js';

// A busy machine is slow, not wrong: parts are made ready when they are first drawn.
configure({ asyncUtilTimeout: 40_000 });

/** The settings in the toolbar of the workshop, for each story. */
interface Globals {
  theme: ThemeName;
  locale: string;
  density: Density;
  direction: 'ltr' | 'rtl';
  width: string;
}

const DEFAULTS: Globals = {
  theme: 'light',
  locale: 'en',
  density: 'comfortable',
  direction: 'ltr',
  width: 'full',
};

let backend: Backend = browserBackend;

/** Lets something else answer the stories, for tests. */
export function answerStoriesFrom(other: Backend): void {
  backend = other;
}

/** Gives a story of a widget its own host, and with it an empty cache. */
const withHost: Loader = async ({ parameters }) => ({
  host: parameters.host && (await hostOf(backend, parameters.host as WidgetParameters)),
});

const inItsPlace: Decorator = (Story, { globals, loaded }) => (
  <Place {...DEFAULTS} {...(globals as Partial<Globals>)} host={loaded.host as HostProps | undefined}>
    <Story />
  </Place>
);

function Place(props: Globals & { host: HostProps | undefined; children: ReactNode }) {
  const { theme: name, locale, density, direction, width, host, children } = props;
  const messages = useMessages(locale);
  return (
    <KitProvider {...host} theme={name} density={density} locale={locale} messages={messages}>
      <IntlScope locale={locale} messages={messages}>
        <ThemeScope theme={name} density={density}>
          <Ground
            dir={direction}
            lang={locale}
            style={{ maxInlineSize: width === 'full' ? undefined : width }}
          >
            {children}
          </Ground>
        </ThemeScope>
      </IntlScope>
    </KitProvider>
  );
}

/** English comes with the sources; other languages are loaded. */
function useMessages(locale: string): Messages | undefined {
  const [loaded, setLoaded] = useState<{ locale: string; messages: Messages }>();
  useEffect(() => {
    if (locale === DEFAULTS.locale) return;
    let isWanted = true;
    void loadMessages(locale).then((messages) => isWanted && setLoaded({ locale, messages }));
    return () => {
      isWanted = false;
    };
  }, [locale]);
  return loaded?.locale === locale ? loaded.messages : undefined;
}

const choice = (title: string, icon: ToolbarIcon, items: readonly string[]) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});
type ToolbarIcon = 'mirror' | 'globe' | 'component' | 'transfer' | 'grow';

const preview: Preview = {
  initialGlobals: { ...DEFAULTS },
  globalTypes: {
    theme: choice('Theme', 'mirror', ['light', 'dark', 'highContrast']),
    locale: choice('Language', 'globe', ['en', 'de']),
    density: choice('Density', 'component', ['comfortable', 'compact']),
    direction: choice('Direction', 'transfer', ['ltr', 'rtl']),
    width: choice('Width', 'grow', ['full', '360px', '640px', '960px']),
  },
  // The ground of a story is its theme's own.
  parameters: { layout: 'fullscreen', backgrounds: { disable: true }, controls: { expanded: true } },
  loaders: [withHost],
  decorators: [inItsPlace],
};

export default preview;

const Ground = styled.main`
  container-type: inline-size;
  min-block-size: 100vh;
  padding: ${theme.space.lg};
  background: ${theme.color.surface.canvas};
`;
