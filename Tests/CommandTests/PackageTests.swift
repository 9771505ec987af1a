import Foundation
import TestSupport
import Testing

/// The packages that `make package` creates.
///
/// `make test-package` installs them in clean systems.
struct PackageTests {
  private let folder: TemporaryFolder
  private let version: String

  /// Creates packages from the build of these tests.
  init() throws {
    folder = try TemporaryFolder()
    version = try Command.run("--version").output.trimmingCharacters(in: .newlines)
    var environment = ProcessInfo.processInfo.environment
    environment["DEBUG"] = "1"
    environment["SOURCE_DATE_EPOCH"] = "1700000000"
    let outcome = try Command.run(
      [Command.products.path, folder.url.path],
      program: Command.repository.appendingPathComponent("scripts/package"),
      environment: environment)
    try #require(outcome.code == 0, "\(outcome)")
  }

  private func run(_ arguments: String...) throws -> String {
    let outcome = try Command.run(
      ["-C", folder.url.path] + arguments, program: URL(fileURLWithPath: "/usr/bin/env"))
    try #require(outcome.code == 0, "\(outcome)")
    return outcome.output
  }

  private func name(endingWith suffix: String) throws -> String {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    return try #require(names.first { $0.hasSuffix(suffix) })
  }

  @Test func packagesHaveTheVersionTheFilesAndWhatTheyNeed() throws {
    #expect(
      try !run("sha256sum", "--check", "quince-\(version)-SHA256SUMS").contains("FAILED"))
    try tarballRunsWhereItIsUnpacked()
    let isDebian = FileManager.default.isExecutableFile(atPath: "/usr/bin/dpkg-shlibdeps")
    if isDebian { try debianPackageIsComplete() }
  }

  private func tarballRunsWhereItIsUnpacked() throws {
    let name = try name(endingWith: ".tar.xz")
    #expect(name.hasPrefix("quince-\(version)-linux-"))
    _ = try run("tar", "-xzf", name)
    let program = folder.file("\(name.dropLast(".tar.xz".count))/bin/quince")
    #expect(try Command.run(["--version"], program: program).output == version + "\n")
  }

  private func debianPackageIsComplete() throws {
    let name = try name(endingWith: ".deb")
    #expect(name.hasPrefix("quince_\(version)_"))
    #expect(try run("dpkg-deb", "--field", name, "Version") == version + "\n")
    let needs = try run("dpkg-deb", "--field", name, "Depends")
    for package in [
      "libc6 ", "libpango-1.0-0", "libssl3", "libc6-dev", "bubblewrap", "fonts-inter",
    ] {
      #expect(needs.contains(package), "\(needs)")
    }
    let listed = try run("dpkg-deb", "--contents", name)
    let paths = listed.split(separator: "\n").map { $0.split(separator: " ")[5] }
    #expect(paths.allSatisfy { $0 == "./" || $0.hasPrefix("./usr/") })
    #expect(paths.contains("./usr/share/zsh/vendor-completions/_quince"))
    #expect(!paths.contains("./usr/lib/quince/uninstall"))
    #expect(listed.split(separator: "\n").allSatisfy { $0.contains(" root/root ") })
  }
}
