/** What French grammar asks of a name, for messages that cannot tell by themselves. */

/** d’ rather than de: "true" before a vowel or a mute h. */
export const elided = (name: string) => String(/^[aeiouyhàâéèêîïôœ]/i.test(name));
