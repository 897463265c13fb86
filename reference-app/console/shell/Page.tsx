import { createContext, useContext, useEffect, useLayoutEffect, type ReactNode } from 'react';
import { TextSpan, useIntl } from 'bomdeck/i18n';
import { messages } from './shell.messages.js';

/** A step of the way from the start to the page. */
export interface Crumb {
  label: string;
  /** Absent for the page itself. */
  to?: string;
}

/** The shell's information about the page it shows. */
export interface PageInfo {
  /** Same page, same key: a tab or a filter is no new page. */
  pageKey: string;
  title: string;
  crumbs: readonly Crumb[];
}

export const PageContext = createContext<(page: PageInfo) => void>(() => {});

/** Props of {@link Page}. */
export interface PageProps {
  pageKey: string;
  /** Name of the page, in the browser's tab and in what is announced. */
  title: string;
  /** @defaultValue the title alone */
  crumbs?: readonly Crumb[];
  children: ReactNode;
}

/** Each page says through this what it is. */
export function Page({ pageKey, title, crumbs, children }: PageProps) {
  const intl = useIntl();
  const tell = useContext(PageContext);
  const way = JSON.stringify(crumbs ?? [{ label: title }]);
  useLayoutEffect(() => {
    tell({ pageKey, title, crumbs: JSON.parse(way) as Crumb[] });
  }, [tell, pageKey, title, way]);
  useEffect(() => {
    document.title = intl.formatMessage(messages.pageTitle, { title });
  }, [intl, title]);
  return <TextSpan>{children}</TextSpan>;
}
