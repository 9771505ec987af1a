#ifndef PREFERENCES_H
#define PREFERENCES_H

/// Copies the property lists in one folder to another.
///
/// Both paths must be absolute, and symbolic links in them aren't followed.
void copy_preferences(const char *from, const char *to);

#endif
