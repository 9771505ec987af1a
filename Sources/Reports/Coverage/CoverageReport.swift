import Foundation

/// The parts of an app's code that ran.
package struct CoverageReport: Codable, Equatable, Sendable {
  /// The files with code, by path.
  package let files: [CoveredFile]

  /// Creates a report of files.
  package init(_ files: [CoveredFile]) {
    self.files = files.sorted { $0.path < $1.path }
  }

  /// The number of lines with code.
  package var lineCount: Int { files.reduce(0) { $0 + $1.lineCount } }
  /// The number of lines that ran.
  package var coveredCount: Int { files.reduce(0) { $0 + $1.coveredCount } }

  /// The folder that contains all files.
  package var folder: String {
    guard var common = files.first.map({ ($0.path as NSString).deletingLastPathComponent }) else {
      return ""
    }
    while !common.isEmpty, common != "/", !files.allSatisfy({ $0.path.hasPrefix(common + "/") }) {
      common = (common as NSString).deletingLastPathComponent
    }
    return common
  }

  /// Returns the path of a file relative to the folder that contains all of them.
  package func name(of file: CoveredFile) -> String {
    file.path.path(from: folder)
  }

  /// Returns a percentage with one decimal place, which is 100% if there's nothing to cover.
  package static func percent(_ covered: Int, of all: Int) -> String {
    let part = all == 0 ? 100 : Double(covered) / Double(all) * 100
    // The percentage must not be rounded up to 100%.
    return String(format: "%.1f%%", covered < all ? min(part, 99.9) : part)
  }
}
