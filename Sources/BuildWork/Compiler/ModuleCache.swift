import AppBuilder
import Foundation
import Safeguards
import Sandbox

/// Where the compiler keeps the system's modules, compiled, during one build.
///
/// No build finds there what another has left: each has a copy of its own, of what an empty project leaves. The
/// compiler always sees it under the same path, which is written in the modules.
struct ModuleCache {
  /// The path under which the compiler sees the folder.
  static let path = "/run/modules"

  let folder: URL

  init(folder: URL) {
    self.folder = folder
  }

  /// The one of a folder that the compiler works in.
  init(in work: URL) {
    folder = work.appendingPathComponent("modules")
  }

  var isThere: Bool { FileManager.default.fileExists(atPath: folder.path) }

  /// What lies in a folder that the compiler searches for modules in C: UIKit is made of some that no app sees, and
  /// empty ones stand for them.
  static func stubs(in folder: String) -> String { folder + "/c-modules" }

  func make() throws {
    let stubs = URL(fileURLWithPath: Self.stubs(in: folder.path))
    try FileManager.default.createDirectory(at: stubs, withIntermediateDirectories: true)
    let map = stubs.appendingPathComponent("module.modulemap")
    guard !FileManager.default.fileExists(atPath: map.path) else { return }
    try Files.write("module CExpat {}\nmodule CPangoCairo {}\n", to: map)
  }

  /// Copies the shared modules of a toolchain and of UIKit, which are made first if they are not there.
  /// - Parameter compile: Compiles a file, which leaves modules in a folder.
  func copyShared(
    of toolchain: Toolchain, _ library: UIKitLibrary,
    compile: (_ file: URL, _ modules: ModuleCache) async throws -> Void
  ) async throws {
    let stamp = FileStamp(toolchain.programs.appendingPathComponent("swiftc").path)
    let key = ShortName.of(
      "\(toolchain.programs.path)\n\(stamp)\n\(library.modules.path)".utf8)
    let shared = BuildOptions.defaultCache.appendingPathComponent("system-modules-\(key)")
    let files = FileManager.default
    if !files.fileExists(atPath: shared.path) {
      try files.createDirectory(
        at: BuildOptions.defaultCache, withIntermediateDirectories: true)
      let scratch = try ScratchFolder(in: shared.deletingLastPathComponent())
      let draft = scratch.url.appendingPathComponent("modules")
      try ModuleCache(folder: draft).make()
      let file = draft.appendingPathComponent("empty.swift")
      try Files.write("import Dispatch\nimport Foundation\nimport Glibc\nimport UIKit\n", to: file)
      try await compile(file, ModuleCache(folder: draft))
      // Another build may have been quicker.
      _ = rename(draft.path, shared.path)
    }
    try copy(shared, to: folder)
  }

  /// With the times of the files, by which modules know one another.
  private func copy(_ source: URL, to target: URL) throws {
    let files = FileManager.default
    try files.createDirectory(at: target, withIntermediateDirectories: true)
    for name in try files.contentsOfDirectory(atPath: source.path) {
      let from = source.appendingPathComponent(name)
      let to = target.appendingPathComponent(name)
      let attributes = try files.attributesOfItem(atPath: from.path)
      if attributes[.type] as? FileAttributeType == .typeDirectory {
        try copy(from, to: to)
      } else {
        try files.copyItem(at: from, to: to)
        let time = attributes[.modificationDate] as Any
        try files.setAttributes([.modificationDate: time], ofItemAtPath: to.path)
      }
    }
  }
}
