import { accessChanged } from '../../data/resources/changes.js';
import type { Withdrawal } from '../../domain/ownAccess.js';
import { AssignmentList, type AssignmentListProps } from '../../frames/picker/AssignmentList.js';
import { LostAccessQuestion } from './LostAccess.js';
import { useOwnAccess } from './useOwnAccess.js';

/** Props of {@link AccessList}. */
export interface AccessListProps<Item> extends Omit<
  AssignmentListProps<Item>,
  'permission' | 'stale' | 'ask' | 'canRestore' | 'isWaiting'
> {
  /** Returns the access that removing one withdraws. Absent: nothing that a user could have. */
  withdrawal?: (item: Item) => Withdrawal;
}

/**
 * A list of the access of a user, a team, or a group. Asks users for confirmation before they take
 * permissions from themselves.
 */
export function AccessList<Item>({ withdrawal, ...props }: AccessListProps<Item>) {
  const { lostBy, isLoading } = useOwnAccess();
  const lostWith = (item: Item) => (withdrawal ? lostBy(withdrawal(item)) : []);
  return (
    <AssignmentList
      {...props}
      permission="ACCESS_MANAGEMENT"
      stale={accessChanged}
      canRestore={(item) => !lostWith(item).includes('ACCESS_MANAGEMENT')}
      isWaiting={withdrawal !== undefined && isLoading}
      ask={(item, answer) => {
        const lost = lostWith(item);
        return lost.length > 0 ? <LostAccessQuestion permissions={lost} {...answer} /> : undefined;
      }}
    />
  );
}
