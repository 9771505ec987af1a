import Foundation

// The names that Apple's C library has for the times of files.

extension stat {
  /// The time of the last access.
  public var st_atimespec: timespec {
    get { st_atim }
    set { st_atim = newValue }
  }

  /// The time of the last change of the content.
  public var st_mtimespec: timespec {
    get { st_mtim }
    set { st_mtim = newValue }
  }

  /// The time of the last change of the attributes.
  public var st_ctimespec: timespec {
    get { st_ctim }
    set { st_ctim = newValue }
  }
}
