import Foundation
import Testing

@testable import Safeguards

/// Why a file can't be used, in words.
struct FileFailureTests {
  @Test(arguments: [
    (ENOENT, "it is missing"), (EACCES, "you may not use it"), (EPERM, "you may not use it"),
    (EISDIR, "it is a folder"), (ENOTDIR, "a part of its path is no folder"),
    (ENOSPC, "the disk is full"), (EDQUOT, "the disk is full"),
    (EROFS, "the disk cannot be written"), (EMFILE, "too many files are open"),
    (ENAMETOOLONG, "its name is too long"), (EFBIG, "it becomes larger than files may be"),
    (EXDEV, "its path leaves the folder"),
    (ELOOP, "it is a symbolic link, or symbolic links lead in a circle"),
    (EIO, "input/output error"),
  ])
  func errorsOfTheSystemHaveWords(_ code: Int32, _ reason: String) {
    let failure = FileFailure("/a/b", errno: code)
    #expect(failure.reason == reason && failure.description == "/a/b: \(reason)")
  }

  @Test(
    arguments: [
      (CocoaError.fileNoSuchFile, "it is missing"), (.fileReadNoSuchFile, "it is missing"),
      (.fileReadNoPermission, "you may not use it"), (.fileWriteOutOfSpace, "the disk is full"),
      (.fileWriteFileExists, "there is such a file already"),
      (.fileReadCorruptFile, "it is broken"),
      (.userCancelled, "it cannot be used"),
    ] as [(CocoaError.Code, String)])
  func errorsOfFoundationHaveWords(_ code: CocoaError.Code, _ reason: String) {
    #expect(FileFailure("a", CocoaError(code)).reason == reason)
  }

  @Test func theCauseBehindAnErrorCounts() {
    let cause = NSError(domain: NSPOSIXErrorDomain, code: Int(EISDIR))
    let error = NSError(
      domain: NSCocoaErrorDomain, code: CocoaError.fileReadUnknown.rawValue,
      userInfo: [NSUnderlyingErrorKey: cause])
    #expect(FileFailure("a", error).reason == "it is a folder")
    let own = FileFailure("b", "it is odd", line: 3)
    #expect(FileFailure("a", own) == own)
  }
}
