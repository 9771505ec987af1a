import DeviceProtocol
import Foundation

/// The properties that an inspector shows of views, in the order in which it does.
@MainActor
enum InspectorProperties {
  /// Properties under a title.
  struct Section {
    let title: String
    let properties: [InspectorProperty]
  }

  static let all = [
    Section(title: "View", properties: view),
    Section(title: "Content", properties: content),
    Section(title: "Colors", properties: colors),
    Section(title: "Layout", properties: layout),
    Section(title: "Layer", properties: layer),
    Section(title: "Accessibility", properties: accessibility),
  ]

  /// The property with a key.
  static func property(_ key: String) -> InspectorProperty? {
    all.lazy.flatMap(\.properties).first { $0.key == key }
  }
}
