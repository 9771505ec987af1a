import Foundation

/// A search for Swift toolchains in the places where users install them.
struct ToolchainSearch {
  private let environment: [String: String]
  private let root: String

  /// Creates a search.
  /// - Parameters:
  ///   - environment: The environment variables that contain folders.
  ///   - root: The folder to use as `/` in fixed paths.
  init(
    environment: [String: String] = ProcessInfo.processInfo.environment, root: String = ""
  ) {
    self.environment = environment
    self.root = root
  }

  /// Finds the first toolchain with a version.
  /// - Parameter version: The version, or `nil` to accept any.
  /// - Throws: `BuildFailure` if there's no such toolchain.
  func toolchain(of version: SwiftVersion?) throws -> Toolchain {
    if let match = matching(version) { return match }
    throw BuildFailure(
      "Quince needs \(Self.name(of: version)), which isn't installed\(others)",
      hint: Self.remedy(for: version))
  }

  /// Returns the first toolchain with a version, or `nil` if there's none.
  func matching(_ version: SwiftVersion?) -> Toolchain? {
    toolchains.first { version == nil || $0.version == version }
  }

  /// Returns the display name of a version.
  static func name(of version: SwiftVersion?) -> String { version?.description ?? "Swift" }

  /// Returns instructions for installing a toolchain with a version.
  static func remedy(for version: SwiftVersion?) -> String {
    let page = "https://www.swift.org/install/linux"
    guard let number = version?.number else { return "see \(page)" }
    return "run `swiftly install \(number)`, or unpack the toolchain in /opt; see \(page)"
  }

  /// A clause that lists toolchains with other versions, or an empty string.
  var others: String {
    let list = toolchains.map { "\($0.version?.description ?? "Swift") in \($0.programs.path)" }
    return list.isEmpty ? "" : "; found only " + list.joined(separator: ", ")
  }

  /// A lazy sequence of the toolchains.
  private var toolchains: some Sequence<Toolchain> {
    var seen: Set<URL> = []
    return programFolders.lazy
      .map { Toolchain(compiler: URL(fileURLWithPath: "\($0)/swiftc")) }
      .filter { $0.isComplete }
      .filter { seen.insert($0.programs).inserted }
  }

  /// The folders that can contain a `swiftc`, in order of preference.
  ///
  /// A `swiftc` that swiftly installs is a link to swiftly rather than a toolchain.
  private var programFolders: some Sequence<String> {
    let path = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let unpacked = parents.lazy.flatMap { folder in
      children(of: folder).filter { $0.lowercased().hasPrefix("swift") }
        .flatMap { ["\(folder)/\($0)/usr/bin", "\(folder)/\($0)/bin"] }
    }
    let swiftly = swiftlyFolders.lazy.flatMap { folder in
      children(of: folder).map { "\(folder)/\($0)/usr/bin" }
    }
    return [AnySequence(path), AnySequence(swiftly), AnySequence(unpacked)].lazy.joined()
  }

  /// The folders where swiftly stores toolchains.
  private var swiftlyFolders: [String] {
    var folders: [String] = []
    if let chosen = environment["SWIFTLY_TOOLCHAINS_DIR"] { folders.append(chosen) }
    if let chosen = environment["SWIFTLY_HOME_DIR"] { folders.append("\(chosen)/toolchains") }
    if let home { folders.append("\(home)/.local/share/swiftly/toolchains") }
    return folders
  }

  /// The folders where users unpack toolchains, with a name that starts with `swift`.
  private var parents: [String] {
    ["opt", "usr/local", "usr/lib", "usr/libexec"].map { "\(root)/\($0)" }
      + (home.map { [$0, "\($0)/.local", "\($0)/.local/share"] } ?? [])
  }

  private var home: String? { environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } }

  private func children(of folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }
}
