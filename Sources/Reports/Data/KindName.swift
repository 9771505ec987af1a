import DeviceProtocol

/// What people call the elements of a screen.
enum KindName {
  /// The kinds of UIKit's classes that say something on their own.
  private static let classes = [
    "UIActivityIndicatorView": "activity indicator", "UIButton": "button",
    "UICollectionView": "collection view", "UICollectionViewCell": "cell",
    "UICollectionViewListCell": "cell", "UIColorWell": "color well", "UIDatePicker": "date picker",
    "UIImageView": "image", "UILabel": "label", "UINavigationBar": "navigation bar",
    "UIPageControl": "page control", "UIPickerView": "picker", "UIProgressView": "progress",
    "UIScrollView": "scroll view", "UISearchBar": "search bar", "UISearchTextField": "text field",
    "UISegmentedControl": "segmented control", "UISlider": "slider", "UIStepper": "stepper",
    "UISwitch": "switch", "UITabBar": "tab bar", "UITableView": "table",
    "UITableViewCell": "cell", "UITextField": "text field", "UITextView": "text view",
    "UIToolbar": "toolbar", "UIKeyboardKey": "key", "Icon": "icon", "QuickAction": "button",
  ]

  /// The bits of `UIAccessibilityTraits` that say what something is.
  private static let traits: [(bit: UInt64, name: String)] = [
    (0x1, "button"), (0x2, "link"), (0x4, "image"), (0x400, "search field"),
  ]

  /// What an element is; `nil` for what only groups others, and has nothing to be found by.
  static func name(of element: ScreenElement) -> String? {
    if let role = element.role { return name(of: role) }
    let texts = [element.identifier, element.label, element.value, element.text]
    let hasText = texts.contains { $0?.isEmpty == false }
    // A control is made of images that nobody can name.
    if let name = classes[element.type], hasText || name != "image" { return name }
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
