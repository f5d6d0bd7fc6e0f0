import type { User } from '@vidya/contracts/calls/account';
import { type Role, roles } from '@vidya/contracts/calls/choices';
import { Button, Select } from '@vidya/shared-ui';
import { useState } from 'react';
import { roleName } from '../../data/people/role-name.ts';
import { RoleFrame } from './people-styles.ts';

const options = roles.toReversed().map((role) => ({ value: role, label: roleName[role] }));

interface RoleFieldProps {
  person: User;
  onChange: (role: Role) => void;
}

/** A person's role. A separate button applies it, because arrow keys change the selection at once. */
export function RoleField({ person, onChange }: RoleFieldProps) {
  const [role, choose] = useState<Role>(person.role);
  return (
    <RoleFrame>
      <Select label="Role" options={options} value={role} onChange={(event) => choose(event.target.value as Role)} />
      <Button variant="secondary" disabled={role === person.role} onClick={() => onChange(role)}>
        Change role
      </Button>
    </RoleFrame>
  );
}
