import Foundation

/// The program `quince-sandbox`, which runs others and watches over them.
enum SandboxLauncher {
  /// It was not found; where it was looked for.
  struct Missing: Error, CustomStringConvertible {
    var folders: [String]

    var description: String {
      "quince-sandbox is neither in \(folders.joined(separator: " nor in ")); "
        + "build it with `swift build`, or install with `make install`"
    }
  }

  /// The program beside the running one, or in `../lib/quince`.
  /// - Throws: `Missing`.
  static func find() throws -> String { try found.get() }

  private static let found: Result<String, Missing> = {
    let folders = SystemFolders.own
    let candidates = folders.map { "\($0)/quince-sandbox" }
    guard let program = candidates.first(where: FileManager.default.isExecutableFile(atPath:))
    else { return .failure(Missing(folders: folders)) }
    return .success(program)
  }()
}
