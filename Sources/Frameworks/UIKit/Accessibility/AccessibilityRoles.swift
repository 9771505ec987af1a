import DeviceProtocol

/// What assistive technology and the page's controls take views for.
@MainActor
enum AccessibilityRoles {
  /// Says of an element what its view is.
  static func describe(_ view: UIView, _ element: inout ScreenElement) {
    switch view {
    case let control as UIControl: describe(control: control, &element)
    case let scrollView as UIScrollView: describe(scrollView: scrollView, &element)
    case let cell as UITableViewCell:
      element.role = .row
      if let table = cell.tableView,
        table.isEditing ? table.allowsSelectionDuringEditing : table.allowsSelection
      {
        element.traits |= UIAccessibilityTraits.button.rawValue
      }
    case is UICollectionViewCell: element.role = .row
    case let progress as UIProgressView:
      element.role = .progress
      element.range = ElementRange(minimum: 0, maximum: 1, value: Double(progress.progress))
    case is UIActivityIndicatorView: element.role = .progress
    case is UITabBar: element.role = .tabBar
    case is UINavigationBar, is UIToolbar: element.role = .bar
    case is KeyboardView: element.role = .keyboard
    case is SegmentView: element.role = .segment
    default: break
    }
  }

  private static func describe(control: UIControl, _ element: inout ScreenElement) {
    switch control {
    case let slider as UISlider:
      element.role = .slider
      element.range = ElementRange(
        minimum: Double(slider.minimumValue), maximum: Double(slider.maximumValue),
        value: Double(slider.value))
    case let control as UIPageControl:
      element.role = .slider
      element.range = ElementRange(
        minimum: 1, maximum: Double(max(1, control.numberOfPages)),
        value: Double(control.currentPage + 1))
    case is UISwitch: element.role = .toggle
    case is UISegmentedControl: element.role = .segments
    case is TabBarButton: element.role = .tab
    default: break
    }
  }

  private static func describe(scrollView: UIScrollView, _ element: inout ScreenElement) {
    switch scrollView {
    case is UITextView: element.role = .textView
    case let wheel as PickerWheel:
      element.role = .picker
      element.options = wheel.titles
    case is UITableView, is UICollectionView: element.role = .list
    default: break
    }
  }
}
