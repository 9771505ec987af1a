import AppBuilder
import Foundation
import Safeguards
import Sandbox
import TestSupport
import Testing

@testable import BuildWork

/// Packages are fetched from a server by HTTPS, regardless of how git is confined.
final class FetchingTests {
  private let folder: TemporaryFolder
  private let server: PackageServer
  private let name = "Answers" + UUID().uuidString.filter { $0 != "-" }

  init() throws {
    folder = try TemporaryFolder()
    server = try PackageServer()
    let work = folder.file("work")
    try FileManager.default.createDirectory(
      at: work.appendingPathComponent("Sources/\(name)"), withIntermediateDirectories: true)
    try Data("// swift-tools-version:5.5\n".utf8)
      .write(to: work.appendingPathComponent("Package.swift"))
    try Data("let answer = 42\n".utf8)
      .write(to: work.appendingPathComponent("Sources/\(name)/Answer.swift"))
    try server.serve(work, as: name, version: "1.2.3")
  }

  deinit {
    for kept in MacFileSystem.names(in: PackageCache.folder) where kept.hasPrefix(name) {
      try? FileManager.default.removeItem(at: PackageCache.folder.appendingPathComponent(kept))
    }
  }

  private func fetch(
    _ address: String, _ sandbox: SandboxSettings, trusting authority: URL?
  ) async throws -> String {
    let project = folder.file("App.xcodeproj")
    let area = ReadingArea(around: folder.url)
    let store = PackageStore(
      project: project, area: area, sandbox: sandbox, fetches: true,
      resolved: ResolvedPackages(of: project, in: area), authorities: authority)
    let version = PackageVersion([1, 0, 0])
    let reference = PackageReference.repository(address, .versions(version..<version.nextMajor))
    let files = try await store.folder(of: reference, from: area)
    return try String(
      contentsOf: files.appendingPathComponent("Sources/\(name)/Answer.swift"), encoding: .utf8)
  }

  /// The confinement of git: the best of this machine, Landlock alone, limits alone, nothing.
  @Test(arguments: [
    SandboxSettings(), SandboxSettings(means: .landlock(because: "it is tested")),
    SandboxSettings(means: .limits(because: "it is tested")), SandboxSettings(isOn: false),
  ])
  func aPackageIsFetched(_ sandbox: SandboxSettings) async throws {
    let address = server.address(of: "\(name).git")
    let text = try await fetch(address, sandbox, trusting: server.authority)
    #expect(text == "let answer = 42\n")
  }

  @Test(arguments: ["", "/", "#installation", ".git/", ".git#installation"])
  func anAddressCanBeWrittenInManyWays(_ ending: String) async throws {
    let address = server.address(of: name) + ending
    let text = try await fetch(address, SandboxSettings(), trusting: server.authority)
    #expect(text == "let answer = 42\n")
  }

  @Test func aServerThatNobodyVouchesForIsRefused() async throws {
    let address = server.address(of: name)
    let failure = await #expect(throws: BuildFailure.self) {
      try await fetch(address, SandboxSettings(), trusting: nil)
    }
    #expect(failure?.description.contains("certificate") == true, "\(failure as Any)")
  }
}
