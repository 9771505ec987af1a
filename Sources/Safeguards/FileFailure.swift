import Foundation

/// A file or folder that cannot be used, and why, in plain words.
package struct FileFailure: Error, Equatable, CustomStringConvertible {
  /// The file or folder.
  package let path: String
  /// Such as `it is a pipe`.
  package let reason: String
  /// The line at which the file is unfit, from 1; `nil` where it is as a whole.
  package let line: Int?

  /// A failure for a reason.
  package init(_ path: String, _ reason: String, line: Int? = nil) {
    self.path = path
    self.reason = reason
    self.line = line
  }

  /// A failure for the reason that a call of the system gives.
  package init(_ path: String, errno code: Int32) {
    self.init(path, Self.words(for: code))
  }

  /// A failure for the reason that is behind an error of Foundation's.
  package init(_ path: String, _ error: any Error) {
    if let failure = error as? FileFailure {
      self = failure
      return
    }
    var cause: NSError? = error as NSError
    while let error = cause, error.domain != NSPOSIXErrorDomain {
      cause = error.userInfo[NSUnderlyingErrorKey] as? NSError
    }
    self.init(
      path,
      cause.map { Self.words(for: Int32($0.code)) } ?? Self.words(forCocoa: (error as NSError).code)
    )
  }

  /// The path and the reason.
  package var description: String { "\(path): \(reason)" }

  private static func words(for code: Int32) -> String {
    switch code {
    case ENOENT: "it is missing"
    case EACCES, EPERM: "you may not use it"
    case EISDIR: "it is a folder"
    case ENOTDIR: "a part of its path is no folder"
    case ELOOP: "it is a symbolic link, or symbolic links lead in a circle"
    case ENAMETOOLONG: "its name is too long"
    case ENOSPC, EDQUOT: "the disk is full"
    case EROFS: "the disk cannot be written"
    case EMFILE, ENFILE: "too many files are open"
    case EFBIG: "it becomes larger than files may be"
    case EXDEV: "its path leaves the folder"
    default: String(cString: strerror(code)).lowercased()
    }
  }

  private static func words(forCocoa code: Int) -> String {
    switch CocoaError.Code(rawValue: code) {
    case .fileNoSuchFile, .fileReadNoSuchFile: "it is missing"
    case .fileReadNoPermission, .fileWriteNoPermission: "you may not use it"
    case .fileWriteFileExists: "there is such a file already"
    case .fileWriteOutOfSpace: "the disk is full"
    case .fileReadCorruptFile, .fileReadInapplicableStringEncoding: "it is broken"
    default: "it cannot be used"
    }
  }
}
