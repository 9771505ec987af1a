import AppBuilder
import Foundation
import Sandbox

/// Where the compiler keeps the system's modules, compiled, for one project.
///
/// No project finds there what another has left: each has a copy of its own, of what an empty project leaves. The
/// compiler always sees it under the same path, which is written in the modules.
struct ModuleCache {
  /// The path under which the compiler sees the folder.
  static let path = "/run/modules"

  let folder: URL

  var isThere: Bool { FileManager.default.fileExists(atPath: folder.path) }

  func make() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Copies the shared modules of a toolchain, which are made first if they are not there.
  /// - Parameter compile: Compiles a file, which leaves modules in a folder.
  func copyShared(
    of toolchain: Toolchain, compile: (_ file: URL, _ modules: ModuleCache) async throws -> Void
  ) async throws {
    let stamp = BuildRecord.Stamp(toolchain.programs.appendingPathComponent("swiftc").path)
    let key = ShortName.of("\(toolchain.programs.path)\n\(stamp)".utf8)
    let shared = BuildOptions.defaultCache.appendingPathComponent("system-modules-\(key)")
    let files = FileManager.default
    if !files.fileExists(atPath: shared.path) {
      try files.createDirectory(
        at: BuildOptions.defaultCache, withIntermediateDirectories: true)
      let scratch = try ScratchFolder(in: shared.deletingLastPathComponent())
      let draft = scratch.url.appendingPathComponent("modules")
      try files.createDirectory(at: draft, withIntermediateDirectories: true)
      let file = draft.appendingPathComponent("empty.swift")
      try Files.write("import Dispatch\nimport Foundation\nimport Glibc\n", to: file)
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
