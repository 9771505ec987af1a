import DisplayList
import Foundation

/// The contents of a frame of ColorMixer.
struct MixerFrame: Equatable, CustomStringConvertible {
  /// The encoded frame.
  var data: Data
  /// The numbers in the three text fields, from top to bottom.
  var numbers: [Int]
  /// The red, green, and blue components of the color view, from 0 to 100.
  var mixed: [Int]

  /// Decodes a frame.
  /// - Throws: An error if it isn't a frame of ColorMixer.
  init(_ data: Data, colorViewSize: CGSize) throws {
    self.data = data
    let frame = try DisplayList(encoded: data)
    numbers = []
    mixed = []
    for command in frame.commands {
      switch command {
      case .text(let run):
        if let number = Int(run.text) { numbers.append(number) }
      case .fill(let shape, .color(let color)):
        guard shape.size == colorViewSize else { continue }
        mixed = [color.red, color.green, color.blue].map { Int(($0 * 100).rounded()) }
      default:
        break
      }
    }
  }

  /// Returns the commands that differ in another frame.
  func difference(to other: MixerFrame) -> String {
    let commands = (try? DisplayList(encoded: data).commands) ?? []
    let others = (try? DisplayList(encoded: other.data).commands) ?? []
    return zip(commands, others).filter { $0 != $1 }
      .map { "\($0) became \($1)" }.joined(separator: "\n")
  }

  var description: String { "fields \(numbers), color \(mixed)" }
}

extension Shape {
  fileprivate var size: CGSize? {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): rect.size
    case .path: nil
    }
  }
}
