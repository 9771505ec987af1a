import DeviceProtocol

/// A wheel of a picker view.
final class PickerWheel: UIScrollView, UIScrollViewDelegate {
  static let rowHeight = SystemDesign.current.pickers.rowHeight
  /// The maximum number of rows that are reported to assistive technology.
  private static let mostReported = 500

  private weak var picker: UIPickerView?
  private let component: Int
  private var rows: [Int: UIView] = [:]
  private var height = PickerWheel.rowHeight
  private(set) var count = 0
  private(set) var selectedRow = 0

  init(picker: UIPickerView, component: Int) {
    self.picker = picker
    self.component = component
    super.init(frame: .zero)
    storedDelegate = self
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    decelerationRate = .fast
    alwaysBounceVertical = true
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    let tap = UITapGestureRecognizer(target: self, action: "handleTap:")
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) {
    component = 0
    super.init(coder: coder)
  }

  func reload(count: Int, rowHeight: CGFloat) {
    refreshRows()
    self.count = count
    height = rowHeight
    selectedRow = min(selectedRow, max(0, count - 1))
    contentSize = CGSize(width: bounds.width, height: CGFloat(count) * rowHeight)
    select(selectedRow, animated: false)
  }

  /// Re-creates the rows' views.
  func refreshRows() {
    for view in rows.values { view.removeFromSuperview() }
    rows = [:]
    setNeedsLayout()
  }

  func select(_ row: Int, animated: Bool) {
    selectedRow = min(max(0, row), max(0, count - 1))
    setContentOffset(offset(of: selectedRow), animated: animated)
  }

  func view(forRow row: Int) -> UIView? { rows[row] }

  private func offset(of row: Int) -> CGPoint {
    CGPoint(x: 0, y: CGFloat(row) * height - contentInset.top)
  }

  override func layoutSubviews() {
    let inset = max(0, (bounds.height - height) / 2)
    if contentInset.top != inset {
      contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
      contentOffset = offset(of: selectedRow)
    }
    contentSize.width = bounds.width
    super.layoutSubviews()
    showRows()
  }

  private var drum: PickerDrum { PickerDrum(height: bounds.height, rowHeight: height) }

  /// The position in the middle, in rows.
  private var middleRow: CGFloat { bounds.midY / height - 0.5 }

  private func showRows() {
    guard let picker, count > 0 else { return }
    let reach = drum.reach
    let first = max(0, Int((middleRow - reach).rounded(.down)) + 1)
    let last = min(count - 1, Int((middleRow + reach).rounded(.up)) - 1)
    for (row, view) in rows where row < first || row > last {
      view.removeFromSuperview()
      rows[row] = nil
    }
    guard first <= last else { return }
    for row in first...last {
      let view = rows[row] ?? picker.makeView(row: row, component: component)
      if rows[row] == nil {
        rows[row] = view
        addSubview(view)
      }
      lay(view, row: row)
    }
  }

  /// Rows turn away as on a drum: the farther they are from the middle, the closer together they
  /// are. Those that aren't chosen are fainter.
  private func lay(_ view: UIView, row: Int) {
    let distance = CGFloat(row) - middleRow
    let isChosen = abs(distance) < 0.5
    let label = view as? PickerRowLabel
    view.transform = .identity
    view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
      .insetBy(dx: label == nil ? 0 : PickerRowLabel.inset, dy: 0)
    view.center = CGPoint(
      x: bounds.width / 2, y: bounds.midY + drum.displacement(ofRowAt: distance))
    view.transform = CGAffineTransform(scaleX: 1, y: max(0.01, drum.scale(ofRowAt: distance)))
    view.alpha = isChosen ? 1 : SystemDesign.current.pickers.otherOpacity
    label?.isChosen = isChosen
  }

  override var leavesDragsToSheets: Bool { false }

  func handleTap(_ recognizer: UITapGestureRecognizer) {
    let distance = recognizer.location(in: self).y - bounds.midY
    let row = Int((middleRow + drum.row(displacedBy: distance)).rounded())
    guard row >= 0, row < count else { return }
    setContentOffset(offset(of: row), animated: true)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee = offset(of: row(at: targetContentOffset.pointee.y))
  }

  private func row(at offset: CGFloat) -> Int {
    min(max(0, Int(((offset + contentInset.top) / height).rounded())), max(0, count - 1))
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    settle()
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    settle()
  }

  private func settle() {
    let row = row(at: contentOffset.y)
    contentOffset = offset(of: row)
    guard row != selectedRow else { return }
    selectedRow = row
    picker?.wheelDidSelect(row: row, component: component)
  }

  // MARK: Accessibility

  /// The titles of the reported rows.
  ///
  /// For a row without a title, it's the row's index.
  var titles: [String] { reportedRows.map(title) }

  private func title(of row: Int) -> String {
    picker?.title(row: row, component: component) ?? "\(row + 1)"
  }

  /// The rows that are reported to assistive technologies.
  ///
  /// If there are many rows or they repeat, these are the rows around the selected one.
  private var reportedRows: Range<Int> {
    if let cycle = picker?.cycle(around: selectedRow, ofComponent: component) { return cycle }
    guard count > Self.mostReported else { return 0..<count }
    let reach = Self.mostReported / 4
    return max(0, selectedRow - reach)..<min(count, selectedRow + reach + 1)
  }

  /// Selects the row with a title, and prefers rows that are reported to assistive technologies.
  func choose(titled title: String) {
    let row =
      reportedRows.first { self.title(of: $0) == title }
      ?? (0..<count).first { self.title(of: $0) == title }
    if let row { choose(row) }
  }

  /// Selects a row as if the user turned the wheel, and informs the delegate.
  func choose(_ row: Int) {
    guard row != selectedRow, (0..<count).contains(row) else { return }
    select(row, animated: false)
    picker?.wheelDidSelect(row: row, component: component)
  }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? describedLabel ?? picker?.accessibilityLabel }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityHint: String? {
    get { super.accessibilityHint ?? describedHint }
    set { super.accessibilityHint = newValue }
  }

  private var describer: (any UIPickerViewAccessibilityDelegate)? {
    picker?.delegate as? any UIPickerViewAccessibilityDelegate
  }

  private var describedLabel: String? {
    guard let picker, let describer else { return nil }
    return describer.pickerView(picker, accessibilityAttributedLabelForComponent: component)?.string
      ?? describer.pickerView(picker, accessibilityLabelForComponent: component)
  }

  private var describedHint: String? {
    guard let picker, let describer else { return nil }
    return describer.pickerView(picker, accessibilityAttributedHintForComponent: component)?.string
      ?? describer.pickerView(picker, accessibilityHintForComponent: component)
  }

  override var accessibilityValue: String? {
    get { super.accessibilityValue ?? titleOfSelectedRow }
    set { super.accessibilityValue = newValue }
  }

  private var titleOfSelectedRow: String? {
    (0..<count).contains(selectedRow)
      ? picker?.title(row: selectedRow, component: component) : nil
  }

  override func accessibilityIncrement() { choose(selectedRow + 1) }

  override func accessibilityDecrement() { choose(selectedRow - 1) }

  override func describeRole(_ element: inout ScreenElement) {
    element.role = .picker
    element.options = titles
  }

  override func adjust(to value: String) { choose(titled: value) }

  override var elementKind: ElementKind { .pickerWheel }

  // MARK: Self-description

  override class var namedMembers: [ObjCMember] {
    [
      .method("handleTap:", of: PickerWheel.self) {
        $0.handleTap(try ObjCRuntime.argument($1, 0))
      }
    ]
  }
}
