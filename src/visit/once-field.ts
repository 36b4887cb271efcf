/** The field of a form with the key of the page that it stands on (`formKey`): by it the form makes a thing once. */
export const onceField = '_once'
