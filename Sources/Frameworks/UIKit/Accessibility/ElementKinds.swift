import DeviceProtocol

/// What views are to a UI test, which `XCUIElement.ElementType` names.
@MainActor
enum ElementKinds {
  /// Says of an element what its view is to a UI test, and what only a UI test is told.
  static func describe(_ view: UIView, _ element: inout ScreenElement) {
    element.kind = kind(of: view)
    let traits = UIAccessibilityTraits(rawValue: element.traits)
    if traits.contains(.selected) { element.isSelected = true }
    if traits.contains(.notEnabled) { element.isEnabled = false }
    switch view {
    case let label as ButtonLabel: element.label = label.text
    case let bar as UINavigationBar:
      element.identifier = element.identifier ?? bar.topItem?.title
    case is UITabBar: element.label = element.label ?? "Tab Bar"
    case is UIToolbar: element.label = element.label ?? "Toolbar"
    case let field as UITextField:
      if (element.value ?? "").isEmpty { element.value = field.placeholder ?? "" }
    case let control as UIPageControl:
      element.value = "page \(control.currentPage + 1) of \(max(1, control.numberOfPages))"
    default: break
    }
  }

  /// Whether a UI test sees what is in a view; what assistive technology reads as one thing is one thing.
  static func showsContent(of view: UIView) -> Bool {
    switch view {
    case is UIButton, is BarButton, is UITableViewCell, is UICollectionViewCell, is UITextField:
      true
    default: !view.isAccessibilityElement
    }
  }

  /// What something is that has such traits.
  static func kind(ofTraits traits: UIAccessibilityTraits) -> ElementKind? {
    if traits.contains(.searchField) { return .searchField }
    if traits.contains(.keyboardKey) { return .key }
    if traits.contains(.link) { return .link }
    if traits.contains(.button) { return .button }
    if traits.contains(.image) { return .image }
    if traits.contains(.staticText) { return .staticText }
    return nil
  }

  /// What a view is to a UI test.
  static func kind(of view: UIView) -> ElementKind {
    switch view {
    case let control as UIControl: kind(of: control)
    case let scrollView as UIScrollView: kind(of: scrollView)
    case is UITableViewCell, is UICollectionViewCell: .cell
    case is UILabel: kind(of: view, otherwise: .staticText)
    case is UIImageView: kind(of: view, otherwise: .image)
    case is UIWindow: .window
    case let alert as AlertView: alert.isSheet ? .sheet : .alert
    case is UINavigationBar: .navigationBar
    case is UITabBar: .tabBar
    case is UIToolbar: .toolbar
    case is UIProgressView: .progressIndicator
    case is UIActivityIndicatorView: .activityIndicator
    case is UIPickerView: .picker
    case is SegmentView: .button
    case is KeyboardView: .keyboard
    case let key as KeyView: kind(of: key)
    default: kind(of: view, otherwise: .other)
    }
  }

  private static func kind(of view: UIView, otherwise kind: ElementKind) -> ElementKind {
    view.isAccessibilityElement ? self.kind(ofTraits: view.accessibilityTraits) ?? kind : kind
  }

  private static func kind(of control: UIControl) -> ElementKind {
    switch control {
    case is UIButton, is BarButton, is NavigationBackButton, is TabBarButton, is MenuRow: .button
    case is UISearchTextField: .searchField
    case let field as UITextField: field.isSecureTextEntry ? .secureTextField : .textField
    case is UISwitch: .toggle
    case is UISlider: .slider
    case is UIStepper: .stepper
    case is UISegmentedControl: .segmentedControl
    case is UIPageControl: .pageIndicator
    case is UIDatePicker: .datePicker
    case is UIColorWell: .colorWell
    case is EditMenuButton: .menuItem
    default: kind(of: control, otherwise: .other)
    }
  }

  private static func kind(of scrollView: UIScrollView) -> ElementKind {
    switch scrollView {
    case is UITextView: .textView
    case is PickerWheel: .pickerWheel
    case is UITableView: .table
    case is UICollectionView: .collectionView
    default: .scrollView
    }
  }

  private static func kind(of key: KeyView) -> ElementKind {
    switch key.key.action {
    case .text, .space, .delete, .plane: .key
    case .shift, .enter, .globe, .dictation, .dismiss, .undo, .redo, .paste: .button
    }
  }
}
