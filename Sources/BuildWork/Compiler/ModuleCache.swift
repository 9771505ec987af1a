import AppBuilder
import Foundation
import Safeguards
import Sandbox

/// The cache of the system's compiled modules during a build.
///
/// Each build has its own copy of the modules of an empty project, so builds can't see each other's
/// files. The compiler always sees the copy at the same path, because the modules contain that
/// path. The compiler can write to the folder, but not to its parent, so it can't replace the
/// folder.
struct ModuleCache {
  /// The path at which the compiler sees the folder.
  static let path = "/run/modules"

  let folder: URL

  var isThere: Bool { FileManager.default.fileExists(atPath: folder.path) }

  /// The C modules that UIKit and other frameworks use internally.
  ///
  /// Apps see an empty module in place of each.
  private static let stubModules = [
    "CCompressors", "CDatabase", "CExpat", "CFrameworks", "CLibCrypto", "COpenSSL", "CPangoCairo",
    "CStreams",
  ]
  .map { "module \($0) {}\n" }.joined()

  /// Returns the subfolder that the compiler searches for C modules.
  static func stubs(in folder: String) -> String { folder + "/c-modules" }

  func make() throws {
    let modules = try WorkFolder(making: folder)
    let stubs = URL(fileURLWithPath: Self.stubs(in: folder.path))
    try modules.write(
      Self.stubModules,
      to: stubs.appendingPathComponent("module.modulemap"))
    for header in ReleasesHeader.all {
      let place = URL(fileURLWithPath: header.folder(in: folder.path))
      try modules.write(
        ReleasesHeader.moduleMap, to: place.appendingPathComponent("module.modulemap"))
      try modules.write(
        header.text, to: place.appendingPathComponent(ReleasesHeader.fileName))
    }
  }

  func remove() throws {
    try RootFolder(folder.deletingLastPathComponent()).remove(folder.lastPathComponent)
  }

  /// Copies the shared modules for a toolchain and UIKit.
  ///
  /// Creates them first if they don't exist or have changed.
  /// - Parameter compile: A closure that compiles a file and leaves the modules in a folder. It
  ///   returns whether that succeeds.
  func copyShared(
    of toolchain: Toolchain, _ library: UIKitLibrary,
    compile: (_ file: URL, _ modules: ModuleCache) async throws -> Bool
  ) async throws {
    let stamp = FileStamp(toolchain.programs.appendingPathComponent("swiftc").path)
    let key = ShortName.of(
      "\(toolchain.programs.path)\n\(stamp)\n\(library.modules.path)\n\(Self.stubModules)"
        .appending(ReleasesHeader.all.map(\.text).joined()).utf8)
    let cache = try RootFolder(making: BuildOptions.defaultCache)
    let lock = try await BuildLock(cache.url)
    defer { withExtendedLifetime(lock) {} }
    let shared = cache.url.appendingPathComponent("system-modules-\(key)")
    let mark = "system-modules-\(key).json"
    if cache.value(FolderStamp.self, at: mark) != FolderStamp(shared) {
      guard try await make(shared, in: cache, compile) else { return }
      try cache.keep(FolderStamp(shared), at: mark)
    }
    // A draft is renamed only when it's complete.
    let draft = URL(fileURLWithPath: folder.path + ".new")
    try ModuleCache(folder: draft).remove()
    try copy(shared, to: draft)
    guard rename(draft.path, folder.path) == 0 else {
      throw FileFailure(folder.path, errno: errno)
    }
  }

  /// Compiles an empty file with the same imports as an app.
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

  /// Copies files with their modification dates, which modules use to identify one another.
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
