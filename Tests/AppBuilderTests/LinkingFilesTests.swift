import Foundation
import TestSupport
import Testing

@testable import AppBuilder

/// The files that apps are linked with, at their locations on each kind of system.
struct LinkingFilesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func areComplete(_ files: [String]) throws -> Bool {
    for path in files {
      let file = folder.file(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
    return LinkingFiles(root: folder.url.path).areComplete
  }

  @Test(arguments: [
    ["usr/lib/x86_64-linux-gnu/crt1.o", "usr/lib/gcc/x86_64-linux-gnu/12/libstdc++.so"],
    ["usr/lib64/crt1.o", "usr/lib/gcc/x86_64-redhat-linux/14/libstdc++.so"],
    ["usr/lib/crt1.o", "usr/lib/libstdc++.so"],
  ])
  func everySystemsPlacesAreKnown(_ files: [String]) throws {
    #expect(try !areComplete([]))
    #expect(try !areComplete(Array(files.prefix(1))))
    #expect(try areComplete(files))
  }
}
