import Foundation

/// The system files that the compiler links apps with.
struct LinkingFiles {
  private let root: String

  /// - Parameter root: The folder to use as `/`.
  init(root: String = "") {
    self.root = root
  }

  /// Whether the C startup files and the C++ library are where the compiler looks for them.
  var areComplete: Bool {
    folders.contains { has("crt1.o", in: $0) }
      && (folders + compilerFolders).contains { has("libstdc++.so", in: $0) }
  }

  private var folders: [String] {
    ["lib64", "lib"].map { "\(root)/usr/\($0)" } + children(of: "\(root)/usr/lib")
  }

  /// The folders with GCC's libraries: by architecture, then by version.
  private var compilerFolders: [String] {
    children(of: "\(root)/usr/lib/gcc").flatMap(children)
  }

  private func children(of folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).map { "\(folder)/\($0)" }
  }

  private func has(_ name: String, in folder: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(folder)/\(name)")
  }
}
