/** The places of the account, in the order of its menus, by the name of their paths. A site shows those that it has. */
export const accountPlaces = [
  { name: 'overview', to: 'account' },
  { name: 'profile', to: 'accountProfile' },
  { name: 'sessions', to: 'accountSessions' },
  { name: 'team', to: 'accountTeam' },
] as const
