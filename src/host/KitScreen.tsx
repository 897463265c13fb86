import type { ReactNode } from 'react';
import { splitHostProps } from './KitProvider.js';
import type { HostProps } from './types.js';
import { Widget } from './Widget.js';

/** Props of {@link KitScreen}. @public */
export interface KitScreenProps extends HostProps {
  /** The screen, made of blocks. */
  children?: ReactNode;
}

/**
 * The frame for a screen of a host's own that is made of blocks: what each widget has around it, so that the screen has language,
 * look and notices of the widgets beside it, and a fault in it does not take the page down. What it is not given comes from
 * the {@link KitProvider} around it.
 * @public
 */
export function KitScreen(props: KitScreenProps) {
  const [host, { children }] = splitHostProps(props);
  return <Widget host={host}>{children}</Widget>;
}
