import Foundation
import TestSupport
import Testing

@testable import AppBuilder

/// The locations of toolchains, and the toolchain that's chosen.
struct ToolchainSearchTests {
  private let folder: TemporaryFolder
  private let module: URL

  /// Creates a folder to use as `/`, with the module of a library that Swift 6.3.1 has built.
  init() throws {
    folder = try TemporaryFolder()
    module = folder.file("UIKit.swiftmodule")
    try Self.module("6.3.1").write(to: module)
  }

  private static func module(_ version: String) -> Data {
    Data([0xE2, 0x9C, 0xA8, 0x0E] + Array(repeating: 0, count: 15_000))
      + Data("\(version)(6.3)/Swift version \(version) (swift-\(version)-RELEASE)\0\u{1}".utf8)
  }

  private var version: SwiftVersion? { SwiftVersion(compilerOf: module) }

  private func search(path: String = "/bin", _ more: [String: String] = [:]) -> ToolchainSearch {
    let environment = [
      "PATH": path.split(separator: ":").map { folder.url.path + $0 }.joined(separator: ":"),
      "HOME": folder.url.path + "/home/ann",
    ].merging(more) { $1 }
    return ToolchainSearch(environment: environment, root: folder.url.path)
  }

  /// Creates the essential parts of a toolchain in a folder.
  /// - Parameter version: The version, or `nil` to omit Swift's module.
  private func install(_ version: String?, in place: String) throws {
    let modules = folder.file(place).appendingPathComponent("lib/swift/linux")
    let programs = folder.file(place).appendingPathComponent("bin")
    let module = modules.appendingPathComponent("Swift.swiftmodule")
    for folder in [programs, module] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    try Data().write(to: modules.appendingPathComponent("libswiftCore.so"))
    for architecture in ["x86_64", "aarch64"] {
      guard let version else { continue }
      try Self.module(version).write(
        to: module.appendingPathComponent("\(architecture)-unknown-linux-gnu.swiftmodule"))
    }
    try makeProgram(programs.appendingPathComponent("swiftc"))
  }

  private func makeProgram(_ file: URL) throws {
    try Data("#!/bin/sh\n".utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
  }

  private func found(_ search: ToolchainSearch) throws -> String {
    let programs = try search.toolchain(of: version).programs.path
    return String(programs.dropFirst(folder.url.resolvingSymlinksInPath().path.count))
  }

  @Test func aModuleNamesItsCompiler() throws {
    #expect(version?.number == "6.3.1")
    #expect(version?.description == "Swift 6.3.1")
    try Data("no module".utf8).write(to: module)
    #expect(version == nil)
  }

  @Test(arguments: [
    "opt/swift-6.3.1-RELEASE-debian12/usr", "opt/swift/usr", "opt/swift-6.3.1",
    "usr/local/swift/usr",
    "usr/libexec/swift", "home/ann/swift-6.3.1-RELEASE-ubuntu24.04/usr",
    "home/ann/.local/swift/usr",
    "home/ann/.local/share/swiftly/toolchains/6.3.1/usr",
  ])
  func usualPlacesAreSearched(_ place: String) throws {
    try install("6.3.1", in: place)
    #expect(try found(search()) == "/\(place)/bin")
  }

  @Test(arguments: [("SWIFTLY_TOOLCHAINS_DIR", "tools"), ("SWIFTLY_HOME_DIR", "tools/toolchains")])
  func foldersThatSwiftlyWasGivenAreSearched(_ variable: String, _ toolchains: String) throws {
    try install("6.3.1", in: "\(toolchains)/6.3.1/usr")
    let folder = folder.file("tools").path
    #expect(try found(search(path: "/bin", [variable: folder])) == "/\(toolchains)/6.3.1/usr/bin")
  }

  @Test func thePathComesFirst() throws {
    try install("6.3.1", in: "opt/swift/usr")
    try install("6.3.1", in: "mine")
    #expect(try found(search(path: "/bin:/mine/bin")) == "/mine/bin")
  }

  @Test func anotherVersionOnThePathIsPassedOver() throws {
    try install("6.2", in: "mine")
    try install("6.3.1", in: "opt/swift/usr")
    #expect(try found(search(path: "/mine/bin")) == "/opt/swift/usr/bin")
  }

  @Test func aLinkToSwiftlyIsNoToolchain() throws {
    try install("6.3.1", in: "home/ann/.local/share/swiftly/toolchains/6.3.1/usr")
    let programs = folder.file("home/ann/.local/share/swiftly/bin")
    try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
    try makeProgram(programs.appendingPathComponent("swiftly"))
    try FileManager.default.createSymbolicLink(
      at: programs.appendingPathComponent("swiftc"),
      withDestinationURL: programs.appendingPathComponent("swiftly"))
    let search = search(path: "/home/ann/.local/share/swiftly/bin")
    #expect(try found(search) == "/home/ann/.local/share/swiftly/toolchains/6.3.1/usr/bin")
  }

  @Test func withoutTheVersionTheErrorSaysWhatIsThereAndHowToGetIt() throws {
    let nothing = try #require(throws: BuildFailure.self) { try search().toolchain(of: version) }
    #expect(
      "\(nothing)"
        == "error: Quince needs Swift 6.3.1, which isn't installed\n"
        + "    hint: run `swiftly install 6.3.1`, or unpack the toolchain in /opt; "
        + "see https://www.swift.org/install/linux")
    try install("6.2", in: "mine")
    try install(nil, in: "opt/swift/usr")
    let others = try #require(throws: BuildFailure.self) {
      try search(path: "/mine/bin").toolchain(of: version)
    }
    let root = folder.url.resolvingSymlinksInPath().path
    #expect(
      "\(others)".contains(
        "isn't installed; found only Swift 6.2 in \(root)/mine/bin, Swift in \(root)/opt/swift/usr/bin"
      ),
      "\(others)")
  }

  @Test func withoutAVersionTheFirstToolchainIsChosen() throws {
    try install("6.2", in: "mine")
    try install("6.3.1", in: "opt/swift/usr")
    #expect(try search(path: "/mine/bin").toolchain(of: nil).programs.path.hasSuffix("/mine/bin"))
  }

  @Test func foldersThatAreMissingOrAreFilesAreSkipped() throws {
    try FileManager.default.createDirectory(
      at: folder.file("opt"), withIntermediateDirectories: true)
    try Data().write(to: folder.file("opt/swift"))
    #expect(search(path: "/none").matching(version) == nil)
    #expect(search(path: "", ["HOME": ""]).others == "")
  }
}
