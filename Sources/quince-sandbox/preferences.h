#ifndef PREFERENCES_H
#define PREFERENCES_H

/// Copies the property lists of a folder to another.
void copy_preferences(const char *from, const char *to);

#endif
