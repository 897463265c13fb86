import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import {
  SectionNavigation,
  type NavigationSection,
} from '../../../../src/frames/detail/SectionNavigation.js';

const SECTIONS: readonly NavigationSection[] = [
  {
    id: 'repositories',
    label: 'Repositories',
    icon: 'archive',
    items: [
      { id: 'repositories/cargo', label: 'Cargo', href: '/admin/repositories/cargo' },
      { id: 'repositories/maven', label: 'Maven', href: '/admin/repositories/maven' },
    ],
  },
  { id: 'access', label: 'Access', items: [{ id: 'access/teams', label: 'Teams' }] },
];

function Area(props: { first?: string; isNarrow?: boolean; onLeave?: (id: string) => void }) {
  const [value, setValue] = useState<string | undefined>(props.first);
  return (
    <main>
      <SectionNavigation
        label="Administration"
        sections={SECTIONS}
        value={value}
        onValueChange={(id) => {
          props.onLeave?.(id);
          setValue(id);
        }}
        isNarrow={props.isNarrow ?? false}
      />
      <button onClick={() => setValue('access/teams')}>Elsewhere</button>
    </main>
  );
}

describe('SectionNavigation', () => {
  it('opens the section of what is shown, and of what is shown next', async () => {
    render(<Area first="repositories/maven" />);
    const navigation = screen.getByRole('navigation', { name: 'Administration' });
    expect(within(navigation).getByRole('link', { name: 'Maven' })).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByRole('button', { name: 'Teams' })).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));

    expect(screen.getByRole('button', { name: 'Teams' })).toHaveAttribute('aria-current', 'page');
  });

  it('leads to a place without loading the page, and leaves other tabs to the browser', async () => {
    const onLeave = vi.fn();
    render(<Area first="repositories/maven" onLeave={onLeave} />);
    const cargo = screen.getByRole('link', { name: 'Cargo' });
    expect(cargo).toHaveAttribute('href', '/admin/repositories/cargo');

    let isPrevented: boolean | undefined;
    const stop = (event: Event) => {
      isPrevented = event.defaultPrevented;
      // There is no other tab to open here.
      event.preventDefault();
    };
    document.addEventListener('click', stop, { once: true });
    fireEvent.click(cargo, { ctrlKey: true });
    expect(isPrevented).toBe(false);
    expect(onLeave).not.toHaveBeenCalled();
    expect(fireEvent.click(cargo)).toBe(false);

    expect(onLeave).toHaveBeenCalledWith('repositories/cargo');
    expect(cargo).toHaveAttribute('aria-current', 'page');
  });

  it('is walked, opened and closed with arrow keys', async () => {
    render(<Area first="repositories/maven" />);
    const user = userEvent.setup();
    const heading = screen.getByRole('button', { name: 'Repositories' });
    screen.getByRole('link', { name: 'Maven' }).focus();

    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('link', { name: 'Cargo' })).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(heading).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(heading).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('link', { name: 'Cargo' })).toBeNull();
    await user.keyboard('{End}{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('button', { name: 'Teams' })).toHaveFocus();
    await user.keyboard('{Home}{ArrowRight}');

    expect(heading).toHaveFocus();
    expect(heading).toHaveAttribute('aria-expanded', 'true');
  });

  it('is a select where there is no room for a column', async () => {
    render(<Area isNarrow />);
    const select = screen.getByRole('combobox', { name: 'Administration' });
    expect(select).toHaveValue('');
    expect(within(select).getByRole('group', { name: 'Repositories' })).toBeInTheDocument();

    await userEvent.selectOptions(select, 'Maven');

    expect(select).toHaveValue('repositories/maven');
  });
});
