import Foundation

/// A CocoaPods `Podfile`.
enum PodFile {
  /// The pods that the Podfile beside a project names.
  static func pods(beside project: URL) -> [String] {
    let file = project.deletingLastPathComponent().appendingPathComponent("Podfile")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.matches(of: /(?m)^\s*pod\s+['"]([^'"\/]+)/).map { String($0.1) }
  }
}
