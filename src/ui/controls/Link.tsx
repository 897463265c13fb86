import {
  Children,
  isValidElement,
  type AnchorHTMLAttributes,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { styled } from 'styled-components';
import { Message, TextSpan } from '../../i18n/index.js';
import { theme } from '../../theme/index.js';
import { ButtonFrame, type ButtonSize, type ButtonVariant } from './Button.js';
import { Icon, type IconName } from './Icon.js';
import { isPlainClick } from './isPlainClick.js';
import { messages } from './Link.messages.js';
import { bare, focusRing } from '../layout/mixins.js';
import { trueHost } from './trueHost.js';
import { withRef } from './withRef.js';

/** Props of {@link Link}; everything of an HTML link too. @public */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The URL. Without `onNavigate`, the browser follows it and reloads the page. */
  href: string;
  /** Goes there without loading the page; called for plain clicks only, so new tabs and windows stay the browser's. */
  onNavigate?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** `text` underlined in a sentence, `entity` the name of a row, `quiet` underlined on hover. @defaultValue 'text' */
  variant?: 'text' | 'entity' | 'quiet';
  /**
   * Another site: opens in a new tab, without telling it where from. Where the address or the text could be read as another host,
   * the link says the host that it leads to.
   */
  isExternal?: boolean;
  /** The anchor. */
  ref?: Ref<HTMLAnchorElement>;
}

/** Goes somewhere. To do something, use a button. @public */
export const Link = withRef(function Link(props: LinkProps) {
  const { onNavigate, variant = 'text', isExternal, children, ...rest } = props;
  return (
    <Anchor
      {...rest}
      {...externalProps(isExternal)}
      onClick={navigating(rest.onClick, onNavigate)}
      data-variant={variant}
    >
      <TextSpan>{children}</TextSpan>
      {isExternal && <TrueHost href={rest.href}>{children}</TrueHost>}
    </Anchor>
  );
});

/** Props of {@link ButtonLink}. @public */
export interface ButtonLinkProps extends Omit<LinkProps, 'variant'> {
  /** The visual emphasis. */
  variant?: ButtonVariant;
  /** Height. */
  size?: ButtonSize;
  /** Before the words. */
  icon?: IconName;
}

/** A link with the looks of a button. @public */
export const ButtonLink = withRef(function ButtonLink(props: ButtonLinkProps) {
  const {
    onNavigate,
    variant = 'secondary',
    size = 'medium',
    icon,
    isExternal,
    children,
    ref,
    ...rest
  } = props;
  return (
    <ButtonFrame
      as="a"
      {...(rest as object)}
      ref={ref}
      {...externalProps(isExternal)}
      onClick={navigating(rest.onClick, onNavigate)}
      data-variant={variant}
      data-size={size}
    >
      <Words>
        {icon && <Icon name={icon} />}
        <TextSpan>{children}</TextSpan>
        {isExternal && <TrueHost href={rest.href}>{children}</TrueHost>}
      </Words>
    </ButtonFrame>
  );
});

function TrueHost({ href, children }: { href: string; children: ReactNode }) {
  const host = trueHost(href, textOf(children));
  return (
    host && (
      <>
        {' '}
        <Message {...messages.leadsTo} values={{ host }} />
      </>
    )
  );
}

/** Returns the readable text of a node, including bold text and the alternative text of images. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string') return node;
  if (isValidElement<{ children?: ReactNode; alt?: string }>(node))
    return `${node.props.alt ?? ''}${textOf(node.props.children)}`;
  return Array.isArray(node)
    ? Children.toArray(node as ReactNode[])
        .map(textOf)
        .join('')
    : '';
}

function navigating(
  onClick: AnchorHTMLAttributes<HTMLAnchorElement>['onClick'],
  onNavigate: LinkProps['onNavigate'],
): AnchorHTMLAttributes<HTMLAnchorElement>['onClick'] {
  return (event) => {
    onClick?.(event);
    if (!onNavigate || event.defaultPrevented || !isPlainClick(event)) return;
    if (event.currentTarget.target && event.currentTarget.target !== '_self') return;
    event.preventDefault();
    onNavigate(event);
  };
}

function externalProps(isExternal: boolean | undefined) {
  return isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : undefined;
}

const Anchor = styled.a`
  border-radius: ${theme.radius.sm};
  color: ${theme.color.text.link};
  font: inherit;
  text-decoration: underline;
  text-underline-offset: 2px;
  ${focusRing}

  &:is([data-variant='entity'], [data-variant='quiet']) {
    color: inherit;
    text-decoration: none;
  }
  &[data-variant='entity'] {
    font-weight: ${theme.font.weight.medium};
  }
  &:hover {
    text-decoration: underline;
  }
`;

const Words = styled.span`
  ${bare}
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-inline-size: 0;
`;
