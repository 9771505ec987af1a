import Foundation

/// The error for a file or folder that can't be used, with the reason in plain words.
package struct FileFailure: Error, Equatable, CustomStringConvertible {
  /// The file or folder.
  package let path: String
  /// The reason, such as `it's a pipe`.
  package let reason: String
  /// The line with the problem, counted from 1, or `nil` if the whole file has the problem.
  package let line: Int?

  /// Creates an error with a reason.
  package init(_ path: String, _ reason: String, line: Int? = nil) {
    self.path = path
    self.reason = reason
    self.line = line
  }

  /// Creates an error from the error number of a system call.
  package init(_ path: String, errno code: Int32) {
    self.init(path, Self.words(for: code))
  }

  /// Creates an error from a Foundation error.
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
    case ENOENT: "no such file or directory"
    case EACCES, EPERM: "permission denied"
    case EISDIR: "it's a folder"
    case ENOTDIR: "part of its path isn't a folder"
    case ELOOP: "it's a symbolic link, or its symbolic links form a loop"
    case ENAMETOOLONG: "its name is too long"
    case ENOSPC, EDQUOT: "the disk is full"
    case EROFS: "the disk is read-only"
    case EMFILE, ENFILE: "too many files are open"
    case EFBIG: "the file is too large"
    case EXDEV: "its path leaves the folder"
    default: String(cString: strerror(code)).lowercased()
    }
  }

  private static func words(forCocoa code: Int) -> String {
    switch CocoaError.Code(rawValue: code) {
    case .fileNoSuchFile, .fileReadNoSuchFile: "no such file or directory"
    case .fileReadNoPermission, .fileWriteNoPermission: "permission denied"
    case .fileWriteFileExists: "it already exists"
    case .fileWriteOutOfSpace: "the disk is full"
    case .fileReadCorruptFile, .fileReadInapplicableStringEncoding: "it's damaged"
    default: "it can't be used"
    }
  }
}
