import Foundation
import Testing

@testable import UIKitCore

/// A measured number of the look of a release, from `Tests/Measured`.
struct MeasuredFact: Decodable, Sendable, CustomTestStringConvertible {
  /// The part and the property, such as `switch.size`.
  let name: String
  /// The values in order, such as a width and a height.
  let values: [Double]
  let unit: String
  /// The system and the device that were measured, or where the number comes from.
  let source: String

  var testDescription: String { name }

  /// The facts about the release whose design the tests use.
  static let all: [MeasuredFact] = {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Measured/\(DesignSelection.ofApp.fileName).json")
    do {
      return try JSONDecoder().decode([MeasuredFact].self, from: Data(contentsOf: file))
    } catch {
      fatalError("\(file.path): \(error)")
    }
  }()
}

extension DesignSelection {
  /// The name of the release's files in the tests' folders.
  var fileName: String {
    switch self {
    case .ios18: "iOS18"
    case .ios26: "iOS26"
    case .ios27: "iOS27"
    }
  }
}
