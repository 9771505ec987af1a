import AppBuilder
import Foundation
import Safeguards
import Sandbox

/// The cache of the system's compiled modules during a build.
///
/// No build finds another's files there: each has its own copy of the modules of an empty project.
/// The compiler always sees it under the same path, which is written in the modules. It can write
/// in the folder, but not in the one around it, and so can't put anything in the folder's place.
struct ModuleCache {
  /// The path under which the compiler sees the folder.
  static let path = "/run/modules"

  let folder: URL

  var isThere: Bool { FileManager.default.fileExists(atPath: folder.path) }

  /// The modules in C that UIKit uses and no app sees, each of which is empty for apps.
  private static let stubModules = ["CExpat", "CFrameworks", "CPangoCairo"]
    .map { "module \($0) {}\n" }.joined()

  /// Returns the folder within another one that the compiler searches for modules in C.
  static func stubs(in folder: String) -> String { folder + "/c-modules" }

  func make() throws {
    let modules = try WorkFolder(making: folder)
    let stubs = URL(fileURLWithPath: Self.stubs(in: folder.path))
    try modules.write(
      Self.stubModules,
      to: stubs.appendingPathComponent("module.modulemap"))
  }

  func remove() throws {
    try RootFolder(folder.deletingLastPathComponent()).remove(folder.lastPathComponent)
  }

  /// Copies the shared modules of a toolchain and of UIKit, which are made first if they aren't
  /// there as they were.
  /// - Parameter compile: Compiles a file, which leaves modules in a folder; whether that succeeds.
  func copyShared(
    of toolchain: Toolchain, _ library: UIKitLibrary,
    compile: (_ file: URL, _ modules: ModuleCache) async throws -> Bool
  ) async throws {
    let stamp = FileStamp(toolchain.programs.appendingPathComponent("swiftc").path)
    let key = ShortName.of(
      "\(toolchain.programs.path)\n\(stamp)\n\(library.modules.path)\n\(Self.stubModules)".utf8)
    let cache = try RootFolder(making: BuildOptions.defaultCache)
    let lock = try await BuildLock(cache.url)
    defer { withExtendedLifetime(lock) {} }
    let shared = cache.url.appendingPathComponent("system-modules-\(key)")
    let mark = "system-modules-\(key).json"
    if cache.value(FolderStamp.self, at: mark) != FolderStamp(shared) {
      guard try await make(shared, in: cache, compile) else { return }
      try cache.keep(FolderStamp(shared), at: mark)
    }
    // Half a copy never has the name.
    let draft = URL(fileURLWithPath: folder.path + ".new")
    try ModuleCache(folder: draft).remove()
    try copy(shared, to: draft)
    guard rename(draft.path, folder.path) == 0 else {
      throw FileFailure(folder.path, errno: errno)
    }
  }

  /// Compiles an empty file with the same imports as apps.
  /// - Returns: Whether that succeeds.
  private func make(
    _ shared: URL, in cache: RootFolder,
    _ compile: (_ file: URL, _ modules: ModuleCache) async throws -> Bool
  ) async throws -> Bool {
    let scratch = try ScratchFolder(in: cache.url)
    defer { scratch.remove() }
    let draft = ModuleCache(folder: scratch.url.appendingPathComponent("modules"))
    try draft.make()
    let file = draft.folder.appendingPathComponent("empty.swift")
    try WorkFolder(making: draft.folder).write(
      "import Dispatch\nimport Foundation\nimport Glibc\nimport UIKit\n", to: file)
    guard try await compile(file, draft) else { return false }
    try cache.remove(shared.lastPathComponent)
    guard rename(draft.folder.path, shared.path) == 0 else {
      throw FileFailure(shared.path, errno: errno)
    }
    return true
  }

  /// Copies files with their times, by which modules identify one another.
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
