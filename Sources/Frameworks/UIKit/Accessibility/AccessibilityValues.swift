import Foundation

/// Sets controls to values that assistive technology names.
@MainActor
enum AccessibilityValues {
  static func set(_ value: String, of view: UIView) {
    switch view {
    case let slider as UISlider:
      guard slider.isEnabled, let number = Float(value), number.isFinite else { return }
      let old = slider.value
      slider.value = number
      if slider.value != old { slider.sendActions(for: .valueChanged) }
    case let control as UIPageControl:
      guard control.isEnabled, let page = Double(value).flatMap(Int.init(exactly:)),
        (1...max(1, control.numberOfPages)).contains(page), control.currentPage != page - 1
      else { return }
      control.currentPage = page - 1
      control.sendActions(for: .valueChanged)
    case let wheel as PickerWheel:
      wheel.choose(titled: value)
    default: break
    }
  }
}
