import Foundation
import Safeguards

/// A CocoaPods `Podfile`.
enum PodFile {
  /// Returns the pods in the Podfile next to a project.
  static func pods(beside project: URL, in area: ReadingArea) -> [String] {
    let file = project.deletingLastPathComponent().appendingPathComponent("Podfile")
    guard let text = try? InputFile.text(of: area.resolve(file), atMost: 1 << 20) else { return [] }
    return text.matches(of: /(?m)^\s*pod\s+['"]([^'"\/]+)/).map { String($0.1) }
  }
}
