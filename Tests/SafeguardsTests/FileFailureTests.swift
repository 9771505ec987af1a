import Foundation
import Testing

@testable import Safeguards

/// The descriptions of the reasons that a file can't be used.
struct FileFailureTests {
  @Test(arguments: [
    (ENOENT, "no such file or directory"), (EACCES, "permission denied"),
    (EPERM, "permission denied"),
    (EISDIR, "it's a folder"), (ENOTDIR, "part of its path isn't a folder"),
    (ENOSPC, "the disk is full"), (EDQUOT, "the disk is full"),
    (EROFS, "the disk is read-only"), (EMFILE, "too many files are open"),
    (ENAMETOOLONG, "its name is too long"), (EFBIG, "the file is too large"),
    (EXDEV, "its path leaves the folder"),
    (ELOOP, "it's a symbolic link, or its symbolic links form a loop"),
    (EIO, "input/output error"),
  ])
  func errorsOfTheSystemHaveWords(_ code: Int32, _ reason: String) {
    let failure = FileFailure("/a/b", errno: code)
    #expect(failure.reason == reason && failure.description == "/a/b: \(reason)")
  }

  @Test(
    arguments: [
      (CocoaError.fileNoSuchFile, "no such file or directory"),
      (.fileReadNoSuchFile, "no such file or directory"),
      (.fileReadNoPermission, "permission denied"), (.fileWriteOutOfSpace, "the disk is full"),
      (.fileWriteFileExists, "it already exists"),
      (.fileReadCorruptFile, "it's damaged"),
      (.userCancelled, "it can't be used"),
    ] as [(CocoaError.Code, String)])
  func errorsOfFoundationHaveWords(_ code: CocoaError.Code, _ reason: String) {
    #expect(FileFailure("a", CocoaError(code)).reason == reason)
  }

  @Test func theCauseBehindAnErrorCounts() {
    let cause = NSError(domain: NSPOSIXErrorDomain, code: Int(EISDIR))
    let error = NSError(
      domain: NSCocoaErrorDomain, code: CocoaError.fileReadUnknown.rawValue,
      userInfo: [NSUnderlyingErrorKey: cause])
    #expect(FileFailure("a", error).reason == "it's a folder")
    let own = FileFailure("b", "it is odd", line: 3)
    #expect(FileFailure("a", own) == own)
  }
}
