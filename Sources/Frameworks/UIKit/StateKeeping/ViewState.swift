/// What a person has done to a view: the text in a field, the value of a control, how far something is scrolled.
struct ViewState: Codable {
  enum Value: Codable, Equatable {
    case text(String)
    case isOn(Bool)
    case number(Double)
    case index(Int)
    case date(Date)
    case rows([Int])
    case offset(x: Double, y: Double)
  }

  /// As `ViewIndex` has it.
  let name: String
  let value: Value

  /// What is kept of the views of a view controller.
  @MainActor static func all(of controller: UIViewController) -> [ViewState] {
    ViewIndex(of: controller).views.flatMap { name, view in
      values(of: view).map { ViewState(name: name, value: $0) }
    }
  }

  @MainActor private static func values(of view: UIView) -> [Value] {
    var values: [Value] = []
    if view.isChangedByPerson, let value = value(of: view) { values.append(value) }
    if let scroll = view as? UIScrollView, let offset = Self.offset(of: scroll) {
      values.append(offset)
    }
    return values
  }

  @MainActor private static func value(of view: UIView) -> Value? {
    switch view {
    // A password isn't kept anywhere but where it's typed.
    case let field as UITextField: field.isSecureTextEntry ? nil : .text(field.text ?? "")
    case let text as UITextView: text.isSecureTextEntry ? nil : .text(text.text ?? "")
    case let control as UISwitch: .isOn(control.isOn)
    case let slider as UISlider: .number(Double(slider.value))
    case let stepper as UIStepper: .number(stepper.value)
    case let segments as UISegmentedControl: .index(segments.selectedSegmentIndex)
    case let pages as UIPageControl: .index(pages.currentPage)
    case let picker as UIDatePicker: .date(picker.date)
    case let picker as UIPickerView:
      .rows((0..<picker.numberOfComponents).map { picker.selectedRow(inComponent: $0) })
    default: nil
    }
  }

  /// Where a scroll view is, unless that is its beginning.
  @MainActor private static func offset(of view: UIScrollView) -> Value? {
    guard view.window != nil, !view.isTracking else { return nil }
    let offset = view.contentOffset
    let insets = view.adjustedContentInset
    guard abs(offset.x + insets.left) > 1 || abs(offset.y + insets.top) > 1 else { return nil }
    return .offset(x: Double(offset.x + insets.left), y: Double(offset.y + insets.top))
  }

  /// Does to a view what the person had done, so that the app learns of it as it did then.
  /// - Returns: Whether the view is as it was.
  @MainActor func apply(to view: UIView) -> Bool {
    switch (value, view) {
    case (.text(let text), let field as UITextField):
      field.text = text
      field.sendActions(for: .editingChanged)
      NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: field)
    case (.text(let text), let view as UITextView):
      view.text = text
      view.personDidEdit()
    case (.isOn(let isOn), let control as UISwitch):
      control.isOn = isOn
      control.sendActions(for: .valueChanged)
    case (.number(let number), let slider as UISlider):
      slider.value = Float(number)
      slider.sendActions(for: .valueChanged)
    case (.number(let number), let stepper as UIStepper):
      stepper.value = number
      stepper.sendActions(for: .valueChanged)
    case (.index(let index), let segments as UISegmentedControl):
      guard index < segments.numberOfSegments else { return false }
      segments.selectedSegmentIndex = index
      segments.sendActions(for: .valueChanged)
    case (.index(let index), let pages as UIPageControl):
      pages.currentPage = index
      pages.sendActions(for: .valueChanged)
    case (.date(let date), let picker as UIDatePicker):
      picker.date = date
      picker.sendActions(for: .valueChanged)
    case (.rows(let rows), let picker as UIPickerView): return Self.choose(rows, in: picker)
    case (.offset(let x, let y), let scroll as UIScrollView): Self.scroll(scroll, x: x, y: y)
    default: return false
    }
    return true
  }

  @MainActor private static func choose(_ rows: [Int], in picker: UIPickerView) -> Bool {
    guard rows.count == picker.numberOfComponents else { return false }
    for (component, row) in rows.enumerated()
    where row >= 0 && row < picker.numberOfRows(inComponent: component)
      && row != picker.selectedRow(inComponent: component)
    {
      picker.selectRow(row, inComponent: component, animated: false)
      picker.wheelDidSelect(row: row, component: component)
    }
    return true
  }

  /// Scrolls as far as there is content.
  @MainActor private static func scroll(_ view: UIScrollView, x: Double, y: Double) {
    let insets = view.adjustedContentInset
    let farthest = CGPoint(
      x: max(-insets.left, view.contentSize.width + insets.right - view.bounds.width),
      y: max(-insets.top, view.contentSize.height + insets.bottom - view.bounds.height))
    view.setContentOffset(
      CGPoint(
        x: min(x - insets.left, farthest.x), y: min(y - insets.top, farthest.y)), animated: false)
  }
}
