import Foundation

/// The values of a part of an icon from Icon Composer, which can be different for an appearance.
struct IconValues {
  /// The shapes and systems whose values apply to a home screen icon.
  private static let idioms: Set = ["square", "iOS"]

  /// The values in the file, which contain those for all appearances.
  let all: [String: Any]
  private let appearance: String

  init(_ all: [String: Any], in style: IconStyle) {
    self.all = all
    appearance = style.rawValue
  }

  /// The value for a key in the icon's appearance.
  subscript(key: String) -> Any? {
    var best: (rank: Int, value: Any)?
    if let value = all[key] { best = (0, value) }
    for entry in specializations(key) {
      guard let value = entry["value"], let rank = rank(of: entry), rank >= best?.rank ?? 0 else {
        continue
      }
      best = (rank, value)
    }
    return best?.value
  }

  /// Returns whether there's a value only for the icon's appearance.
  func isSpecialized(_ key: String) -> Bool {
    specializations(key).contains { $0["appearance"] as? String == appearance }
  }

  /// Returns the number for a key.
  func number(_ key: String) -> Double? { self[key] as? Double }

  /// Returns whether a Boolean is true.
  func isOn(_ key: String) -> Bool { self[key] as? Bool == true }

  private func specializations(_ key: String) -> [[String: Any]] {
    all[key + "-specializations"] as? [[String: Any]] ?? []
  }

  /// Returns the rank of a value, or `nil` if it's for another appearance or shape.
  private func rank(of entry: [String: Any]) -> Int? {
    var rank = 0
    if let wanted = entry["appearance"] as? String {
      guard wanted == appearance else { return nil }
      rank += 2
    }
    if let idiom = entry["idiom"] as? String {
      guard Self.idioms.contains(idiom) else { return nil }
      rank += 1
    }
    return rank
  }
}
