#ifndef PREFERENCES_H
#define PREFERENCES_H

/// Copies the property lists of a folder to another; both paths are absolute, and no symbolic link in them is followed.
void copy_preferences(const char *from, const char *to);

#endif
