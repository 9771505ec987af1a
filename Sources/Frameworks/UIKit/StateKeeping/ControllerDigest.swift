/// A summary of a view controller's own properties.
///
/// It shows whether the app gave the view controller data that another one of the same class
/// doesn't have.
struct ControllerDigest: Codable, Equatable {
  private static let longestText = 200

  private let values: [String: String]

  init(of controller: UIViewController) {
    var values: [String: String] = [:]
    var mirror: Mirror? = Mirror(reflecting: controller)
    // The properties of the framework's classes aren't part of the app.
    while let current = mirror, !String(reflecting: current.subjectType).hasPrefix("UIKit.") {
      for child in current.children {
        guard let label = child.label, !label.hasPrefix("$__lazy_storage_$") else { continue }
        values[label] = Self.summary(of: child.value)
      }
      mirror = current.superclassMirror
    }
    self.values = values
  }

  /// Returns the names of the properties whose contents differ from those of another digest.
  func differences(from other: ControllerDigest) -> [String] {
    Set(values.keys).union(other.values.keys).filter { values[$0] != other.values[$0] }.sorted()
  }

  private static func summary(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { summary(of: $0.value) } ?? "nil"
    case .class, .foreignReference: return "\(mirror.subjectType)"
    case .collection, .set, .dictionary: return "\(mirror.subjectType) of \(mirror.children.count)"
    default:
      // Dates and UUIDs are always different.
      if value is Date || value is UUID { return "\(mirror.subjectType)" }
      return String(String(describing: value).prefix(longestText))
    }
  }
}
