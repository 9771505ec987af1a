import DeviceProtocol

/// The words for the elements of a screen in reports.
enum KindName {
  /// The bits of `UIAccessibilityTraits` that give an element a name.
  private static let traits: [(bit: UInt64, name: String)] = [
    (0x1, "button"), (0x2, "link"), (0x4, "image"), (0x400, "search field"),
  ]

  /// Returns the word for an element, or `nil` if the element only groups others and has no text.
  static func name(of element: ScreenElement) -> String? {
    if let role = element.role { return name(of: role) }
    let texts = [element.identifier, element.label, element.value, element.text]
    let hasText = texts.contains { $0?.isEmpty == false }
    // Controls consist of images that don't mean anything to the reader.
    if let name = element.kindName, hasText || name != "image" { return name }
    guard hasText else { return nil }
    if let trait = traits.first(where: { element.traits & $0.bit != 0 }) { return trait.name }
    return element.text == nil ? "view" : "label"
  }

  private static func name(of role: ElementRole) -> String {
    switch role {
    case .alert: "alert"
    case .sheet: "sheet"
    case .list: "list"
    case .row: "cell"
    case .tabBar: "tab bar"
    case .tab: "tab"
    case .segments: "segmented control"
    case .segment: "segment"
    case .toggle: "switch"
    case .slider: "slider"
    case .picker: "picker wheel"
    case .progress: "progress"
    case .textView: "text view"
    case .keyboard: "keyboard"
    case .bar: "bar"
    }
  }
}
