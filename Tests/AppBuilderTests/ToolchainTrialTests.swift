import Foundation
import TestSupport
import Testing

@testable import AppBuilder

/// Toolchains whose programs can't be started.
struct ToolchainTrialTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func install(_ name: String, _ script: String) throws {
    let file = folder.file(name)
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
  }

  private func problem() async -> String? {
    await ToolchainTrial(of: Toolchain(compiler: folder.file("swiftc"))).problem
  }

  @Test func theFirstProgramThatCannotBeStartedIsReported() async throws {
    try install("swiftc", "exit 0")
    try install("clang", "echo 'no libfoo.so.1' >&2; echo more >&2; exit 127")
    #expect(await problem() == "no libfoo.so.1")
    try install("clang", "exit 0")
    #expect(await problem()?.hasSuffix("/ld.lld can't be started") == true)
    try install("ld.lld", "exit 0")
    #expect(await problem() == nil)
  }
}
