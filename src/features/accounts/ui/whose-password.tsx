/** Tells a password manager whose password a form asks for; nobody else meets it. */
export function WhosePassword({ username }: { username: string }) {
  return (
    <input
      className="visually-hidden"
      type="text"
      name="username"
      autoComplete="username"
      defaultValue={username}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  )
}
